import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { findHeading, findHeadingInTalk } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { findFurther } from '@sluimer/assistant/questions/find-question'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { splitTokens } from '@sluimer/search/text/words/tokens'
import { isServiceIntent } from '../plan/answer-service.ts'
import { hasServiceWord } from '../plan/believe-guesses.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { asksPriceAlone } from '../plan/follow-up.ts'
import { asksToBuy } from '../reading/intent-phrases.ts'
import { ofAdvice } from '../talk/keep-subject.ts'
import { pointsOnly } from './complete-question.ts'
import { areKin } from './strays.ts'

/** A longer turn says by itself what it asks. */
const mostWords = 12
/** How far a heading must be ahead of everything else that the turn may ask after the question before it. */
const leads = {
  /** Before any other question that is like both. */
  ahead: 1.25,
  /** Where no other question is like both, and it is about the same. */
  possible: 0.3,
  /** Where it is the heading of the question before, of which more is told. */
  same: 3,
  /** After advice, where the words that were explained and the goods answer more. */
  ofAdvice: 2,
  /** After goods, whose own pages answer most of what is asked. */
  ofGoods: 3,
}
/** So far ahead, and with more words than these, a heading is asked for whatever was asked before. */
const plain = { lead: 4, words: 4 }

/**
 * Returns the question of pages that a turn asks after what the talk is about: both are read together, and what was said before counts for a part. Undefined for a long turn,
 * for one that wants goods, and where nothing is ahead.
 */
export function findAskedInTalk(message: string, subject: Subject | undefined): PageQuestion | undefined {
  const words = splitTokens(message).length
  if (subject === undefined || subject.topic === 'contact' || words > mostWords || asksToBuy.test(message))
    return undefined
  const before = subject.asked ?? subject.wish.text
  if (before === '' || readBodies(message).length > 0 || anOrder.test(message)) return undefined
  // 'En een boxspring?' after what delivery costs is told with the sentence of the same answer that has it.
  if (namesOnlyGoods(message) || pointsOnly.test(message)) return undefined
  if (subject.productIds.length > 0 && asksPriceAlone.test(message)) return undefined
  const alone = findHeading(message)
  if (alone !== undefined && alone.lead >= plain.lead && words > plain.words)
    return subject.asked !== undefined && isServiceIntent(alone.intent)
      ? { text: alone.heading, intent: alone.intent }
      : undefined
  const found = findHeadingInTalk(message, before)
  const isNew = found !== undefined && found.heading !== findHeading(before)?.heading
  const asked = isNew && isAnswered(found.intent) ? { text: found.heading, intent: found.intent } : undefined
  const lead = found?.lead ?? 0
  if (
    found !== undefined &&
    !isNew &&
    lead >= leads.same &&
    subject.asked !== undefined &&
    isAnswered(found.intent)
  )
    return { text: found.heading, intent: found.intent }
  if (subject.asked === undefined)
    return asked !== undefined &&
      isServiceIntent(asked.intent) &&
      lead >= leads.ofGoods &&
      hasServiceWord(message) &&
      !pointsBack.test(message)
      ? asked
      : undefined
  const isOfAdvice = ofAdvice.includes(subject.topic)
  // Who has to send back what came broken is told with what happens then.
  const former = findHeading(before)
  if (subject.topic === 'warranty' && found?.intent === 'returns')
    return former?.intent === 'warranty' ? { text: former.heading, intent: former.intent } : undefined
  if (asked !== undefined && lead >= leads[isOfAdvice ? 'ofAdvice' : 'ahead'])
    return isOfAdvice && subject.productIds.length > 0 && ofAdvice.includes(asked.intent) ? undefined : asked
  const further = findFurther(before, message, subject.topic)
  if (further !== undefined || asked === undefined || isOfAdvice) return further
  const isSame =
    (asked.intent === subject.topic && asked.intent !== 'about_shop') ||
    (subject.topic === 'order_status' && areKin(subject.topic, asked.intent))
  return isSame && lead >= leads.possible ? asked : undefined
}

/** The number of an order belongs in its form. */
const anOrder = /\b[a-z]{0,3}\d{5,}\b/iu

/** Whether pages answer what is asked: to speak to a person is another thing. */
function isAnswered(intent: Intent): boolean {
  return isServiceIntent(intent) || ofAdvice.includes(intent) || intent === 'made_to_measure'
}
