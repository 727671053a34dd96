import type { ProductIndex, SearchResult } from '@sluimer/search/port'

/**
 * Whether a text means anything to the index. When the index knows no word of it, everything in the shop matches
 * equally well, which is not an answer to a visitor.
 */
export function isUnderstood(text: string, index: ProductIndex, isLiteral = false): boolean {
  if (text === '') return false
  return isAnswer(
    index.search({ text, isLiteral, filters: {}, sort: 'relevance', offset: 0, limit: 0 }),
    index,
  )
}

/** Whether a result without any filter is an answer: everything in the shop is not an answer. */
export function isAnswer({ total, relaxed }: SearchResult, index: ProductIndex): boolean {
  return relaxed === undefined || relaxed.corrected !== undefined || total < index.size
}
