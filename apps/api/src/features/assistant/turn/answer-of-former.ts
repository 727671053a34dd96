import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { ofAdvice } from '../draft/plan-context.ts'
import { asksCostOfIt, asksDayOfIt, asksTimeOfIt, namesOther } from '../reading/ask-of-it.ts'
import { pickTold, toSentences } from '../talk/pick-told.ts'

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
const ofAdvicePrice = /\b(?:voordelig\p{L}*|goedko\p{L}*|duurder|prijs|€)/iu
/** 'Welke is koeler' after two cloths asks what was said of one beside the other. */
const asksWhichIs =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:welke?|wat)(?: van (?:de|die|deze)(?: twee| 2| beide)?)? (?:is|zijn|slaapt|slapen|voelt|voelen|ligt|liggen)(?: dan| nu)?(?: het| de)? \p{L}{3,}(?:er|st|ste)[\s?!.]*$/iu
const besideAnother = /\b\p{L}{3,}(?:er|der)(?: \p{L}+)? dan\b/iu
const ofTime = /\b(?:\p{L}*dag(?:en)?|week|weken|maand(?:en)?|uur|hoe lang|termijn)\b/iu

/**
 * Answers 'wat kost dat?', 'hoe lang duurt dat?' and 'kan het ook op zaterdag?' with what the answer before said of it: its price, its term or that very day. Undefined where
 * it said nothing of that, and for any other turn.
 */
export async function answerOfFormer(
  message: string,
  subject: Subject | undefined,
  answerBefore: () => Promise<Draft>,
): Promise<Draft | undefined> {
  if (subject?.asked === undefined) return undefined
  const says =
    ofPrice.includes(subject.topic) && asksCostOfIt(message)
      ? /€/u
      : ofAdvice.includes(subject.topic) && subject.productIds.length === 0 && asksCostOfIt(message)
        ? ofAdvicePrice
        : ofAdvice.includes(subject.topic) && subject.productIds.length === 0 && asksWhichIs.test(message)
          ? besideAnother
          : asksTimeOfIt(message)
            ? ofTime
            : (asksDayOfIt(message) ?? namesOther(message))
  if (says === undefined) return undefined
  const former = await answerBefore()
  const told = toSentences(former.content).filter((sentence) => says.test(sentence))
  return told.length === 0 || former.topic === undefined ? undefined : { ...former, content: told.join(' ') }
}
