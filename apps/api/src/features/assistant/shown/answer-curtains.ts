import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'

/** 'Hoeveel gordijnen heb ik nodig voor een raam van 240 breed?' */
const asksHowMany = /\bhoeveel\b.*\bgordijn/iu
const inCentimetres = /(?<![\d.,])(\d{3})(?: ?cm| breed)?(?![\d.,])/iu
const inMetres = /(?<![\d.,])([1-5])(?:[.,](\d{1,2}))? ?(?:m|meter)(?: ?(\d{2}))?(?!\p{L})/iu
/** The part of the shop's pages that tells how many curtains a rail needs, in a table by its width. */
const heading = 'Hoeveel stof heb je nodig?'

/** Answers how many curtains a window or a rail needs, with the row of the shop's own table; undefined for another question. */
export async function answerCurtains({ knowledge }: Sources, turn: Turn): Promise<Draft | undefined> {
  const width = asksHowMany.test(turn.message) ? readWidth(turn.message) : undefined
  if (width === undefined) return undefined
  const found = await knowledge.findAdvice(heading, { words: '' }, turn.at)
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

function readWidth(message: string): number | undefined {
  const [, metres, tenths = '', more = ''] = inMetres.exec(message) ?? []
  if (metres !== undefined) return Number(metres) * 100 + Number((tenths || more).padEnd(2, '0'))
  const [, centimetres] = inCentimetres.exec(message) ?? []
  return centimetres === undefined ? undefined : Number(centimetres)
}

/** Reads '180 tot 260 cm' as up to 260. */
function readUpTo(label: string): number {
  return Number(label.match(/\d+/gu)?.at(-1) ?? 0)
}
