import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { type Concept, listConcepts } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { understand } from '@sluimer/assistant/questions/understand'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { ofAdvice, type Sources } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { asksCostOfIt, asksTimeOfIt, asksWhatIsAdded, readOfIt } from '../reading/ask-of-it.ts'
import * as phrases from '../reading/intent-phrases.ts'
import { hasConcept } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSameOf } from '../talk/read-same-of.ts'
import { asksPerson, tellsHowItIs } from '../talk/tells.ts'
import { readInFrame } from './read-in-frame.ts'
import { readOfReturn } from './read-of-return.ts'

/** So short a message tells little without the question before it. */
const fewWords = 6
/** Above this share a short message says by itself what it asks. */
const clearShare = 0.8
const greets =
  /^(?:ok|oké|oke|top|prima|dank\w*|bedankt|thanks|merci|super|fijn|mooi|ja|nee|hoi|hallo|doei|dag)\b[\s!.]*$/iu
/** Tells what the question before is about: 'het is een lamp', 'het gaat om de boxspring'. */
const tellsWhat =
  /^(?:nee,? |ja,? )?(?:het|dat|dit|de andere?|het andere|de rest) (?:is|was|gaat (?:nog |dan )?om|betreft|zijn) (?:een|de|het|mijn|om|twee)\b(?!.*\?)/iu
/** Goes on about the same: 'en in België?', 'hoe doe ik dat precies', 'zaterdag dan?'. */
const goesOn =
  /^(?:en|maar|of|ook|dus|oke?,?|ja,?|nee,?)\b|\b(?:dat|dan|daar|ervoor|daarvoor|die|hem|hij|het)\b/iu

/**
 * Reads a turn whose words alone ask nothing as what it asks after the question before it: 'kost dat extra' after how one pays later, 'en een matras ook' after sending back.
 * Returns the message itself for any other.
 */
export function readBareTurn(message: string, subject: Subject | undefined): string {
  const before = subject?.asked
  if (before === undefined) return message
  if (ofFloor.test(before) && (asksCostOfIt(message) || asksWhatIsAdded.test(message))) return floorCost
  // What two sides cost more stands with the price of the bed that has them.
  if (subject?.topic === 'made_to_measure' && composedOf.test(before) && asksCostOfIt(message))
    return costOfComposed
  const inFrame = readInFrame(message, subject)
  if (inFrame !== undefined) return inFrame
  if (tellsWhat.test(message) && findAskedTopic(before)?.heading === isMissing) return whereIsIt
  // The answer to the question before tells the price, or nothing does.
  const ofIt = subject?.topic === undefined ? undefined : readOfIt(message, subject.topic)
  if (
    ofIt !== undefined ||
    bareCost.test(message) ||
    bareQuestion.test(message) ||
    asksOutcome.test(message) ||
    asksHowItWorks.test(message)
  )
    return ofIt ?? before
  if (subject?.topic === 'order_status' && asksWhenItComes.test(message)) return whereIsIt
  if (subject?.topic === 'order_status' && tellsItIsLate(message)) return late
  // How long a smell stays, no page tells but that of the smell.
  const isOfAdvice = ofAdvice.includes(subject?.topic)
  if (asksTimeOfIt(message) && (isOfAdvice ? subject?.productIds.length === 0 : asksHowLong.test(message)))
    return before
  const ofReturn = maySendBack.includes(subject?.topic) ? readOfReturn(message) : undefined
  return ofReturn ?? readSameOf(message, subject) ?? message
}

const ofFloor = /\b(?:verdieping\p{L}*|etages?|\S+ hoog|naar boven|trap|lift)\b/iu
const composedOf = /\b(?:boxspring\p{L}*|bed|links|rechts|kant|samen\p{L}*)(?!\p{L})/iu
const costOfComposed = 'Wat kost een boxspring die ik zelf samenstel?'
const floorCost = 'Kost het extra als ik op een verdieping woon?'
/** Somebody who names what has not come wants to know where it is. */
const isMissing = 'Er ontbreekt iets aan mijn bestelling.'
const whereIsIt = 'waar is mijn bestelling'

/** 'Wanneer komt die toe' after the form of an order asks it of that one. */
const asksWhenItComes =
  /^(?:(?:en|maar|dus)[\s,]+)*(?:wanneer|hoe laat|welke dag|hoe ?lang|waar) (?:komt|is|blijft|wordt|duurt|krijg ik|heb ik)(?: (?:die|dat|het|hij|ie|deze|hem|dan|nu|nog|toe|aan|binnen|geleverd|bezorgd|bij|mij|in|huis|eigenlijk))*[\s?!.]*$/iu
/** 'Wat moet ik nou doen dan' asks of what was told. */
const asksOutcome =
  /^(?:(?:en|maar|dus|ok\p{L}*)[\s,]+)*(?:wat|hoe) (?:moet|kan|doe|zal) (?:ik|we)(?: (?:nu|nou|dan|er|eraan|daaraan|daarmee|doen|het|dat|hier|mee|aan))*[\s?!.]*$/iu
const asksHowLong = /\b(?:hoe ?lang duurt|hoe (?:snel|lang) gaat)\b/iu

/** What is told after the form for an order, and tells no other trouble than that it has not come. */
const late = 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?'
const waits =
  /\b(?:(?:nog |nog steeds |steeds )(?:niks|niets|niet|geen)|te laat|besteld|wacht\p{L}*|zou|(?:week|weken|dagen|maand|maanden) geleden|vorige|(?:is|was|kwam) (?:er |nog |hier )*niet|(?:al|sinds) (?:\d|een|twee|drie|vier|vijf|weken|dagen)|gisteren)(?!\p{L})/iu
const ofElse: readonly Concept[] = ['account', 'return', 'pay', 'broken', 'change']
const tellsElse =
  /\b(?:mail\p{L}*|buren|adres|bestelnummer|ordernummer|nummer|code|betaald|annul\p{L}*|halve?|deel|ontbre\p{L}*|mis)\b/iu

function tellsItIsLate(message: string): boolean {
  return (
    tellsHowItIs(message) && waits.test(message) && !tellsElse.test(message) && !hasConcept(message, ofElse)
  )
}

/**
 * Puts a short message together with the question about the service before it, where no heading of both is known. Returns the message itself when it says enough.
 */
export function completeQuestion(sources: Sources, message: string, subject: Subject | undefined): string {
  const before = subject?.asked
  if (before === undefined || message.split(' ').length > fewWords || greets.test(message)) return message
  if (asksPerson.test(message)) return message
  if (isTime(message)) return before
  // 'En met een overschrijving?' after termijnen asks for another way to pay.
  if (ofPaying.includes(subject?.topic) && refusePaymentWay(message, '') !== undefined)
    return `kan ik betalen ${message.replace(/^(?:en|maar|of|ook) /iu, '')}`
  // 'En een boxspring?' after what delivery costs asks it of that one.
  const isOfDelivery = subject?.topic?.startsWith('delivery_') === true
  if (isOfDelivery && goesOn.test(message) && namesOnlyGoods(message)) return `${before} ${message}`
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

/** 'Al een week niet', '3 dagen': so long, and not a word of what. */
const timeWords =
  /^(?:\d{1,3}|een|twee|drie|vier|half|halve|paar|meer|dan|al|sinds|nu|na|over|pas|nog|niet|niks|niets|zeker|bijna|ruim|de|vorige|geleden|later|dag|dagen|week|weken|maand|maanden|jaar|jaren|uur|gisteren|eergisteren|is|was|het|dat|zo|duurt)$/iu
const aTime = /\b(?:dag|dagen|week|weken|maand|maanden|jaar|jaren|uur|gisteren|eergisteren)\b/iu

function isTime(message: string): boolean {
  return (
    aTime.test(message) &&
    !message.includes('?') &&
    splitTokens(message).every((word) => timeWords.test(word))
  )
}

/** Whether sending back, or money back, is asked of what came broken: the same page says both. */
function goesBack(intent: Intent, topic: Intent | undefined): boolean {
  return intent === 'returns' && topic === 'warranty'
}

/** 'Wat kost dat?' asks nothing without the question before it. */
export const pointsOnly =
  /^(?:en |maar |ok\p{L}*,? )?(?:(?:wat|hoeveel) kost|hoe (?:lang duurt|werkt|gaat|doe ik|snel is)|wanneer is|waar vind ik|waar doe ik|kost) (?:me |mij )?(?:dat|het|dit|die)(?: (?:dan|ook|precies|eigenlijk|iets|normaal|meestal|ongeveer|nog))*[\s?!.]*$/iu
/** 'Gratis?' asks the price of what was spoken of. */
const bareCost =
  /^(?:(?:en|maar|dus|is dat|ook)[\s,]+)*(?:gratis|kosteloos|kosten|prijs|extra kosten)[\s?!.]*$/iu
/** 'Hoe werkt dat?' after what was explained wants no goods. */
const asksHowItWorks =
  /^(?:en |maar |ok\p{L}*,? )?hoe (?:werkt|gaat) (?:dat|het|zoiets)(?: (?:dan|precies|eigenlijk))*[\s?!.]*$/iu
/** 'Hoelang?', 'en nu?' asks what was said of it already, or nothing. */
const bareQuestion =
  /^(?:(?:en|maar|dus|ok\p{L}*|ja)[\s,]+)*(?:welke?|hoe ?lang(?: wachten| nog)?|hoe vaak|(?:tot )?wanneer|wat nu|wat (?:kan|moet|doe) ik (?:(?:dan|nu|er|wel|het|beste|best|daaraan|eraan) )*(?:doen|kiezen|nemen)|wat (?:kan|moet|doe) ik (?:dan|nu)|nu|waar|waarom|hoeveel|hoe|wie|hoe (?:doe|regel|vraag|meld|bestel) ik (?:dat|die|het|zoiets|er een)(?: aan)?)(?: dan| precies| nu| ongeveer)?[\s?!.]*$/iu
/** Topics of something that one has. */
const ofOwn: readonly (Intent | undefined)[] = ['returns', 'warranty', 'legal', 'order_change']
/** Somebody who asks where to try goods wants to know what becomes of those that disappoint. */
const maySendBack: readonly (Intent | undefined)[] = ['returns', 'about_shop']
const ofPaying: readonly (Intent | undefined)[] = ['payment', 'pay_later']
const corrects =
  /^(?:nee|neen|sorry|oeps|oh)?[\s,]*(?:ik bedoel\p{L}*|bedoel\p{L}*)[\s:,]+(.+)$|^(?:nee|neen|sorry|oeps|oh)?[\s,]*(.+?) bedoel(?:de)? ik\b(?: \p{L}+)?[\s.!]*$/iu
/** How a question begins that asks the same of something else. */
const frame =
  /^(?:(?:wat|hoeveel) kost|hoe ?lang duurt|hoe snel|wanneer komt|kan ik|mag ik|hoe kan ik|waar kan ik|hoe|waar)\b/iu
const mostMeant = 3
const isQuestion = /^(?:wat|hoe\p{L}*|kan|mag|waar\p{L}*|wanneer|wie|welke?|of|is|zijn|heb\p{L}*)\b/iu

/** 'Nee zonder bed, alleen matras bedoel ik', 'ik wil geen tafellamp maar een hanglamp': what is not meant, and what is. */
const insteadOf =
  /^(?:(?:nee|neen|sorry|oeps|oh|maar|eigenlijk|liever|toch|ik (?:wil|zoek|wou|hoef|bedoel\p{L}*))[\s,.]+)*(?:geen|zonder|niet)\s+(?:(?:een|de|het|die)\s+)?(\p{L}{3,})(?:[\s,.]+(?:bedoel ik|nodig))?(?:\s*[,.:]\s*|\s+(?=(?:maar|alleen|enkel|wel|juist)\b))(?:(?:maar|alleen|enkel|wel|juist|gewoon|ik (?:wil|zoek|bedoel\p{L}*)|doe)\s+)*(.+?)(?:\s+(?:bedoel\p{L}*(?: ik)?|graag|zoek ik))?[\s?!.]*$/iu
const letters = 5
/** A longer message tells more than what is meant. */
const mostSaid = 120

/** Reads what is named instead of the goods that were looked for, which keeps their color and their size; undefined for any other message. */
function readInstead(message: string, about: string): string | undefined {
  if (message.length > mostSaid) return undefined
  const [, refused = '', meant = ''] = insteadOf.exec(message) ?? []
  const [former, said] = [fold(about), fold(refused)]
  const isOfBefore =
    said !== '' &&
    (former.includes(said.slice(0, letters)) ||
      former.split(' ').some((word) => isGoods(word) && said.endsWith(word)))
  const words = meant.split(' ')
  return isOfBefore && words.length <= mostMeant && words.some(isGoods) ? `en ${meant}` : undefined
}

/** Reads 'nee, ik bedoel terugsturen' after 'wat kost bezorgen' as 'wat kost terugsturen'; undefined for any other message. */
export function readCorrection(message: string, subject: Subject | undefined): string | undefined {
  const instead = readInstead(message, subject?.wish.text ?? '')
  if (instead !== undefined) return instead
  const [, said, saidFirst] = corrects.exec(message) ?? []
  const meant = said ?? saidFirst
  if (subject === undefined || meant === undefined) return undefined
  const before = subject.asked
  // After goods the other thing keeps the color and the size of the one before.
  if (before === undefined) return meant.split(' ').length <= mostMeant ? `en ${meant}` : undefined
  const [begin] = frame.exec(before) ?? []
  return begin === undefined || isQuestion.test(meant) ? meant : `${begin} ${meant}`
}
