import { findNearWords } from '@sluimer/search/text/spelling/near-words'

/** Whether two words are the same, or differ by one letter: one too many, too few, another, or two that changed places. */
export function isOneOff(one: string, other: string): boolean {
  return findNearWords([other], one, 1).length > 0
}
