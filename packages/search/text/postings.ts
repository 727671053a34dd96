import { type NumberColumn, type RowList, uint8Column, uint32Column } from '../store/number-column.ts'

/** The rows that contain a term, ascending, and how much each means it (1 to 255). */
export class Postings {
  readonly rows: RowList = uint32Column()
  readonly weights: NumberColumn<Uint8Array> = uint8Column()

  /** Rows must come in ascending order; a row that comes again keeps its highest weight. */
  add(row: number, weight: number): void {
    const last = this.rows.length - 1
    if (this.rows.values[last] === row && last >= 0) {
      if ((this.weights.values[last] as number) < weight) this.weights.values[last] = weight
      return
    }
    this.rows.push(row)
    this.weights.push(weight)
  }

  trim(): void {
    this.rows.trim()
    this.weights.trim()
  }
}
