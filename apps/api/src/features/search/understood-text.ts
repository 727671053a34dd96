import type { ProductIndex } from '@sluimer/search/port'

/**
 * Whether a text means anything to the index. For one of which it knows no word, everything in the shop is as near as
 * anything else: to a visitor that is no answer.
 */
export function isUnderstood(text: string, index: ProductIndex, isLiteral = false): boolean {
  if (text === '') return false
  const { total, relaxed } = index.search({
    text,
    isLiteral,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: 0,
  })
  return relaxed === undefined || relaxed.corrected !== undefined || total < index.size
}
