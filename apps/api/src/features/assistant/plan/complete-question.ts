import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { findHeading } from '@sluimer/assistant/headings/find-heading'
import { listConcepts } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { findFurther } from '@sluimer/assistant/questions/find-question'
import { generalise } from '@sluimer/assistant/questions/generalise'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { understand } from '@sluimer/assistant/questions/understand'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import type { Sources } from '../draft/plan-context.ts'
import { findJoinedHeading } from '../reading/find-joined-heading.ts'
import * as phrases from '../reading/intent-phrases.ts'
import { ofAdvice } from '../talk/keep-subject.ts'
import { readSameOf } from '../talk/read-same-of.ts'
import { isServiceIntent } from './answer-service.ts'

/** So short a message tells little without the question before it. */
const fewWords = 6
/** Above this share a short message says by itself what it asks. */
const clearShare = 0.8
const greets =
  /^(?:ok|oké|oke|top|prima|dank\w*|bedankt|thanks|merci|super|fijn|mooi|ja|nee|hoi|hallo|doei|dag)\b[\s!.]*$/iu
/** Tells what the question before is about: 'het is een lamp', 'het gaat om de boxspring'. */
const tellsWhat =
  /^(?:nee,? |ja,? )?(?:het|dat|dit) (?:is|was|gaat om|betreft|zijn) (?:een|de|het|mijn|om|twee)\b(?!.*\?)/iu
/** Goes on about the same: 'en in België?', 'hoe doe ik dat precies', 'zaterdag dan?'. */
const goesOn =
  /^(?:en|maar|of|ook|dus|oke?,?|ja,?|nee,?)\b|\b(?:dat|dan|daar|ervoor|daarvoor|die|hem|hij|het)\b/iu

/**
 * Puts a short message together with the question about the service before it: after 'verzendkosten?' the answer to 'België' is that to
 * both. Returns the message itself when it says enough.
 */
export function completeQuestion(sources: Sources, message: string, subject: Subject | undefined): string {
  const before = subject?.asked
  const words = message.split(' ')
  // The answer to the question before tells the price, or nothing does.
  const cost = asksCost.test(message) && subject?.topic !== undefined ? costs[subject.topic] : undefined
  const isBare = bareCost.test(message) || bareQuestion.test(message)
  if (before !== undefined && (cost !== undefined || isBare)) return cost ?? before
  const ofGoods = readSameOf(message, subject)
  if (ofGoods !== undefined) return ofGoods
  if (before !== undefined && tellsItself(before, message)) return message
  if (before !== undefined && asksMoreOf(before, message)) return `${before} ${message}`
  if (before === undefined || (words.length > fewWords && !ofAnother.test(message)) || greets.test(message))
    return message
  // 'En met een overschrijving?' after termijnen asks for another way to pay.
  if (ofPaying.includes(subject?.topic) && refusePaymentWay(message, '') !== undefined)
    return `kan ik betalen ${message.replace(/^(?:en|maar|of|ook) /iu, '')}`
  // 'En naar België?' is understood by what it goes on with.
  const [, beside, of] = ofAnother.exec(message) ?? []
  const another = beside ?? of
  const verb = subject?.topic === undefined ? undefined : verbs[subject.topic]
  if (another !== undefined && verb !== undefined) return `${another} ${verb}`
  if (phrases.goesOn.test(message)) return message
  // What comes after two kinds were told apart is read with them (`answer-apart.ts`), and is not part of the question.
  if (ofAdvice.includes(subject?.topic)) return message
  if (pointsOnly.test(message)) return `${before} ${message}`
  // 'Het matras is veel te zacht' after a complaint is no wish for a soft one.
  if (ofOwn.includes(subject?.topic) && phrases.disappoints.test(message) && !phrases.asksToSee.test(message))
    return 'kan ik terugsturen wat tegenvalt, niet past of niet mooi is'
  if (tellsWhat.test(message)) return `${before} ${message}`
  const [best] = understand(sources.model, message)
  const concepts = splitTokens(fold(message)).flatMap(listConcepts)
  if (best === undefined || concepts.includes('goods') || concepts.includes('unsold')) return message
  const isClear = best.share >= clearShare && !goesOn.test(message)
  const isOther =
    isServiceIntent(best.intent) &&
    best.intent !== subject?.topic &&
    best.share >= clearShare &&
    !goesBack(best.intent, subject?.topic)
  return isClear || isOther || best.intent === 'thanks' ? message : `${before} ${message}`
}

/** Returns the question of pages that a message asks further after one about the service; undefined for any other message. */
export function findFurtherQuestion(message: string, subject: Subject | undefined): PageQuestion | undefined {
  const before = subject?.asked
  if (before === undefined || asksCost.test(message)) return undefined
  if (bareCost.test(message) || bareQuestion.test(message)) return undefined
  if (!mayGoOn(message, subject?.topic) || tellsItself(before, message)) return undefined
  return readSameOf(message, subject) === undefined
    ? (findJoinedHeading(before, message, subject?.topic) ?? findFurther(before, message, subject?.topic))
    : undefined
}

const fewestTold = 3
/** Whether a turn says by itself what it asks, and that is another question than the one before. */
function tellsItself(before: string, message: string): boolean {
  if (message.split(' ').length < fewestTold) return false
  const own = findAskedTopic(message)?.heading ?? findPlainHeading(message)
  return own !== undefined && own !== (findAskedTopic(before)?.heading ?? findPlainHeading(before))
}

/** So far ahead, and with more words than these, a heading is asked for whatever was asked before. */
const plain = { lead: 6, words: 5 }

function findPlainHeading(message: string): string | undefined {
  const found = findHeading(message)
  return found !== undefined && found.lead >= plain.lead && message.split(' ').length > plain.words
    ? found.heading
    : undefined
}

const mostFurther = 11
const begins = /^(?:en|maar|ook|of|als|ja|nee|dus|dan|oke?)\b|\b(?:dat|die|het|dan|ie|hij|ze|er)\b/iu

/** Whether a message goes on with the question before it; a place is read beside that question. */
function mayGoOn(message: string, topic: Intent | undefined): boolean {
  const words = message.split(' ').length
  const isOfPlace = /\b(?:belgie|nederland|wadden)\b/u.test(generalise(message))
  if (isOfPlace || greets.test(message) || phrases.asksToBuy.test(message)) return false
  return words <= fewWords || (words <= mostFurther && (topic === 'warranty' || begins.test(message)))
}

/** Whether sending back, or money back, is asked of what came broken: the same page says both. */
function goesBack(intent: Intent, topic: Intent | undefined): boolean {
  return intent === 'returns' && topic === 'warranty'
}

const mostJoined = 12

/** Whether a message tells more of the question before it, which together with it is another one: 'ook als het in de sale was?' */
function asksMoreOf(before: string, message: string): boolean {
  if (message.split(' ').length > mostJoined || findAskedTopic(message) !== undefined) return false
  const joined = findAskedTopic(`${before} ${message}`)
  return joined !== undefined && joined.heading !== findAskedTopic(before)?.heading
}

/** 'Wat kost dat?' asks nothing without the question before it. */
const pointsOnly =
  /^(?:en |maar |ok\p{L}*,? )?(?:(?:wat|hoeveel) kost|hoe (?:lang duurt|werkt|gaat|doe ik|snel is)|wanneer is|waar vind ik|waar doe ik|kost) (?:me |mij )?(?:dat|het|dit|die)(?: (?:dan|ook|precies|eigenlijk|iets|normaal|meestal|ongeveer|nog))*[\s?!.]*$/iu
/** 'Gratis?' asks the price of what was spoken of. */
const bareCost =
  /^(?:(?:en|maar|dus|is dat|ook)[\s,]+)*(?:gratis|kosteloos|kosten|prijs|extra kosten)[\s?!.]*$/iu
/** 'Hoelang?', 'en nu?' asks what was said of it already, or nothing. */
const bareQuestion =
  /^(?:(?:en|maar|dus|ok\p{L}*|ja)[\s,]+)*(?:welke?|hoe ?lang(?: wachten| nog)?|hoe vaak|(?:tot )?wanneer|wat nu|nu|waar|waarom|hoeveel|hoe|wie)(?: dan| precies| nu| ongeveer)?[\s?!.]*$/iu
/** Topics of something that one has. */
const ofOwn: readonly (Intent | undefined)[] = ['returns', 'warranty', 'legal', 'order_change']
/** 'En wie betaalt dat dan?' asks what it costs, by what the question before was about. */
const asksCost =
  /^(?:(?:en|maar|dus|ok\p{L}*)[\s,]+)*(?:(?:wat|hoeveel) kost (?:me |mij )?(?:dat|het|dit|die)|kost (?:me |mij )?(?:dat|het)|is (?:dat|het) gratis|(?:moet|ga) ik (?:daar|er)(?:voor)?\b.*\bbetalen|wie betaalt (?:dat|het|de kosten))(?: (?:dan|eigenlijk|ook|voor|iets|geld|extra|mij|me))*[\s?!.]*$/iu
const costs: Partial<Record<Intent, string>> = {
  payment: 'kost een betaalmethode extra',
  pay_later: 'kost een betaalmethode extra',
  returns: 'wat kost terugsturen',
  warranty: 'wie betaalt het terugsturen als het jullie fout is',
}
const ofPaying: readonly (Intent | undefined)[] = ['payment', 'pay_later']
/** 'En bij een bed dat ik zelf samenstel?' asks the same of something else. */
const ofAnother = /^(?:en|maar) (?:(?:bij|voor) ((?:\S+\s+){3,}\S+)|(?:op|van) ((?:\S+\s+){2,}\S+))$/iu
/** What is asked of it, by what the question before was about. */
const verbs: Partial<Record<Intent, string>> = { returns: 'terugsturen', warranty: 'garantie' }
const corrects =
  /^(?:nee|neen|sorry|oeps|oh)?[\s,]*(?:ik bedoel\p{L}*|bedoel\p{L}*)[\s:,]+(.+)$|^(?:nee|neen|sorry|oeps|oh)?[\s,]*(.+?) bedoel(?:de)? ik\b(?: \p{L}+)?[\s.!]*$/iu
/** How a question begins that asks the same of something else. */
const frame =
  /^(?:(?:wat|hoeveel) kost|hoe ?lang duurt|hoe snel|wanneer komt|kan ik|mag ik|hoe kan ik|waar kan ik|hoe|waar)\b/iu
const mostMeant = 3
const isQuestion = /^(?:wat|hoe\p{L}*|kan|mag|waar\p{L}*|wanneer|wie|welke?|of|is|zijn|heb\p{L}*)\b/iu

/** Reads 'nee, ik bedoel terugsturen' after 'wat kost bezorgen' as 'wat kost terugsturen'; undefined for any other message. */
export function readCorrection(message: string, subject: Subject | undefined): string | undefined {
  const [, said, saidFirst] = corrects.exec(message) ?? []
  const meant = said ?? saidFirst
  if (subject === undefined || meant === undefined) return undefined
  const before = subject.asked
  // After goods the other thing keeps the colour and the size of the one before.
  if (before === undefined) return meant.split(' ').length <= mostMeant ? `en ${meant}` : undefined
  const [begin] = frame.exec(before) ?? []
  return begin === undefined || isQuestion.test(meant) ? meant : `${begin} ${meant}`
}
