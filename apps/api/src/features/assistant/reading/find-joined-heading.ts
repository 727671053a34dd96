import { type FoundHeading, findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'

const dutch = createLanguage()
/** How far ahead of all else a heading must be. */
const leads = {
  /** Where the turn alone, and the turn with the question before it, have the same heading ahead. */
  agreed: 0.5,
  /** Where only both together have it, and it names what the turn does. */
  joined: 2,
}
/** Of a bed that somebody composes asks who says so. */
const ofComposed = /\b(?:zelf samen|samengesteld|samenstel)/iu

/**
 * Returns the heading that a short turn asks for together with the question before it, which has another one: 'heb geen bon meer' after 'kan ik retourneren' asks for
 * what is sent back without a receipt. Undefined where both together ask the same as before, or nothing that is sure.
 */
export function findJoinedHeading(
  before: string,
  message: string,
  topic: Intent | undefined,
): PageQuestion | undefined {
  const former = findHeading(before)
  const both = `${before} ${message}`
  const joined = findHeading(both)
  if (joined === undefined || joined.heading === former?.heading) return undefined
  if (ofComposed.test(joined.heading) && !ofComposed.test(both)) return undefined
  return isSure(joined, message, topic) ? { text: joined.heading, intent: joined.intent } : undefined
}

function isSure(
  { heading, intent, lead }: FoundHeading,
  message: string,
  topic: Intent | undefined,
): boolean {
  if (findHeading(message)?.heading === heading) return lead >= leads.agreed
  if (lead < leads.joined || intent !== topic) return false
  const named = listStems(heading)
  return listStems(message).some((stem) => named.includes(stem))
}

const shortest = 3

function listStems(text: string): string[] {
  return dutch
    .splitWords(text)
    .filter((word) => word.length >= shortest && !dutch.isStopWord(fold(word)))
    .map(dutch.stem)
}
