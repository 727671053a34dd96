import { findAspectPlaces } from '@sluimer/assistant/product/aspects'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { type Draft, formatStars, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { findExtreme, putInOrder, toSuperlative } from '../reading/measures.ts'
import { isGoods, isModifier } from '../slots/judge-words.ts'
import { narrowAlike } from '../tools/narrow-alike.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { describeOrder } from './answer-extreme.ts'
import { describeAspect } from './describe-aspect.ts'
import { hasNameIn, pickHalfNamed, pickPointedOut } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

const asksDifference = /\b(?:verschil\w*|vergelijk\w*|verschillen|waarin verschil\w*|wat is beter|zelfde)\b/iu
/** Points at what was shown, and not at kinds of goods. */
const ofShown =
  /\b(?:die|deze|beide|allebei|eerste|tweede|derde|vierde|laatste|twee|drie|ze|ertussen|ervan|daarvan|hiervan|hun)\b/iu
const ofThem =
  /^(?:en |maar |ok |oké )?welke?(?: (?:van|is|vind|raad|zou|zijn|ligt|kies|heeft|weegt|daarvan|van de|dan)|\s*\?)|\bwelke? (?:van (?:die|deze|de)|daarvan|hiervan)\b|\b(?:eerste of|of de) (?:de )?(?:eerste|tweede|derde|laatste)\b|\bof die andere\b/iu
const ofFew = /\b(?:beide|allebei|eerste|tweede|derde|vierde|laatste|twee|drie|vier)\b/iu
const superlative = /\b\p{L}{4,}ste?\b/iu
const asksChoice =
  /\b(?:raad\w* (?:je|jij|u|jullie)|aanrad\w*|(?:het |de )?beste?r?|zou (?:jij|je)|kies jij|neem|populairst\w*|meest gekozen|fijnst\w*)\b/iu
const mostCompared = 4

interface Scale {
  readonly asks: RegExp
  /** Which end of the scale the word means: the first that fits the words. */
  readonly wantsMost: RegExp
  /** The word with which the answer names it. */
  readonly words: readonly [least: string, most: string]
  measure(page: Product): number | undefined
  describe(page: Product): string
}

const scales: readonly Scale[] = [
  {
    asks: /\b(?:goedkoo?p\w*|voordelig\w*|duur\w*|prijzig\w*|luxe\w*|prijs)\b/iu,
    wantsMost: /duur|prijzig|luxe/iu,
    words: ['Het goedkoopst', 'Het duurst'],
    measure: ({ price }) => price.price,
    describe: ({ price }) => `${price.from ? 'vanaf ' : ''}${formatEuro(price.price)}`,
  },
  {
    asks: /\b(?:warm(?:er|st|ste)?|koel(?:er|st|ste)?|winter|zomer|koud\w*)\b/iu,
    wantsMost: /koel|zomer/iu,
    words: ['Het warmst', 'Het koelst'],
    measure: readWarmth,
    describe: ({ specifications }) => {
      const rows = specifications.flatMap(({ rows }) => rows).filter(({ label }) => label === 'Warmteklasse')
      return `warmteklasse ${[...new Set(rows.map(({ value }) => value))].join(' of ')}`
    },
  },
  {
    asks: /\b(?:zwaar(?:der|st|ste)?|licht(?:er|st|ste)?|weegt|gewicht)\b/iu,
    wantsMost: /zwaa/iu,
    words: ['Het lichtst', 'Het zwaarst'],
    measure: readWeight,
    describe: (page) => describeAspect(page, 'weight') ?? '',
  },
  {
    asks: /\b(?:hoog|hoger|hoogst|dik(?:ker|st|ste)?|dun(?:ner|st|ste)?|laag|lager|laagst)\b/iu,
    wantsMost: /hoog|hoger|dik/iu,
    words: ['Het laagst', 'Het hoogst'],
    measure: readHeight,
    describe: (page) => describeAspect(page, 'height') ?? '',
  },
  {
    asks: /\b(?:beoordeel\w*|beoordeling\w*|sterren|review\w*|score\w*|scoort|populair\w*|tevreden)\b/iu,
    wantsMost: /./u,
    words: ['Het minst beoordeeld', 'Het best beoordeeld'],
    measure: ({ rating }) => rating?.average,
    describe: describeRating,
  },
  {
    asks: /\b(?:snel\w*|eerder|eerst in huis|morgen|voorraad|levertijd|vlug\w*)\b/iu,
    wantsMost: /$^/u,
    words: ['Het snelst in huis', 'Het laatst in huis'],
    measure: ({ variants }) =>
      minimum(variants.filter(({ available }) => available).map(({ handling_days }) => handling_days)),
    describe: ({ delivery }) => delivery,
  },
]

/** Compares products that were shown, or says which of them is the cheapest, the warmest or the best liked; undefined for another question. */
export async function answerComparison(
  sources: Sources,
  turn: Turn,
  ids: readonly number[],
): Promise<Draft | undefined> {
  const { message } = turn
  const isDifference = asksDifference.test(message) && ofShown.test(message)
  // 'Welke is de goedkoopste?' asks it of all that there is, and not of those few.
  const isOfTwo = ids.length === 2 && turn.subject?.wish.order === undefined
  const isChoice = ofThem.test(message) && (isOfTwo || ofShown.test(message) || !superlative.test(message))
  if (ids.length < 2 || (!isDifference && !isChoice)) return undefined
  const end = toSuperlative(message)
  const extreme = isChoice ? findExtreme(end) : undefined
  const scale =
    scales.find(({ asks }) => asks.test(message)) ?? (asksChoice.test(message) ? scales[4] : undefined)
  // The lowest of what was shown stands the lowest, and need not be the cheapest.
  const isOfHeight = ['Het laagst', 'Het hoogst'].includes(extreme?.name ?? '')
  // 'Welke daarvan is de goedkoopste?' is asked of all that was found, in the size that was asked for.
  if (turn.wish.order !== undefined && turn.subject?.wish.text !== '' && !ofFew.test(message) && !isOfHeight)
    return undefined
  const shown = await sources.products.findPages(ids, turn.at)
  const pointed = pickPointedOut(message, shown)
  const pages = (pointed.length > 1 ? pointed : shown).slice(
    0,
    isDifference && pointed.length < 2 && !/\b(?:drie|vier|alle)\b/iu.test(message) ? 2 : mostCompared,
  )
  if (pages.length < 2) return undefined
  if (isDifference) return toShownDraft(sources, turn, pages, describeDifferences(pages))
  const inOrder = extreme !== undefined && scale?.measure !== readWeight ? putInOrder(end, pages) : undefined
  if (inOrder !== undefined) {
    const inTurn = inOrder.measured.map(({ page }) => page)
    const draft = await toShownDraft(sources, turn, inTurn, describeOrder(inOrder, turn.message))
    draft.facts.texts.push(draft.content)
    return draft
  }
  return scale === undefined ? undefined : answerScale(sources, turn, pages, scale)
}

const between =
  /\b(?:tussen|verschil(?:len)?(?: van)?(?! tussen)|vergelijk\w*)\s+(?:jullie |de |het |die )?(.+?)\s+(?:en|met|of|vs\.?)\s+(?:jullie |de |het |die )?(.+?)[?.!]*$/iu
/** 'Wat is beter, een topper van latex of traagschuim?' */
const betterOf =
  /\b(?:beter|fijner|warmer|koeler|handiger|steviger|zachter)[,:]?\s+(?:is\s+)?(?:een\s+|de\s+|het\s+)?(.+?)\s+of\s+(?:een\s+|de\s+|het\s+)?(.+?)[?.!]*$/iu
/** 'Dekbed Wolk of Eenvoud, wat is het verschil?' */
const bothFirst =
  /^(?:(?:het|de|een) )?(.+?)\s+(?:of|en|vs\.?|versus|met)\s+(?:(?:het|de|een) )?(.+?)[,?.:]*\s+(?:(?:wat|waar|welke) (?:is|zit|raad\w*|neem|zou)\b.*|verschil\w*.*)$/iu
/** The first results of a search have the product that a name means. */
const mostNamed = 8

/** Compares two products that somebody calls by their names: 'wat is het verschil tussen dekbed Eenvoud en Eiderdal?' */
export async function compareNamed(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const [, ...said] =
    between.exec(turn.message) ?? betterOf.exec(turn.message) ?? bothFirst.exec(turn.message) ?? []
  const isAsked =
    asksDifference.test(turn.message) || betterOf.test(turn.message) || bothFirst.test(turn.message)
  if (said.length < 2 || !isAsked) return undefined
  const { index } = sources.search
  // 'Een topper van latex of traagschuim' names the goods once.
  const goods = said.map((name) => name.split(' ').find(isGoods))
  const names = said.map((name, at) => (goods[at] === undefined ? `${name} ${goods[1 - at] ?? ''}` : name))
  const pages: Product[] = []
  for (const name of names) {
    const query = { text: name, filters: {}, sort: 'relevance', offset: 0, limit: mostNamed } as const
    const found = await sources.products.findPages(index.search(query).ids, turn.at)
    const isProperty = (word: string) => isModifier(index, word)
    const meant = found.find((page) => hasNameIn(page, name)) ?? pickHalfNamed(found, name, isProperty)
    if (meant === undefined) return undefined
    pages.push(meant)
  }
  return (
    (await compareBy(sources, turn, pages)) ?? toShownDraft(sources, turn, pages, describeDifferences(pages))
  )
}

const asksMore = /\b(?:wat|welke?) (?:is|zijn) (?:het |de )?(?:dan |nu )?\p{L}{3,}er\b/iu

/** Answers which of two is the thicker, the cheaper or the warmer one; undefined where that is not asked, or no page tells it. */
async function compareBy(
  sources: Sources,
  turn: Turn,
  pages: readonly Product[],
): Promise<Draft | undefined> {
  if (!asksMore.test(turn.message)) return undefined
  const end = toSuperlative(turn.message)
  const inOrder = findExtreme(end) === undefined ? undefined : putInOrder(end, pages)
  if (inOrder === undefined) {
    const scale = scales.find(({ asks }) => asks.test(turn.message))
    return scale === undefined ? undefined : answerScale(sources, turn, pages, scale)
  }
  const inTurn = inOrder.measured.map(({ page }) => page)
  const draft = await toShownDraft(sources, turn, inTurn, describeOrder(inOrder, end))
  draft.facts.texts.push(draft.content)
  return draft
}

/** 'Wat zijn de verschillen tussen jullie toppers?' */
const ofKind = /\bverschil\w*\b.*\b(?:tussen|van|in)\s+(?:jullie|je|de|al(?:le)?|al jullie|die)\b/iu

/** Compares the first goods of a kind, when somebody asks in what they differ. */
export async function compareKind(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const text = turn.wish.text.replace(/\bverschil\w*/giu, '').trim()
  if (!ofKind.test(turn.message) || text.includes(' ') || !isGoods(text)) return undefined
  const { tiles } = await searchGoods(sources, { ...turn.wish, text }, turn.at)
  const pages = await sources.products.findPages(
    tiles.slice(0, mostOfKind).map(({ id }) => Number(id)),
    turn.at,
  )
  return pages.length < 2 ? undefined : toShownDraft(sources, turn, pages, describeDifferences(pages))
}

/** More lines than these are a table. */
const mostOfKind = 3

async function answerScale(
  sources: Sources,
  turn: Turn,
  shown: readonly Product[],
  scale: Scale,
): Promise<Draft | undefined> {
  // What the talk was about says more than the word for how light it should be.
  const texts = [turn.subject?.wish.text ?? '', turn.wish.text]
  const { pages, make } =
    scale.measure === readWeight ? narrowAlike(sources.search, texts, shown) : { pages: shown, make: '' }
  const measured = pages.flatMap((page) => {
    const value = scale.measure(page)
    return value === undefined ? [] : [{ page, value }]
  })
  if (measured.length === 0) return undefined
  const wantsMost = scale.wantsMost.test(turn.message) || scale === scales[4]
  const sorted = measured.toSorted((a, b) => (wantsMost ? b.value - a.value : a.value - b.value))
  const best = sorted[0]?.value
  const winners = sorted.filter(({ value }) => value === best).map(({ page }) => page)
  const others = sorted.filter(({ value }) => value !== best).map(({ page }) => page)
  const say = (page: Product) => `${toSpokenName(page)} (${scale.describe(page)})`
  const rest = others.length === 0 ? '' : ` Daarna: ${others.map(say).join(', ')}.`
  const content = `${scale.words[wantsMost ? 1 : 0]}${make}: ${winners.map(say).join(' en ')}.${rest}`
  return toShownDraft(sources, turn, [...winners, ...others], content)
}

/** Writes what is different, one line a product: what it is, what it costs and what its page says of the same things. */
function describeDifferences(pages: readonly Product[]): string {
  const aspects = (['warmth', 'firmness', 'material', 'height'] as const).filter((aspect) => {
    const said = pages.map((page) => describeAspect(page, aspect))
    return said.every((line) => line !== undefined) && new Set(said).size > 1
  })
  return pages
    .map((page) => {
      const said = aspects.map((aspect) => describeAspect(page, aspect)).slice(0, 2)
      const parts = [scales[0]?.describe(page), page.sub_title, ...said, describeRating(page)]
      return `${toSpokenName(page)}: ${parts.filter(Boolean).join('; ')}.`
    })
    .join('\n')
}

function describeRating({ rating }: Product): string {
  return rating === null ? 'nog geen beoordelingen' : `${formatStars(rating.average)} uit ${rating.count}`
}

/** A lower class is warmer; a product with several counts with its warmest. */
function readWarmth({ specifications }: Product): number | undefined {
  const { labels } = findAspectPlaces('warmth')
  const values = specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => labels?.test(label))
    .flatMap(({ value }) => (value.match(/\d/g) ?? []).map(Number))
  return minimum(values)
}

function readWeight({ variants }: Product): number | undefined {
  return minimum(variants.flatMap(({ weight_grams }) => weight_grams ?? []))
}

function readHeight({ specifications }: Product): number | undefined {
  const values = specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => /^(?:Hoogte|Dikte|Hoekhoogte|Instaphoogte)$/iu.test(label))
    .flatMap(({ value }) => (value.match(/\d+/) ?? []).map(Number))
  return minimum(values)
}

function minimum(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values)
}
