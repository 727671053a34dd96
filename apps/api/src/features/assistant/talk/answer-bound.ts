import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Product } from '@sluimer/contract/catalog/product'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { readSlots } from '../slots/read-slots.ts'
import { understandWish } from '../slots/understand-wish.ts'
import { listAll } from '../tools/find-in-index.ts'

type Side = 'height' | 'width' | 'thickness'

/** A length that goods should at least have, at most have, or about have, in centimetres. */
interface Bound {
  readonly side: Side
  readonly least: number
  readonly most: number
}

const amount =
  /(?<![\d.,x×])(?:(\d)(?:[.,](\d{1,2}))? ?(?:m|mtr|meter)(?: ?(\d{2}))?(?!\p{L})|(\d)[.,](\d{1,2})(?![\d.,])|(\d{1,3}) ?(?:cm|centimeter)(?!\p{L})|(\d{1,3})(?= (?:hoog|breed|dik)\b)|(?<=(?:dan|hoog|breed|dik|max\p{L}*|min\p{L}*|tot) )(\d{2,3})(?![\d.,x×]))/iu
const half = /\banderhalve (?:m|meter)\b/iu
const atLeast =
  /\b(?:minsten?s|minimaal|minimum|min|tenminste|ten minste|vanaf|meer dan|boven(?: de)?|(?:hoger|groter|breder|dikker|langer) dan)\b/iu
const atMost =
  /\b(?:max(?:imaal|imum)?|hoogstens|hooguit|tot|onder(?: de)?|minder dan|niet (?:hoger|groter|breder|dikker|langer) dan|(?:lager|kleiner|smaller|dunner|korter) dan)\b/iu
const sides: readonly (readonly [Side, RegExp])[] = [
  ['height', /\b(?:hoog|hoge|hoogte|hoger|lager|laag|lage)\b/iu],
  ['width', /\b(?:breed|brede|breedte|breder|smal|smaller|doorsnede|diameter)\b/iu],
  ['thickness', /\b(?:dik|dikke|dikte|dikker|dunner)\b/iu],
]
/** By which side goods are named that are told by one length. */
const usual: readonly (readonly [Side, RegExp])[] = [
  ['height', /boom|bomen|plant|lamp|vaas|vazen|kast|kandelaar/iu],
  ['width', /spiegel|tafel|dressoir|fauteuil|stoel/iu],
  ['thickness', /topper|matras/iu],
]
/** Of these a figure alone is a size that filters know. */
const bySize = /laken|overtrek|molton|beschermer|dekbed|gordijn|kleed|sloop|handdoek|plaid|boxspring|\bbed/iu
const said: Readonly<Record<Side, string>> = { height: 'hoog', width: 'breed', thickness: 'dik' }
/** What may stand around a bound. */
const around = new Set(
  `en maar dan liefst liever wel het die dat moet mag is zijn worden wordt graag een eentje ongeveer circa ca rond rondom de van iets zo hele echt wat wil ik zoek heb nodig ook niet alleen als kan of met
  hoog hoge hoogte hoger lager laag lage breed brede breedte breder smal smaller smalle dik dikke dikte dikker dunner dun lang lange langer korter groot grote groter kleiner klein kleine doorsnede diameter
  minstens minsten minimaal minimum min tenminste ten minste vanaf meer minder boven onder max maximaal maximum hoogstens hooguit tot m cm mtr meter centimeter anderhalve hebben jullie je er stuk`.split(
    /\s+/u,
  ),
)
const [mostWords, mostShown, mostRead] = [9, 4, 60]
const near = 0.1

/**
 * Answers a length that goods should have, told after they were shown: 'hoge, minstens 1,5 meter', 'niet breder dan 40 cm'. No filter knows it, and their pages do. Undefined for any other
 * turn, and where no page tells that side.
 */
export async function answerBound(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.productIds.length === 0 || subject.topic !== undefined)
    return undefined
  const bound = readBound(message, kindsOf(sources, subject))
  if (bound === undefined) return undefined
  const { wish, scope } = await understandWish(sources, subject.wish, at)
  const ids = listAll(sources.search.index, wish, scope)
  const pages = await sources.products.findPages(ids.slice(0, mostRead), at)
  const measured = pages.flatMap((page) => {
    const lengths = readSide(page, bound.side)
    return lengths.length === 0 ? [] : [{ page, lengths }]
  })
  if (measured.length === 0) return undefined
  const isWithin = (length: number) => length >= bound.least && length <= bound.most
  const fitting = measured
    .map(({ page, lengths }) => ({ page, lengths: lengths.filter(isWithin) }))
    .filter(({ lengths }) => lengths.length > 0)
    .slice(0, mostShown)
  const turn = { message, wish: subject.wish, subject, at }
  if (fitting.length > 0) {
    const list = fitting.map(
      ({ page, lengths }) => `${toSpokenName(page)}: ${lengths.join(' of ')} cm ${said[bound.side]}.`,
    )
    const draft = await toShownDraft(
      sources,
      turn,
      fitting.map(({ page }) => page),
      list.join('\n'),
    )
    draft.facts.texts.push(draft.content)
    return draft
  }
  const aim =
    Number.isFinite(bound.most) && bound.least > 0
      ? (bound.least + bound.most) / 2
      : bound.least || bound.most
  const far = (length: number) => Math.abs(length - aim)
  const best = measured
    .flatMap(({ lengths }) => lengths)
    .reduce((one, other) => (far(other) < far(one) ? other : one))
  const nearest = measured.filter(({ lengths }) => lengths.includes(best)).slice(0, mostShown)
  const names = nearest.map(({ page }) => toSpokenName(page)).join(', ')
  const content = `Zo heb ik het niet. Het dichtst in de buurt: ${names} (${best} cm ${said[bound.side]}).`
  const draft = await toShownDraft(
    sources,
    turn,
    nearest.map(({ page }) => page),
    content,
  )
  draft.facts.texts.push(content)
  return draft
}

function kindsOf({ search }: Sources, { wish }: Subject): string {
  return readSlots(search, wish.text).kinds.join(' ')
}

function readBound(message: string, kinds: string): Bound | undefined {
  const words = splitTokens(fold(message))
  if (
    words.length > mostWords ||
    !words.every((word) => around.has(word) || /^\d/u.test(word) || kinds.includes(word))
  )
    return undefined
  const length = readLength(message)
  const named = sides.find(([, asks]) => asks.test(message))?.[0]
  const side = named ?? usual.find(([, asks]) => asks.test(kinds))?.[0]
  if (length === undefined || side === undefined) return undefined
  if (bySize.test(kinds) && named !== 'thickness' && named !== 'height') return undefined
  if (atMost.test(message)) return { side, least: 0, most: length }
  if (atLeast.test(message)) return { side, least: length, most: Number.POSITIVE_INFINITY }
  return { side, least: length * (1 - near), most: length * (1 + near) }
}

/** Reads '1,5 meter', '1m80', '1.80', '40 cm' and 'anderhalve meter' in centimetres. */
function readLength(message: string): number | undefined {
  if (half.test(message)) return 150
  const found = amount.exec(message)
  if (found === null) return undefined
  const [, metres, tenths, rest, bare, bareRest, ...centimetres] = found
  const whole = metres ?? bare
  if (whole !== undefined)
    return Number(whole) * 100 + Number((tenths ?? rest ?? bareRest ?? '').padEnd(2, '0'))
  const written = centimetres.find((one) => one !== undefined)
  return written === undefined ? undefined : Number(written)
}

const labels: Readonly<Record<Side, RegExp>> = {
  height: /^(?:Hoogte|Hoogte met pot)$/u,
  width: /^Doorsnede$/u,
  thickness: /^(?:Dikte|Hoogte)$/u,
}
/** Which of '45 x 40 x 58 cm (b x d x h)' it is, or how '26 cm hoog' says it. */
const inMeasures: Readonly<Record<Side, { at: number; says: RegExp } | undefined>> = {
  height: { at: 2, says: /(\d+) cm hoog/u },
  width: { at: 0, says: /(\d+) cm (?:breed|doorsnede)/u },
  thickness: undefined,
}

function readSide({ specifications }: Product, side: Side): readonly number[] {
  const rows = specifications.flatMap((group) => group.rows)
  const place = inMeasures[side]
  const lengths = rows.flatMap(({ label, value }) => {
    if (labels[side].test(label)) return toNumber(value)
    if (label !== 'Afmetingen' || place === undefined) return []
    const sized = / x /u.test(value) ? value.split(' x ')[place.at] : place.says.exec(value)?.[1]
    return toNumber(sized ?? '')
  })
  return [...new Set(lengths)].toSorted((one, other) => one - other)
}

function toNumber(text: string): number[] {
  const [digits] = /\d+(?:,\d+)?/u.exec(text) ?? []
  return digits === undefined ? [] : [Number(digits.replace(',', '.'))]
}
