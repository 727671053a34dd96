import type { ProductIndex, SearchResult } from '@sluimer/search/port'

/**
 * Whether a text means anything to the index. For one of which it knows no word, everything in the shop is as near as
 * anything else: to a visitor that is no answer.
 */
export function isUnderstood(text: string, index: ProductIndex, isLiteral = false): boolean {
  if (text === '') return false
  return isAnswer(
    index.search({ text, isLiteral, filters: {}, sort: 'relevance', offset: 0, limit: 0 }),
    index,
  )
}

/** Whether what was found, without any filter, is an answer: everything in the shop is none. */
export function isAnswer({ total, relaxed }: SearchResult, index: ProductIndex): boolean {
  return relaxed === undefined || relaxed.corrected !== undefined || total < index.size
}
