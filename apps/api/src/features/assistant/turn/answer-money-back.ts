import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { pickTold } from '../talk/pick-told.ts'
import { asksCost } from './complete-question.ts'

const asksMoneyBack =
  /^(?:(?:en|dus|maar|dan)[\s,]+)*(?:krijg|kan|wil) ik (?:(?:nu|dan|gewoon|wel) )*(?:mijn |m'n |mn |het )?(?:geld|alles)\b.*\bterug\b|^(?:(?:en|dus|maar)[\s,]+)*ik wil (?:(?:nu|dan|gewoon) )*(?:mijn |m'n )?geld(?: nu)? terug\b/iu
const givesBack =
  /\b(?:betalen (?:het |je )?terug|geld terug|terugbetal\p{L}*|gaat die terug|geld raakt niet kwijt)/iu

/**
 * Answers 'krijg ik mijn geld terug?' after a parcel that is lost with what was said of that, and not with the term of a return. Undefined when nothing was said of
 * money, and for any other turn.
 */
export async function answerMoneyBack(
  message: string,
  subject: Subject | undefined,
  answerBefore: () => Promise<Draft>,
): Promise<Draft | undefined> {
  if (subject?.asked === undefined || subject.topic === 'returns' || !asksMoneyBack.test(message))
    return undefined
  const former = await answerBefore()
  const told = pickTold(former.content, message).filter((sentence) => givesBack.test(sentence))
  return told.length === 0 ? undefined : { ...former, content: told.join(' ') }
}

/** What an answer may say the price of, beside what it tells. */
const ofPrice: readonly (Intent | undefined)[] = ['delivery_how', 'delivery_time', 'old_goods', 'about_shop']

/**
 * Answers 'wat kost dat?' after an answer about delivery with what that one said of the price. Undefined where it said nothing of it, and for any other turn.
 */
export async function answerCostOfIt(
  message: string,
  subject: Subject | undefined,
  answerBefore: () => Promise<Draft>,
): Promise<Draft | undefined> {
  if (subject?.asked === undefined || !ofPrice.includes(subject.topic) || !asksCost.test(message))
    return undefined
  const former = await answerBefore()
  const told = pickTold(former.content, message).filter((sentence) => sentence.includes('€'))
  return told.length === 0 ? undefined : { ...former, content: told.join(' ') }
}
