import { findAspectPlaces } from '@sluimer/assistant/product/aspects'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { type Draft, formatStars, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { findExtreme, putInOrder, toSuperlative } from '../reading/measures.ts'
import { narrowAlike } from '../tools/narrow-alike.ts'
import { describeOrder } from './answer-extreme.ts'
import { describeAspect } from './describe-aspect.ts'
import { pickPointedOut } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

/** What asks in what goods differ. */
export const asksDifference =
  /\b(?:verschil\w*|vergelijk\w*|verschillen|waarin verschil\w*|wat is beter|zelfde)\b/iu
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

/** What goods can be compared by. */
export const scales: readonly Scale[] = [
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

/** Puts products in the order of a scale, the wanted end first; undefined where no page tells it. */
export async function answerScale(
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
export function describeDifferences(pages: readonly Product[]): string {
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
