import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { listWords } from '@sluimer/assistant/headings/features'
import { type FoundHeading, findHeading, findHeadingInTalk } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { findFurther } from '@sluimer/assistant/questions/find-question'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { splitTokens } from '@sluimer/search/text/words/tokens'
import { ofAdvice } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { asksPriceAlone } from '../plan/follow-up.ts'
import { areKin } from '../reading/are-kin.ts'
import { asksToBuy } from '../reading/intent-phrases.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { asksPerson, tellsHowItIs } from '../talk/tells.ts'
import { pointsOnly } from './complete-question.ts'

/** 'Wanneer zijn ze er' after how a person is reached asks of that person. */
const ofThem = /\b(?:ze|jullie|die|iemand|u)\b/iu
/** A longer turn says by itself what it asks. */
const mostWords = 12
/** How far a heading must be ahead of everything else that the turn may ask after the question before it. */
const leads = {
  /** Before any other question that is like both. */
  ahead: 1.25,
  /** Where no other question is like both, and it is about the same. */
  possible: 0.3,
  /** Where it is the heading of the question before, of which more is told. */
  same: 1.25,
  /** After advice, where the words that were explained and the goods answer more. */
  ofAdvice: 2,
  /** After goods, whose own pages answer most of what is asked. */
  ofGoods: 3,
  ofContact: 3,
  /** By itself, whatever was spoken of. */
  ofPlainAdvice: 6,
}
/** So far ahead, and with more words than these, a heading is asked for whatever was asked before. */
const plain = { lead: 4, words: 4 }

/**
 * Returns the question of pages that a turn asks after what the talk is about: both are read together, and what was said before
 * counts for a part. Undefined for a long turn, for one that wants goods, and where nothing is ahead.
 */
export function findAskedInTalk(message: string, subject: Subject | undefined): PageQuestion | undefined {
  const words = splitTokens(message).length
  if (subject === undefined || words > mostWords || !mayAskPages(message, subject)) return undefined
  const before = subject.asked ?? subject.wish.text
  if (before === '') return undefined
  const alone = findHeading(message)
  if (alone !== undefined && alone.lead >= plain.lead && words > plain.words)
    return subject.asked !== undefined && isPlainly(alone) ? toQuestion(alone) : undefined
  // After how a person is reached only what is plain by itself asks something else.
  if (subject.topic === 'contact')
    return alone !== undefined &&
      alone.lead >= leads.ofContact &&
      hasServiceWord(message) &&
      !ofThem.test(message)
      ? toQuestion(alone)
      : undefined
  const found = findHeadingInTalk(message, before)
  if (found !== undefined && tellsOfOther(message, subject, found)) return undefined
  const former = findHeading(before)
  return subject.asked === undefined
    ? chooseAfterGoods(message, found, former)
    : chooseAfterPage(message, { subject, before, found, former })
}

/**
 * Returns the question that a turn asks by itself and with the one before it alike, where the heading of that one was told already; undefined where the two differ, or
 * it is about something else.
 */
export function findNextInTalk(message: string, subject: Subject | undefined): PageQuestion | undefined {
  const { asked: before, topic } = subject ?? {}
  if (before === undefined || topic === undefined) return undefined
  const told = findHeading(before)?.heading ?? before
  const [alone, next] = [findHeading(message), findHeadingInTalk(message, before, told)]
  const isOne = next !== undefined && alone?.heading === next.heading && next.heading !== told
  return isOne && areKin(topic, next.intent) ? toQuestion(next) : undefined
}

/** What pages advise is asked for only where nothing else comes near. */
function isPlainly({ intent, lead }: FoundHeading): boolean {
  return isServiceIntent(intent) || (ofAdvice.includes(intent) && lead >= leads.ofPlainAdvice)
}

/** 'Stekker zit erin' after a bed that does not move asks nothing of sockets. */
function tellsOfOther(message: string, { topic }: Subject, { intent }: FoundHeading): boolean {
  const isOfTrouble = topic === 'warranty' || topic === 'payment_trouble'
  return isOfTrouble && tellsHowItIs(message) && ofAdvice.includes(intent)
}

function mayAskPages(message: string, { productIds }: Subject): boolean {
  if (asksToBuy.test(message)) return false
  if (readBodies(message).length > 0 || anOrder.test(message) || asksPerson.test(message)) return false
  // 'En een boxspring?' after what delivery costs is told with the sentence of the same answer that has it.
  if (namesOnlyGoods(message) || pointsOnly.test(message)) return false
  return productIds.length === 0 || !asksPriceAlone.test(message)
}

function chooseAfterGoods(
  message: string,
  found: FoundHeading | undefined,
  former: FoundHeading | undefined,
): PageQuestion | undefined {
  if (found === undefined || found.heading === former?.heading || !isServiceIntent(found.intent))
    return undefined
  const isAsked = found.lead >= leads.ofGoods && hasServiceWord(message) && !pointsBack.test(message)
  return isAsked ? toQuestion(found) : undefined
}

interface AfterPage {
  readonly subject: Subject
  /** The question that the page answered. */
  readonly before: string
  /** The heading of both together, and that of the question before alone. */
  readonly found: FoundHeading | undefined
  readonly former: FoundHeading | undefined
}

function chooseAfterPage(
  message: string,
  { subject, before, found, former }: AfterPage,
): PageQuestion | undefined {
  const { topic } = subject
  const answered = found !== undefined && isAnswered(found.intent) ? found : undefined
  const isNew = answered?.heading !== former?.heading
  if (answered !== undefined && !isNew && answered.lead >= leads.same) return toQuestion(answered)
  // Who has to send back what came broken is told with what happens then.
  if (topic === 'warranty' && found?.intent === 'returns')
    return former?.intent === 'warranty' ? toQuestion(former) : undefined
  const asked = isNew ? answered : undefined
  const isOfAdvice =
    ofAdvice.includes(topic) &&
    !(
      subject.productIds.length === 0 &&
      asked !== undefined &&
      isOfSameGoods(before, asked.heading) &&
      !tellsHowItIs(message)
    )
  if (asked !== undefined && asked.lead >= leads[isOfAdvice ? 'ofAdvice' : 'ahead']) {
    const isOfShown = isOfAdvice && subject.productIds.length > 0 && ofAdvice.includes(asked.intent)
    return isOfShown ? undefined : toQuestion(asked)
  }
  const further = findFurther(before, message, topic)
  if (further !== undefined || asked === undefined || isOfAdvice) return further
  // What is asked after where to try goods has nothing of the shop itself.
  const isPlain = topic === 'about_shop' && findHeading(message)?.heading === asked.heading
  const isOne = isPlain || isOfSame(topic, asked.intent)
  return asked.lead >= leads.possible && isOne ? toQuestion(asked) : undefined
}

/** 'En in de droger' after how a duvet is washed asks it of duvets. */
function isOfSameGoods(before: string, heading: string): boolean {
  const said = listWords(before).goods.map(({ feature }) => feature)
  return listWords(heading).goods.some(({ feature }) => said.includes(feature))
}

function isOfSame(topic: Subject['topic'], intent: Intent): boolean {
  if (topic === 'order_status') return areKin(topic, intent)
  return intent === topic && intent !== 'about_shop'
}

function toQuestion({ heading, intent }: FoundHeading): PageQuestion {
  return { text: heading, intent }
}

/** The number of an order belongs in its form. */
const anOrder = /\b[a-z]{0,3}\d{5,}\b/iu

/** Whether pages answer what is asked: to speak to a person is another thing. */
function isAnswered(intent: Intent): boolean {
  return isServiceIntent(intent) || ofAdvice.includes(intent) || intent === 'made_to_measure'
}
