import type { Listing, Overview } from '@sluimer/contract/catalog/overview'
import type { Breaks } from '../../lib/words/breaks.ts'
import { listBreaks } from '../../lib/words/list-breaks.server.ts'

/** Returns where the long words of a listing may be broken that stand large or narrow: heading, tiles of its head, filters. */
export function listListingBreaks(
  overview: Pick<Listing, 'filters'> & Partial<Pick<Overview, 'heading' | 'category'>>,
): Breaks {
  return listBreaks([
    overview.heading ?? '',
    ...(overview.category?.floor?.tiles.map(({ title }) => title) ?? []),
    ...(overview.category?.deals?.next.map(({ title }) => title) ?? []),
    ...overview.filters.flatMap(({ attributes }) => attributes.map(({ title }) => title)),
  ])
}
