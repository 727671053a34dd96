import type { Intent } from '@sluimer/assistant/intent/intents'
import { findUsualQuestion } from '@sluimer/assistant/questions/find-question'
import { understand } from '@sluimer/assistant/questions/understand'
import { splitQuestions } from '@sluimer/assistant/text/split-questions'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Sources } from '../draft/plan-context.ts'
import { hasGoodsWord } from '../slots/judge-words.ts'
import { isServiceIntent } from './answer-service.ts'

/** A part of a message is a question of its own when the classifier is this sure of it. */
const sureShare = 0.6
const mostAnswers = 2
/** How a question or a wish begins; what somebody tells besides is no question. */
const asks =
  /\?$|^(?:en |ook |dan )?(?:kan|kun|mag|moet|hoe|hoeveel|hoelang|wat|wanneer|waar|wie|welke?|is|zijn|heb|hebben|hebt|leveren|bezorgen|nemen|krijg|doen|kost|komt|zit|geldt|tot|binnen)\b|\b(?:zoek|zoeken|wil|graag)\b/iu
/** 'En wat kost dat?' asks more about the same subject. */
const goesOn = /^(?:\S+\s+){0,3}(?:dan|dat|daarvan|daarop|ervan|ervoor|ie|hij|die|deze|ze)\b[^?]{0,12}\??$/iu
const goods: readonly Intent[] = ['product', 'product_fact', 'made_to_measure', 'firmness', 'care']

/**
 * Returns the two questions of a message that asks about two subjects, such as delivery and returns; undefined for one
 * that asks about one, and for one that must not be answered in parts.
 */
export function chooseTwo(sources: Sources, message: string): string[] | undefined {
  const parts = splitQuestions(message).map((question) => ({
    question,
    about: choosePart(sources, question),
  }))
  const clear = parts.filter(({ about }) => about !== undefined)
  const firsts = clear.filter(({ about }, at) => clear.findIndex((other) => other.about === about) === at)
  return firsts.length > 1 ? firsts.slice(0, mostAnswers).map(({ question }) => question) : undefined
}

/** Returns what a part is about, goods as one subject; undefined when it tells something rather than asks. */
function choosePart(sources: Sources, question: string): string | undefined {
  if (!asks.test(question) || goesOn.test(question)) return undefined
  const [best] = understand(sources.model, question)
  if (best === undefined || best.share < sureShare) return undefined
  if (isServiceIntent(best.intent)) return findUsualQuestion(question, best.intent)?.text ?? best.intent
  return goods.includes(best.intent) && hasGoodsWord(sources.search.index, readWish(question).text)
    ? 'product'
    : undefined
}
