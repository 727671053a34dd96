import type { Subject } from '@sluimer/assistant/subject/subject'
import { isGoods } from '../slots/judge-words.ts'

/** Asks what costs less now, and not how a code works. */
const asksDeals =
  /\b(?:aanbieding\p{L}*|afgeprijsd\p{L}*|acties?|deals?|dagdeals?|korting\p{L}*|sale|solden|uitverkoop)\b/iu
/** Asks whether goods may come back, and not what that costs or how long it takes. */
const maySendBack = /\b(?:kan|kun\p{L}*|mag|mogen|wil\p{L}*|ga|gaan)\b.*\b(?:retour\p{L}*|terug\p{L}*)/iu
const ofCode = /\b(?:\p{L}*codes?|vouchers?|bon(?:nen)?|tegoed|coupons?)\b/iu
/** What stands before the goods: 'ook op matrassen?', 'en is er iets van dekbedden bij' */
const aside =
  /\b(?:en|maar|ook|is|zijn|zit|zitten|er|daar|iets|op|voor|van|bij|tussen|met|om|gaat|betreft|de|het|een|dan|geldt|dat|toevallig|nog|alle)\b/giu
/** Whether one may come back depends on who composed it. */
const composed = /boxspring/iu
const mostGoods = 2

/**
 * Reads a turn that only names goods as the question before it asked of them: 'ook op matrassen?' after what costs less is a wish for such goods, and 'en een matras
 * ook' after sending back asks whether that may. Undefined for any other turn.
 */
export function readSameOf(message: string, subject: Subject | undefined): string | undefined {
  const before = subject?.asked ?? ''
  const isOfDeals = subject?.topic === 'discount' && asksDeals.test(before) && !ofCode.test(before)
  const isOfReturn = subject?.topic === 'returns' && maySendBack.test(before) && !composed.test(message)
  if (!isOfDeals && !isOfReturn) return undefined
  const words = message.replace(aside, ' ').match(/[\p{L}\d]+/gu) ?? []
  if (words.length === 0 || words.length > mostGoods || !words.every(isGoods)) return undefined
  return isOfDeals
    ? `${words.join(' ')} in de aanbieding`
    : `kan ik een ${words.join(' ')} terugsturen als het niet bevalt`
}
