import { type NumberColumn, type RowList, uint8Column, uint32Column } from '../../store/number-column.ts'
import { firstWordWeight, maxWeight } from './field-weights.ts'

/** The gain from a further field, as a share of the lesser weight: a word of title and category says what a thing is. */
const furtherFieldShare = 0.1

/** The rows that contain a term, ascending, and its weight in each (1 to 255). */
export class Postings {
  readonly rows: RowList = uint32Column()
  readonly weights: NumberColumn<Uint8Array> = uint8Column()

  /** Adds a row, in ascending order. A row that comes again keeps its highest weight and gains a little. */
  add(row: number, weight: number): void {
    const { rows, weights } = this
    const last = rows.length - 1
    if (last >= 0 && rows.values[last] === row) {
      const known = weights.values[last] as number
      const further = Math.round(Math.min(known, weight) * furtherFieldShare)
      const best = Math.max(known, weight)
      const most = best < firstWordWeight ? firstWordWeight - 1 : maxWeight
      weights.values[last] = Math.min(most, best + further)
      return
    }
    rows.reserveOne()
    rows.values[rows.length++] = row
    weights.reserveOne()
    weights.values[weights.length++] = weight
  }

  trim(): void {
    this.rows.trim()
    this.weights.trim()
  }
}
