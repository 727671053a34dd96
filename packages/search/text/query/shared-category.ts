import type { ProductTable } from '../../store/product-table.ts'
import { categoryGroup } from '../../store/value-registry.ts'

/** Larger categories say little and take long to rank. */
const mostProducts = 20_000

/** Returns the smallest category that holds most of the rows. Undefined for no rows. */
export function findSmallestSharedCategory(rows: Int32Array, table: ProductTable): number | undefined {
  const holds = new Map<number, number>()
  for (const row of rows) {
    const end = table.valueStart.values[row + 1] as number
    for (let i = table.valueStart.values[row] as number; i < end; i++) {
      const value = table.values.values[i] as number
      if (table.registry.groupOf.values[value] === categoryGroup)
        holds.set(value, (holds.get(value) ?? 0) + 1)
    }
  }
  const countRows = (value: number) => table.registry.liveCount.values[value] as number
  const [smallest] = [...holds]
    .filter(([value, held]) => held * 2 > rows.length && countRows(value) <= mostProducts)
    .map(([value]) => value)
    .sort((a, b) => countRows(a) - countRows(b) || a - b)
  return smallest
}
