import type { ProductQuery } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { brandGroup, categoryGroup } from '../store/value-registry.ts'

/** Ascending rows, which may include dead ones. */
type Rows = Uint32Array

const noRows: Rows = new Uint32Array(0)

/**
 * Returns the rows of a query before any filter: those of its categories, brand and ids, and of a text search when `hits`
 * (in any order) are given.
 */
export function listRowsInScope(query: ProductQuery, table: ProductTable, hits?: Rows): Rows {
  const lists: Rows[] = []
  if (query.ids) lists.push(listRowsWithIds(query.ids, table))
  for (const id of [query.categoryId, query.alsoInCategoryId])
    if (id !== undefined) lists.push(listRowsWithValue(categoryGroup, String(id), table))
  if (query.brand !== undefined) lists.push(listRowsWithValue(brandGroup, query.brand, table))
  if (lists.length === 0) return hits ?? table.everyRow.view()
  if (hits) lists.push(hits.slice().sort())
  return lists.sort((a, b) => a.length - b.length).reduce(intersect)
}

function listRowsWithValue(group: number, name: string, table: ProductTable): Rows {
  const value = table.registry.findLive(group, name)
  return value === undefined ? noRows : table.registry.getRows(value).view()
}

function listRowsWithIds(ids: readonly number[], table: ProductTable): Rows {
  const rows = new Set<number>()
  for (const id of ids) {
    const row = table.findRow(id)
    if (row !== undefined) rows.add(row)
  }
  return Uint32Array.from(rows).sort()
}

/** Returns what two ascending lists share: steps through the shorter one and bisects the rest of the longer one. */
function intersect(shorter: Rows, longer: Rows): Rows {
  const shared = new Uint32Array(shorter.length)
  let count = 0
  let from = 0
  for (const row of shorter) {
    let end = longer.length
    while (from < end) {
      const middle = (from + end) >>> 1
      if ((longer[middle] as number) < row) from = middle + 1
      else end = middle
    }
    if (longer[from] === row) shared[count++] = row
  }
  return shared.subarray(0, count)
}
