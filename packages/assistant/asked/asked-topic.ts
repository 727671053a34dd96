import type { Intent } from '../intent/intents.ts'

/** A question that a heading of the shop's pages answers, told by the kinds of words that nobody leaves out who asks it. */
export interface AskedTopic {
  /** The heading, as the page has it. */
  readonly heading: string
  readonly intent: Intent
  /** A word of each of these is in every message that asks it, in whatever order. */
  readonly has: readonly RegExp[]
  /** With a word of these a message asks something else. */
  readonly hasNot?: RegExp
  /** Whether its words tell it whatever heading the message resembles most. */
  readonly isSure?: true
  /** Whether a person is offered beside what the page says. */
  readonly needsPerson?: true
}

/**
 * Returns a pattern for a list of folded words: `terug*` begins with 'terug', `*kussen` ends in 'kussen', and `_` is a space.
 */
export function anyOf(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.trim().split(/\s+/))
  const written = words.map((word) => word.replaceAll('*', '\\w*').replaceAll('_', ' '))
  return new RegExp(`\\b(?:${written.join('|')})\\b`, 'u')
}
