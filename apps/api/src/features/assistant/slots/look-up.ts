import type { ProductIndex, SearchResult } from '@sluimer/search/port'
import { createGrowingCache } from '../../../platform/shelf/growing-cache.ts'

/** What the index makes of a text, without the products that it finds. */
type Reading = Pick<SearchResult, 'total' | 'relaxed' | 'interpreted'>

/** A few talks at once; a message has a dozen words and phrases. */
const mostKept = 1000
/** More of a text is not read, and a paste does not come twice. */
const longestKept = 200

interface Kept {
  readonly version: number
  readonly readings: ReturnType<typeof createGrowingCache<string, Reading>>
}

const kept = new WeakMap<ProductIndex, Kept>()

/**
 * Returns what the index makes of a text. The plans of a message ask it eleven times on average, of three different texts, so
 * answers are kept until the index changes.
 */
export function lookUp(index: ProductIndex, text: string): Reading {
  const { readings } = keep(index)
  const known = readings.get(text)
  if (known !== undefined) return known
  const { total, relaxed, interpreted } = index.search({
    text,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: 0,
  })
  const reading = { total, ...(relaxed && { relaxed }), ...(interpreted && { interpreted }) }
  if (text.length <= longestKept) readings.set(text, reading)
  return reading
}

function keep(index: ProductIndex): Kept {
  const before = kept.get(index)
  if (before?.version === index.version) return before
  const anew = { version: index.version, readings: createGrowingCache<string, Reading>(mostKept) }
  kept.set(index, anew)
  return anew
}
