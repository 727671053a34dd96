import { addOwned } from '@sluimer/assistant/exit/facts'
import { listAskedProperties } from '@sluimer/assistant/product/asked-properties'
import type { AskedProperty } from '@sluimer/assistant/product/property-rows'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Talk } from '../draft/plan-context.ts'
import { illness } from '../reading/intent-phrases.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { pickPointedOut } from '../shown/pick-pages.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { readSlots } from '../slots/read-slots.ts'
import { findTold } from './find-told.ts'
import { asksPrice, tellPrices } from './tell-prices.ts'

const [mostWords, mostPages] = [18, 2]
const ofWidth = /\bhoe (?:breed|diep|smal)\b|\bbreedte\b/iu

/** Answers what a turn asks of goods that were shown, with what their pages tell of it or that they do not tell it. Undefined where it asks nothing of goods. */
export async function answerAskedOfShown(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const asked = subject && mayBeAsked(sources, message, subject) ? listAskedOf(message, subject) : []
  if (subject === undefined || asked.length === 0) return undefined
  const pages = await findMeant(sources, message, subject, at)
  const told = pages.map((page) => ({ page, lines: asked.flatMap((one) => findTold(page, one) ?? []) }))
  const untold = asked.filter((one) => pages.every((page) => findTold(page, one) === undefined))
  const having = told.filter(({ lines }) => lines.length > 0)
  const sentences = having.map(({ page, lines }) => `${toSpokenName(page)}: ${lines.join('; ')}.`)
  const names = pages.slice(0, 1).map(toSpokenName).join('')
  const lacks =
    having.length === 0
      ? [`Dat staat niet bij ${names}.`]
      : untold.map(({ whether }) => `${whether}, staat er niet bij.`)
  const ask = untold.length > 0 ? 'Een collega zoekt het graag voor je uit:' : ''
  const turn = { message, wish: subject.wish, subject, at }
  const content = [...sentences, ...lacks, ask].filter(Boolean).join(' ')
  const shown = having.length > 0 ? having.map(({ page }) => page) : pages
  const draft = await toShownDraft(sources, turn, shown, content, { needsPerson: untold.length > 0 })
  const prices = asksPrice.test(message) ? tellPrices(draft) : ''
  for (const { page, lines } of having) addOwned(draft.facts, page.title, lines)
  draft.facts.texts.push(...lacks, ...(ask === '' ? [] : [ask]))
  return prices === '' ? draft : { ...draft, content: `${prices} ${content}` }
}

/** Answers it only where some page tells it. */
export async function answerToldOfShown(
  sources: Sources,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  const draft = await answerAskedOfShown(sources, message, talk)
  return draft?.needsPerson === false ? draft : undefined
}

/** Says how broad goods are, or that it is not told: how high they are is no answer to it. Undefined for every other turn. */
export async function answerWidth(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  return ofWidth.test(message) ? answerAskedOfShown(sources, message, talk) : undefined
}

const asksWashing = /\b(?:was(?:sen|baar|machine)?|gewassen|in de machine|droger)\b/iu
const mayIt = /^(?:(?:en|maar|ok\p{L}*|dus|haha|top)[\s,]+)*(?:mag|mogen|kan|kun|kunnen|is|zijn)\b/iu

/** Answers whether goods that were shown may be washed so hot, with a yes or no where all that is told of them agrees. Undefined for every other turn. */
export async function answerWashing(
  sources: Sources,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  if (!asksWashing.test(message) || !mayIt.test(message) || !pointsBack.test(message)) return undefined
  const draft = await answerToldOfShown(sources, message, talk)
  const verdict = draft === undefined ? '' : judgeHeat(message, draft.content)
  if (draft === undefined || verdict === '') return draft
  draft.facts.texts.push(verdict)
  return { ...draft, content: `${verdict} ${draft.content}` }
}

const heat = /\b(30|40|60|90|95)\b(?! ?(?:x|cm|breed))/u

/** Says whether something may be washed so hot as a message asks, by the hottest that is told; empty when makes differ. */
function judgeHeat(message: string, told: string): string {
  const asked = Number(heat.exec(message)?.[1] ?? Number.NaN)
  const most = Array.from(told.matchAll(/wassen op (?:\d0 tot )?(\d{2}) °C/gu), ([, degrees]) =>
    Number(degrees),
  )
  if (Number.isNaN(asked) || most.length === 0 || new Set(most).size > 1) return ''
  return asked <= (most[0] ?? 0) ? 'Ja.' : `Nee, hoogstens op ${most[0]} °C.`
}

function listAskedOf(message: string, { wish }: Subject): readonly AskedProperty[] {
  return listAskedProperties(message, wish.text)
}

/** What comes with goods names other things, and asks of these. */
const comesWith =
  /\b(?:hoort|horen|zit|zitten|krijg\p{L}*|komt|komen)\b.*\b(?:bij|erbij|daarbij|inbegrepen)\b|\bpas(?:t|sen)\b.*\b(?:naast|onder|achter)\b/iu
/** What is sold apart is not loose. */
const apartFromIt = /\blos(?:se)? (?:kopen|bij\p{L}*|bestellen|erbij|halen)|\bapart\b/giu

/** 'Waar is dat van gemaakt' looks for no parcel. */
const madeWhereof = /\bwaar\b(?=.*\b(?:van|uit|mee)\b)/giu

/** Whether a turn may ask of the goods that were shown: it names no others, no size and no price. */
function mayBeAsked({ search }: Sources, message: string, subject: Subject): boolean {
  const isOfService = subject.topic !== undefined && !ofAdvice.includes(subject.topic)
  if (isOfService || subject.productIds.length === 0) return false
  if (
    message.split(' ').length > mostWords ||
    hasServiceWord(message.replace(apartFromIt, ' ').replace(madeWhereof, ' ')) ||
    illness.test(message)
  )
    return false
  const wish = readWish(message)
  const { kinds } = readSlots(search, wish.text)
  const known = subject.wish.text.toLowerCase()
  return (
    wish.price === undefined &&
    wish.order === undefined &&
    (comesWith.test(message) || kinds.every((kind) => known.includes(kind)))
  )
}

async function findMeant(
  sources: Sources,
  message: string,
  subject: Subject,
  at: Date,
): Promise<readonly Product[]> {
  const pages = await sources.products.findPages(subject.productIds.slice(0, mostPages * 2), at)
  const pointed = pickPointedOut(message, pages)
  return (pointed.length > 0 ? pointed : pages).slice(0, mostPages)
}
