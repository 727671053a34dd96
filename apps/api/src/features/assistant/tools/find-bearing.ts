import type { ProductIndex } from '@sluimer/search/port'
import type { UnderstoodWish } from '../slots/understand-wish.ts'

const most = 2

/**
 * Returns the goods of the kind that have a word of the wish, where those of the right size or color have not: a bed that is composed has
 * no size yet, and may be the one with the drawer that was asked for. Goods that come in other sizes or colors alone are not meant.
 */
export function findBearing(
  index: ProductIndex,
  { ignored, scope, isOfKind, wish }: UnderstoodWish,
): readonly number[] {
  if (!isOfKind || scope.ids === undefined) return []
  const query = { ids: scope.ids, filters: {}, sort: 'relevance', offset: 0, limit: most } as const
  const found = ignored.map((word) => index.search({ ...query, text: `${wish.text} ${word}`.trim() }))
  return found
    .flatMap(({ ids, relaxed, total, filledFrom }) =>
      relaxed === undefined ? ids.slice(0, Math.min(most, filledFrom ?? total)) : [],
    )
    .filter((id) => mayBe(index, id, scope.filters))
}

/** Whether a product has, in each group that is filtered, one of the wanted values or none at all. */
function mayBe(index: ProductIndex, id: number, filters: UnderstoodWish['scope']['filters']): boolean {
  const query = { ids: [id], filters: {}, sort: 'popularity', offset: 0, limit: 1 } as const
  const { counts } = index.list(query)
  return Object.entries(filters).every(([group, slugs]) => {
    const own = (counts[group] ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
    return own.length === 0 || own.some((value) => slugs.includes(value))
  })
}

/** Returns the goods that have a word of the wish in their names, those of them that are in its scope. */
export function findLifted(
  index: ProductIndex,
  { lifted = [] }: UnderstoodWish,
  { ids, ...scope }: UnderstoodWish['scope'],
): readonly number[] {
  const own = lifted.filter((id) => ids === undefined || ids.includes(id))
  if (own.length === 0) return []
  const query = { ...scope, ids: own, sort: 'popularity', offset: 0, limit: own.length } as const
  const kept = new Set(index.list(query).ids)
  return own.filter((id) => kept.has(id))
}
