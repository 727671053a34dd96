import { hyphenateWords } from '@sluimer/domain/language/hyphenate'
import type { Breaks } from './breaks.ts'

/**
 * Returns where long words of these texts may be broken. Only the server knows Dutch: the browser gets the few words that a page
 * shows large or narrow.
 */
export function listBreaks(texts: readonly string[]): Breaks {
  return Object.fromEntries(hyphenateWords(texts.join(' ')))
}
