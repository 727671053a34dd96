import { type PriceWords, readPriceWords } from '@sluimer/domain/search/price-words'
import { longestSearchText } from '@sluimer/domain/search/search-text'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { namesGoods } from '../intent/concepts.ts'
import { asideWords, fillerWords } from '../text/filler-words.ts'
import { rememberLast } from '../text/remember-last.ts'
import { splitClauses } from '../text/split-clauses.ts'
import { leaveOutSayings } from './beside/leave-out-sayings.ts'
import { listStoryWords } from './beside/read-story.ts'
import { listLoose } from './list-loose.ts'
import { readNoDrill } from './name-by-place.ts'
import { comparatives, modest, type Order, superlatives } from './orders.ts'
import { listMakeWords, namesProperty } from './property-words.ts'
import { readCovers } from './read-covers.ts'
import { readFigures, readFloorSize, readHanging, readOneLength, readSpokenSize } from './read-figures.ts'
import { readLeastReviews } from './read-least-reviews.ts'
import { readProperties } from './read-properties.ts'
import { readRank } from './read-rank.ts'
import { readRefusals } from './read-refusals.ts'
import { fitToBed } from './size-for-bed.ts'
import { tidyWish } from './tidy-wish.ts'

const dutch = createLanguage()
/** Flemish makes things small with -ke: 'handdoekskes', 'zetelke', 'nachtkaske'; 'sterke' is not a small thing. */
const flemishCase = /kaske(?=s?$)/iu
/** 'Pyjamaatje' is a small pyjama. */
const smallOfVowel = /(?<=\p{L}{2})([aou])\1tje(?=s?$)/iu
const flemishSmall = /(?<=\p{L}{5})s?kes$|(?<!^(?:ster|mer|wer))(?<=\p{L}{3}[lrnmpdt])ke$/iu

/** What a shopper wants to see. */
export interface Wish {
  /** The words that name goods, for the product index; empty when the message names none. */
  readonly text: string
  /** Whole euros, both ends included. */
  readonly price?: PriceWords['price']
  readonly order?: Order
  /** The place in that order, of the second cheapest for instance; absent for the first. */
  readonly rank?: number
  /** Words for what it must not be made of or look like. */
  readonly without?: readonly string[]
  /** Products that were shown and refused. */
  readonly except?: readonly number[]
  /** Words that say how large or high a thing is, which only the names of its choices may know. */
  readonly hints?: readonly string[]
  /** Two words of the text of which one is enough: 'grijs of groen'. */
  readonly either?: readonly [string, string]
  /** Words of the text that only a story beside the goods has: 'grond' of 'anders ligt mijn telefoon op de grond'. */
  readonly story?: readonly string[]
  /** Words of the text that stand far from the goods: nobody is told that goods lack them. */
  readonly loose?: readonly string[]
  /** Set when goods with a thin layer of what is named count as well. */
  readonly layers?: true
  /** How many reviews the best rated should at least have. */
  readonly leastReviews?: number
  /** Set when only what costs less than before is wanted. */
  readonly reduced?: true
}

/** 'Met minstens 4 sterren', 'een 5-sterren kussen': the best rated are shown, whose answer says how many stars they have. */
const stars =
  /\b(?:(?:met|van|vanaf|boven|minstens|minimaal|meer dan|tenminste|ten minste|alleen|alle) ){0,3}(?:[1-5](?:[.,]\d)?|vier|vijf)(?: of (?:meer|vijf|5))?[ -]?ster(?:ren)?\b(?: of (?:meer|hoger))?(?! hotel| erop)/giu

/** 'De goedkoopste manier' asks how to do something, and for no goods. */
const manner = /\b(?:\p{L}+ste )?(?:manier|wijze|methode|oplossing|optie)\b(?: (?:om|voor))?/giu

/**
 * Reads what a message asks to see: the goods in it, a price ('onder de 50 euro', 'tussen 100 en 200') and a superlative.
 * Accepts any tidied message; one that names no goods gives an empty text. `about` is what the talk was about, since 'een van 140 breed' is a size
 * only of what lies on a bed.
 */
export const readWish: (message: string, about?: string) => Wish = rememberLast(readWhole)

function readWhole(message: string, about = ''): Wish {
  const { rest: unrated, leastReviews } = readLeastReviews(readNoDrill(leaveOutSayings(message)))
  const said = unrated.replace(stars, ' ')
  const { text: ranked, rank } = readRank(readSeasons(readCovers(said).replace(manner, ' ')))
  const { rest: wanted, without: refused } = readRefusals(ranked)
  const tidied = tidyWish(
    readProperties(
      readSmall(readOneLength(readFloorSize(readSpokenSize(readHanging(wanted, about))), about)),
      about,
    ),
  )
  let rest = fitToBed(readFigures(readProperties(tidied, about), about))
  let order: Order | undefined = said === unrated ? undefined : 'best_rated'
  for (const { pattern, order: meant } of superlatives) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) order ??= meant
    rest = without
  }
  // Every sentence is read by itself: the reader of prices takes a short text.
  const read = splitClauses(rest).map(readPriceWords)
  const price = joinLimits(read.flatMap((part) => part.price ?? []))
  order ??= read.find((part) => part.order !== undefined)?.order
  let named = read.map(({ text }) => text).join(' ')
  for (const { pattern, order: meant } of comparatives) {
    const without = named.replace(pattern, ' ')
    // Beside a size 'een groter bed' says what it is more than the one before.
    const isOfSize = (meant === 'largest' || meant === 'smallest') && /\d/u.test(named)
    if (without !== named && price === undefined && !isOfSize) order ??= meant
    named = without
  }
  if (order === undefined && price === undefined && namesGoods(named) && modest.test(named)) {
    order = 'cheapest'
    named = named.replace(modest, ' ')
  }
  named = named.replace(tooMuch, ' ')
  const whole = dropFillers(named)
  const text = dropFillers(named.replace(reduction, ' '))
  const isReduced = text !== whole && namesGoods(text)
  const kept = isReduced ? text : whole
  const hints = [
    ...(named.match(ofExtent) ?? []),
    ...listMakeWords(wanted),
    // To some it is any duvet: those of down come first.
    ...(/(?<!\p{L})donsdekens?(?!\p{L})/iu.test(wanted) ? ['dons'] : []),
  ]
  const either = readEither(named, kept)
  const told = listStoryWords(message)
  const story = kept.split(' ').filter((word) => told.has(fold(word)) && !namesProperty(word))
  const loose = listLoose(message, kept.split(' '))
  return {
    text: kept,
    ...(price && { price }),
    ...(order && { order }),
    ...(order && rank && { rank }),
    ...(leastReviews !== undefined && { leastReviews }),
    ...(hints.length > 0 && { hints }),
    ...(refused.length > 0 && { without: refused }),
    ...(either && { either }),
    ...(story.length > 0 && { story }),
    ...(loose.length > 0 && { loose }),
    ...((isReduced || order === 'most_reduced') && { reduced: true as const }),
  }
}

/** 'Niet te donker', 'niet zo zwaar': what goods shall not be is no demand that they are so. */
const tooMuch = /(?<!\p{L})(?:niet|nie) (?:al |zo |te |heel |erg |echt ){1,3}(?!\d|veel|lang)\p{L}{3,}/giu

/** Joins what two sentences say of a price: 'Vanaf 50 euro. Maximaal 80.' Otherwise the first counts. */
function joinLimits([first, ...others]: readonly NonNullable<Wish['price']>[]): Wish['price'] {
  if (first === undefined || (first.min !== undefined && first.max !== undefined)) return first
  const end = first.min === undefined ? 'min' : 'max'
  const other = others.find((price) => price[end] !== undefined && Object.keys(price).length === 1)
  const joined = { ...first, ...other }
  return joined.min !== undefined && joined.max !== undefined && joined.min > joined.max ? first : joined
}

/** What says of goods that they cost less than before; without goods it is a question about prices. */
const reduction =
  /\b(?:(?:\d{1,2} ?% )?korting\p{L}*|afgeprijsde?|aanbieding(?:en)?|uitverkoop|solden|sale|promotie|in prijs verlaagde?)\b/giu

/** 'Een grote spiegel' is the one of which a choice is called so. */
const ofExtent =
  /\b(?:gro(?:ot|te)|kleine?|middelgro(?:ot|te)|ho(?:og|ge)|la(?:ag|ge)|smalle?|br(?:eed|ede)|lange?|korte?)\b(?! (?:\p{L}+e )?\p{L}*(?:hoek(?:je)?|huis|huisje|kamer|kamertje|ruimte|appartement|woning|kantoor(?:tje)?|winkel(?:tje)?|flat|studio|balkon|tuin|gezin|hal|gang|zolder|plek(?:je)?)(?!\p{L}))/giu

const alternatives = /(?<!\p{L})(\p{L}{3,}) of (?:(?:in|van|een|het|de) ){0,2}(\p{L}{3,})(?!\p{L})/iu

function readEither(named: string, text: string): Wish['either'] {
  const [, one, other] = alternatives.exec(named.replace(/ +/gu, ' ')) ?? []
  const words = text.split(' ')
  const areKept =
    one !== undefined && other !== undefined && [one, other].every((word) => words.includes(word))
  return areKept ? [one, other] : undefined
}

/** A duvet for summer and winter is one of four seasons, and neither of both. */
const bothSeasons =
  /\b(?:voor )?(?:de )?(zomer|winter)-?(?:dekbed)?(?: [eé]n| of| ?[+&/]) (?:(?:voor )?de )?(?!\1)(?:zomer|winter)-?(?:dekbed(?:den)?)?(?: in (?:1|een|één))?(?!\p{L})/giu

function readSeasons(message: string): string {
  return /dekbed/iu.test(message) ? message.replace(bothSeasons, ' 4 seizoenen ') : message
}

/** Writes what Flemish ones make small without its ending, before anything else reads it: 'nachtlampke' is a 'nachtlamp'. */
function readSmall(message: string): string {
  return message.replace(/\p{L}{4,}/gu, (word) =>
    word.replace(flemishCase, 'kastje').replace(flemishSmall, '').replace(smallOfVowel, '$1'),
  )
}

/** 'Maat s' is a size, and no ''s avonds'. */
function isClothesSize(word: string, former = ''): boolean {
  return /^(?:s|m|l|xl)$/iu.test(word) && fold(former) === 'maat'
}

function isFiller(word: string): boolean {
  return fillerWords.has(word) || asideWords.has(word)
}

function dropFillers(text: string): string {
  const words = text
    .split(/[\s,:"“”„()[\]{}<>|/\\*_=+~^`]+/)
    .map((word) => word.replace(/^['’.-]+|['’.-]+$/g, ''))
    .filter(
      (word, at, all) =>
        word !== '' &&
        (isClothesSize(word, all[at - 1]) || !(isFiller(fold(word)) || dutch.isStopWord(fold(word)))),
    )
  return words.join(' ').slice(0, longestSearchText).trim()
}
