import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'
import { listChoicesOf } from './list-choices.ts'

const mostTitles = 8

/** Lists what there is instead of the one value that none of the goods has: the other colors of a towel of that size. */
export function listInstead(
  sources: ListingSources,
  { missing, missingGroup, scope, isOfKind }: UnderstoodWish,
): readonly string[] {
  // Of goods for children there is no other kind, and a set for two is none.
  if (
    missingGroup === undefined ||
    missingGroup === 'eigenschap' ||
    missing.length !== 1 ||
    !isOfKind ||
    scope.ids === undefined
  )
    return []
  const { [missingGroup]: _, ...filters } = scope.filters
  return listChoicesOf(sources, scope.ids, { group: missingGroup, filters }).titles.slice(0, mostTitles)
}
