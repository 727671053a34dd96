import { readWish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { answerGoods } from './answer-goods.ts'

/** 'Hoeveel gordijnen heb ik nodig voor een raam van 240 breed?' */
const asksHowMany = /\bhoeveel\b(?! kost)/iu
const aCurtain = /gordijn/iu
/** A figure that is said to be the width of a window counts before any other: 'raam is 1.90 breed'. */
const ofWindow =
  /(?<![\d.,])(?:(\d)[.,](\d{1,2})|(\d{2,3})) ?(?:cm|m|meter)? ?breed|\b(?:raam|rail|kozijn|venster)\b(?: (?:is|van|meet|heeft))?(?: (?:een )?(?:breedte )?(?:van )?)?(?:(\d)[.,](\d{1,2})|(\d{2,3})) ?(?:cm|m|meter)?/iu
/** What is told of the window, and asked of it, looks for no curtain. */
const besideWish =
  /,?\s*\b(?:(?:het|mijn|mn|ons|een|voor) )*(?:raam|rail|kozijn|venster)\b(?:[^,.?!]|[.,](?=\d))*|\bhoeveel\b[^,.?!]*/giu
const inCentimetres = /(?<![\d.,])(\d{3})(?: ?cm| breed)?(?![\d.,])/iu
const inMetres = /(?<![\d.,])([1-5])(?:[.,](\d{1,2}))? ?(?:m|meter)(?: ?(\d{2}))?(?!\p{L})/iu
/** The part of the shop's pages that tells how many curtains a rail needs, in a table by its width. */
const heading = 'Hoeveel stof heb je nodig?'

/** Answers how many curtains a window or a rail needs, with the row of the shop's own table; undefined for another question. */
export async function answerCurtains(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const isAsked =
    asksHowMany.test(turn.message) && aCurtain.test(`${turn.message} ${turn.subject?.wish.text ?? ''}`)
  const count = isAsked ? await tellCurtains(sources, turn.message, turn.at) : undefined
  if (count === undefined) return undefined
  const wish = readWish(turn.message.replace(besideWish, ' '))
  const { kinds, values } = readSlots(sources.search, wish.text)
  if (kinds.length === 0 || values.length === 0) return count
  return joinDrafts([await answerGoods(sources, wish, turn.at), count])
}

/** Says how many curtains a window of the width needs that a text names; undefined without one. */
export async function tellCurtains(
  { knowledge }: Sources,
  text: string,
  at: Date,
): Promise<Draft | undefined> {
  const width = readWidth(text)
  if (width === undefined) return undefined
  const found = await knowledge.findAdvice(heading, { words: '' }, at)
  const passage = found
    .map((one) => one.passage)
    .find(({ title, table }) => title === heading && table !== undefined)
  const row = passage?.table?.rows.find(({ label }) => width <= readUpTo(label))
  const [count] = row?.cells ?? []
  if (passage === undefined || row === undefined || count === undefined) return undefined
  const said = `Voor een rail van ${row.label}: ${count} gordijnen van 140 breed. Dan is de stof anderhalf tot twee keer zo breed als de rail.`
  const draft = aDraft(said.replace('van tot', 'tot'), {
    links: [{ title: passage.title, path: passage.path }],
  })
  draft.facts.texts.push(passage.text, draft.content)
  draft.facts.paths.add(passage.path)
  return draft
}

/** How high a window is says nothing of its width. */
const height =
  /(?<![\d.,])\d(?:[.,]\d{1,2})? ?(?:m|meter)? ?(?:hoog|lang)(?!\p{L})|(?<![\d.,])\d{2,3} ?(?:cm)? ?(?:hoog|lang)(?!\p{L})|\b(?:hoogte|lengte) (?:(?:is|van) )*\d(?:[.,]?\d{1,2})?(?: ?cm| ?m(?:eter)?)?(?!\p{L})/giu

function readWidth(told: string): number | undefined {
  const message = told.replace(height, ' ')
  const [, one, part, whole, other, rest, all] = ofWindow.exec(message) ?? []
  const inTenths = one ?? other
  if (inTenths !== undefined) return Number(inTenths) * 100 + Number((part ?? rest ?? '').padEnd(2, '0'))
  const said = whole ?? all
  if (said !== undefined) return Number(said)
  const [, metres, tenths = '', more = ''] = inMetres.exec(message) ?? []
  if (metres !== undefined) return Number(metres) * 100 + Number((tenths || more).padEnd(2, '0'))
  const [, centimetres] = inCentimetres.exec(message) ?? []
  return centimetres === undefined ? undefined : Number(centimetres)
}

/** Reads '180 tot 260 cm' as up to 260. */
function readUpTo(label: string): number {
  return Number(label.match(/\d+/gu)?.at(-1) ?? 0)
}
