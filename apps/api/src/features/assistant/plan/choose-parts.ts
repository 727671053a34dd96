import { findAskedTopic, topicHeadings } from '@sluimer/assistant/asked/find-asked-topic'
import { findAskedDeed } from '@sluimer/assistant/beyond/find-asked-deed'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { listAskedProperties } from '@sluimer/assistant/product/asked-properties'
import { findUsualQuestion } from '@sluimer/assistant/questions/find-question'
import { understand } from '@sluimer/assistant/questions/understand'
import { splitQuestions } from '@sluimer/assistant/text/split-questions'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Sources } from '../draft/plan-context.ts'
import { asksBareCost, asksTimeOfIt } from '../reading/ask-of-it.ts'
import { asksToSee, asksWhetherThere } from '../reading/intent-phrases.ts'
import { hasConcept, hasServiceWord } from '../reading/service-words.ts'
import { hasGoodsWord } from '../slots/judge-words.ts'
import { isServiceIntent } from './answer-service.ts'
import { goodsLike } from './find-wanted-goods.ts'
import { findNamedQuestion } from './named-questions.ts'

/** A part of a message is a question of its own when the classifier is this sure of it. */
const sureShare = 0.6
const mostAnswers = 3
const asksPrice = /^(?:en )?(?:wat|hoeveel) kost/iu
/** How a question or a wish begins; what somebody tells besides is not a question. */
const asks =
  /\?$|^(?:en |ook |dan |verder |trouwens |overigens |daarnaast |zo (?:ja|nee|niet),? )*(?:of|kan|kun|kunnen|mag|mogen|moet|moeten|hoe|hoeveel|hoelang|wat|wanneer|waar|waarmee|wie|welke?|is|zijn|heb|hebben|hebt|leveren|levert|bezorgen|nemen|neemt|krijg|doen|kost|kosten|komt|komen|zit|geldt|past|passen|werkt|duurt|betaal|sturen|halen|tot|binnen)\b|\b(?:zoek|zoeken|wil|nodig|graag|mag ik|benieuwd|vraag me af)\b/iu
const asksFirmness =
  /\b(?:stevig\p{L}*|hardheid|hard|zacht|medium|zijslaper|rugslaper|buikslaper|welke? (?:soort )?matras|wat voor matras)\b/iu
/** How goods are washed and mended, pages tell of all of them. */
const ofCare = /\b(?:was\p{L}*|vlek\p{L}*|krimp\p{L}*|gekrompen|strijk\p{L}*|droger)(?!\p{L})/iu
/** 'Heb een dekbed gekocht maar het is te warm' tells of goods that are had. */
const tellsOfBought =
  /^(?:ik |we |wij )?(?:heb|hebben|had|kreeg|kocht|bestelde)\b.*\b(?:gekocht|besteld|gekregen|ontvangen|kocht|kreeg|bestelde)\b/iu
/** 'Is net een walrus' says what it looks like. */
const isLikened = /^(?:het |dat |hij )?(?:is|lijkt|was|zijn) (?:net|wel|echt|precies) (?:een|n|als|of)\b/iu
/** 'En wat kost dat?' asks more about the same subject. */
const goesOn =
  /^(?:\S+\s+){0,5}(?:dan|dat|daarvan|daarop|ervan|ervoor|ie|hij|die|deze|ze)\b(?:\s+[^\s?]+){0,2}\s*\??$|^(?:en )?(?:wat|hoeveel) (?:zijn|is) (?:daar )?de kosten\b/iu
/** 'En wat kost dat voor een bed' asks what is named before of the bed. */
const asksCostOfThat = /^(?:en )?(?:wat|hoeveel) kost (?:dat|het|zoiets) (?:dan )?(?:voor|bij|met|naar)\b/iu
/** A word for what was named before. */
const pointer = /\b(?:die|deze|dat|dit|het|hem|m|ze|ie|hij)\b/iu
/** Above this share a part says by itself what it is about. */
const toldShare = 0.85
const fewWords = 5
/** With a word of these a part says what it is about, though it points back. */
const clearWords: readonly Concept[] = ['return', 'pay', 'later', 'old', 'broken', 'account']
/** What people tell rather than ask: that something is broken, or has not come. */
const troubles: readonly Intent[] = ['order_status', 'warranty', 'payment_trouble']
const goods: readonly Intent[] = ['product', 'product_fact']
const advice: readonly Intent[] = ['made_to_measure', 'firmness', 'care']
/** What is said beside these is answered as well. */
const alone: readonly Intent[] = ['contact', 'order_status']

/**
 * Returns the questions of a message that asks about several subjects, such as delivery and returns, at most three;
 * undefined for one that asks about one, and for one that must not be answered in parts.
 */
export function chooseParts(sources: Sources, message: string): string[] | undefined {
  // Who tells a weight or a length asks all of it for the same body.
  if (readBodies(message).length > 0 && asksFirmness.test(message)) return undefined
  // A case that all its words tell is one question: 'herinnering van klarna maar al teruggestuurd, moet ik betalen'.
  if (findAskedTopic(message)?.isSure) return undefined
  const parts = splitQuestions(message).map((question) => ({
    question,
    about: asksOfGoods(question, message) ? undefined : choosePart(sources, question),
  }))
  // 'Wat gaan jullie daaraan doen?' beside a question that is plain asks nothing else.
  const isPlain = parts.some(({ about }) => about !== undefined && topicHeadings.includes(about))
  const clear = parts.filter(
    ({ question, about }) => about !== undefined && !(isPlain && isWeak(sources, question, about)),
  )
  // 'Badjas te klein, hoe ruil ik die' tells of goods that are had, and looks for none.
  const isOfIt = clear.some(({ question, about }) => about !== 'product' && pointer.test(question))
  const asked = isOfIt
    ? clear.filter(
        ({ question, about }) =>
          about !== 'product' ||
          asksToSee.test(question) ||
          (asks.test(question) && !tellsOfBought.test(question)),
      )
    : clear
  const firsts = asked.filter(({ about }, at) => asked.findIndex((other) => other.about === about) === at)
  if (firsts.length === 2 && asksOneThing(message, firsts[1]?.question ?? '')) return undefined
  return firsts.length > 1 ? firsts.slice(0, mostAnswers).map(({ question }) => question) : undefined
}

/** So far ahead a heading must be for a whole message, and how much further than for its last part. */
const sureOfWhole = 4
const furtherThanPart = 2

/** 'Lamp kapot, wat zijn mijn opties' asks of the lamp: the end of it, by itself, would ask how one can pay. */
function asksOneThing(message: string, last: string): boolean {
  const whole = findHeading(message)
  const part = findHeading(last)
  if (
    whole === undefined ||
    whole.lead < sureOfWhole ||
    hasServiceWord(last) ||
    findAskedTopic(last) !== undefined
  )
    return false
  return part === undefined || part.heading === whole.heading || part.lead * furtherThanPart < whole.lead
}

/** 'En hoe lang is de kabel' beside a lamp is asked of the lamp, and not of its delivery. */
function asksOfGoods(question: string, message: string): boolean {
  if (question === message || message.startsWith(question) || hasServiceWord(question)) return false
  return !ofCare.test(question) && listAskedProperties(question, message).length > 0
}

/** Whether a part is about a subject in general, as far as can be told, and asks no question that is known. */
function isWeak(sources: Sources, question: string, about: string): boolean {
  const [best] = understand(sources.model, question)
  if (best === undefined || !isServiceIntent(best.intent) || topicHeadings.includes(about)) return false
  return findUsualQuestion(question, best.intent)?.isSure !== true && best.share < toldShare
}

/** Returns what a part is about, goods as one subject; undefined when it tells something rather than asks. */
function choosePart(sources: Sources, question: string): string | undefined {
  if (isLikened.test(question)) return undefined
  if (findAskedDeed(question) !== undefined) return 'deed'
  if (asksWhetherThere.test(question)) return 'contact'
  // 'En kost dat geld' and 'en hoe lang heb ik daarvoor' ask of what stands before it.
  if (asksBareCost(question) || asksTimeOfIt(question) || asksCostOfThat.test(question)) return undefined
  const [guess] = understand(sources.model, question)
  if (guess === undefined) return undefined
  const named = findNamedQuestion(question, guess)
  const best = named === undefined ? guess : { intent: named, share: Math.max(guess.share, sureShare) }
  const hasGoods = hasGoodsWord(sources.search.index, readWish(question).text)
  // 'Verkopen jullie gordijnen' asks to see them, whatever else it may be.
  const asksGoods =
    hasGoods && goodsLike.includes(best.intent) && (asksToSee.test(question) || asksPrice.test(question))
  if (best.share < sureShare && !asksGoods) return undefined
  const isTold =
    (troubles.includes(best.intent) && best.share >= toldShare) ||
    // 'Boxspring grijs 180x200' before a question is a wish.
    (goods.includes(best.intent) && hasGoods && question.split(' ').length <= fewWords)
  if (!isTold && !asks.test(question)) return undefined
  const topic = findAskedTopic(question)
  if (topic !== undefined) return topic.heading
  // 'Kan ze het ruilen?' says by itself what it asks, and 'wat kost dat?' does not.
  const isClear = best.share >= sureShare && hasConcept(question, clearWords)
  if (goesOn.test(question) && !isClear) return undefined
  if (alone.includes(best.intent)) return best.intent
  const usual = findUsualQuestion(question, best.intent)
  if (isServiceIntent(best.intent)) return usual?.text ?? best.intent
  if (advice.includes(best.intent) && usual?.isSure === true) return usual.text
  return goodsLike.includes(best.intent) && hasGoods ? 'product' : undefined
}
