import { readFigures } from '@sluimer/assistant/wish/read-figures'
import type { Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'

const aCarpet = /\b(?:\p{L}*klee?d(?:en|je)?|tapijt\p{L}*|karpet\p{L}*)(?!\p{L})/iu
const aTable = /\b\p{L}*tafel\b/iu
const asksSize = /\b(?:welke|wat voor|wat is de) (?:maat|formaat|afmeting\p{L}*)|\bhoe groot\b/iu
const aSize = /(?<![\d.,])(\d{2,3})x(\d{2,3})(?!\d)/u
/** A chair that somebody pushes back stays on the carpet when that goes on for so many centimetres. */
const beyond = 60

/** Answers how large a carpet below a dining table must be, and shows carpets. Undefined for every other message, and where the table is not told. */
export async function answerUnderTable(
  sources: Sources,
  message: string,
  at: Date,
): Promise<Draft | undefined> {
  if (!aCarpet.test(message) || !aTable.test(message) || !asksSize.test(message)) return undefined
  const [, one, other] = aSize.exec(readFigures(message)) ?? []
  if (one === undefined) return undefined
  const [width, length] = [Number(one), Number(other)].toSorted((a, b) => a - b)
  if (width === undefined || length === undefined) return undefined
  const least = `${width + 2 * beyond} x ${length + 2 * beyond} cm`
  const advice = `Laat het kleed aan elke kant zo’n ${beyond} cm verder komen dan de tafel, dan blijven de stoelen erop staan. Bij een tafel van ${width} x ${length} cm is dat ${least}.`
  const goods = await answerGoods(sources, { text: 'vloerkleed', order: 'largest' }, at)
  goods.facts.texts.push(advice)
  return { ...goods, content: `${advice} ${goods.content}` }
}
