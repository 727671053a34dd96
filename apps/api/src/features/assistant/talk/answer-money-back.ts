import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { pickTold } from './pick-told.ts'

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
