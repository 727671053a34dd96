import type { ProductDocument } from '../port.ts'
import { toStoredDiscount, toStoredPrice } from './choice-columns.ts'
import { calculateFingerprint } from './fingerprint.ts'
import { noFormerPrice, type ProductTable } from './product-table.ts'

/** Returns a 32-bit number for everything the index holds of a document; sums of these (modulo 2^32) represent many. */
export function sumOfDocument(document: ProductDocument): number {
  const { id, priceCents, formerPriceCents, stock, popularity } = document
  const former = formerPriceCents ?? noFormerPrice
  const choices = (document.choices ?? []).flatMap((choice) => [
    toStoredPrice(choice),
    toStoredDiscount(choice),
  ])
  return calculateSum(calculateFingerprint(document), [
    ...[id, priceCents, former, stock, popularity],
    ...choices,
  ])
}

/** Adds the sum of a product to that of its range of ids, modulo 2³². */
export function addToRange(sums: Map<number, number>, rangeSize: number, id: number, sum: number): void {
  const range = Math.floor(id / rangeSize)
  sums.set(range, ((sums.get(range) ?? 0) + sum) >>> 0)
}

/** Returns the sums of the products that can be found, by range of ids. */
export function calculateRangeSums(table: ProductTable, rangeSize: number): Map<number, number> {
  const sums = new Map<number, number>()
  const { id, priceCents, formerPriceCents, stock, popularity } = table
  const figures = [id, priceCents, formerPriceCents, stock, popularity]
  for (let row = 0; row < table.rowCount; row++) {
    if (table.isLive.values[row] === 0) continue
    const values = figures.map((column) => column.values[row] as number)
    values.push(...table.choices.listFigures(row))
    const sum = calculateSum(table.fingerprint.values[row] as number, values)
    addToRange(sums, rangeSize, id.values[row] as number, sum)
  }
  return sums
}

/** Returns the ids of findable products from the first up to and including the last. */
export function idsBetween(table: ProductTable, first: number, last: number): number[] {
  const ids: number[] = []
  for (let id = first; id <= last; id++) if (table.findRow(id) !== undefined) ids.push(id)
  return ids
}

function calculateSum(fingerprint: number, figures: readonly number[]): number {
  let sum = (fingerprint >>> 0) ^ Math.floor(fingerprint / 2 ** 32)
  for (const figure of figures) {
    sum = Math.imul(sum ^ figure, 0x9e3779b1)
    sum ^= sum >>> 15
  }
  // Never zero, so that a missing product always shows.
  return (sum | 1) >>> 0
}
