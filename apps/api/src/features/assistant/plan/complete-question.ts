import { listConcepts } from '@sluimer/assistant/intent/concepts'
import { understand } from '@sluimer/assistant/questions/understand'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import type { Sources } from '../draft/plan-context.ts'
import { isServiceIntent } from './answer-service.ts'
import * as phrases from './intent-phrases.ts'

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
  if (before === undefined || words.length > fewWords || greets.test(message)) return message
  // 'En naar België?' is understood by what it goes on with.
  if (phrases.goesOn.test(message)) return message
  // What comes after two kinds were told apart is read with them (`answer-apart.ts`), and is no part of the question.
  if (subject?.topic === 'care') return message
  if (tellsWhat.test(message)) return `${before} ${message}`
  const [best] = understand(sources.model, message)
  const concepts = splitTokens(fold(message)).flatMap(listConcepts)
  if (best === undefined || concepts.includes('goods') || concepts.includes('unsold')) return message
  const isClear = best.share >= clearShare && !goesOn.test(message)
  const isOther = isServiceIntent(best.intent) && best.intent !== subject?.topic && best.share >= clearShare
  return isClear || isOther || best.intent === 'thanks' ? message : `${before} ${message}`
}
