import type { Connection } from '../../../platform/db/database.ts'
import { findActiveProductIds } from '../../catalog/index-document/index-document.queries.ts'
import { rangeSize } from './index-tasks.ts'
import type { ProductSearch } from './product-search.ts'

/** Returns the ranges of ids whose sums differ, lowest first. */
export function listDifferingRanges(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): number[] {
  const ranges = new Set([...one.keys(), ...other.keys()])
  return [...ranges].filter((range) => one.get(range) !== other.get(range)).sort((a, b) => a - b)
}

/** Reads the products of a range again and corrects the index. Returns those that differed. */
export async function mendRange(
  db: Connection,
  search: ProductSearch,
  range: number,
  at: Date,
): Promise<number[]> {
  const first = range * rangeSize
  const last = first + rangeSize - 1
  const forSale = await findActiveProductIds(db, first, last)
  const ids = new Set([...forSale, ...search.index.idsBetween(first, last)])
  const changes = await search.findChanges(db, [...ids], at)
  return changes.flatMap((change) => {
    const { changed } = search.index.apply([change])
    return changed === 0 ? [] : [change.kind === 'put' ? change.document.id : change.id]
  })
}
