import type { ProductTable } from '../store/product-table.ts'

/**
 * Keeps the best of the rows offered, at most `depth`, by key (highest first), then popularity, then lowest id: the
 * result does not depend on the order in which the rows came in. A binary heap with the worst row on top.
 */
export class PageHeap {
  #size = 0
  readonly #depth: number
  readonly #keys: Float64Array
  readonly #rows: Int32Array
  readonly #popularity: Int32Array
  readonly #ids: Int32Array

  constructor(depth: number, table: ProductTable) {
    this.#depth = depth
    this.#keys = new Float64Array(depth)
    this.#rows = new Int32Array(depth)
    this.#popularity = table.popularity.values
    this.#ids = table.id.values
  }

  offer(key: number, row: number): void {
    if (this.#size < this.#depth) this.#rise(this.#size++, key, row)
    else if (this.#depth > 0 && this.#isWorse(0, key, row)) this.#sink(0, key, row)
  }

  /** Returns the kept rows, best first, and empties the heap. */
  drain(): Int32Array {
    const ranked = new Int32Array(this.#size)
    while (this.#size > 0) {
      ranked[--this.#size] = this.#rows[0] as number
      this.#sink(0, this.#keys[this.#size] as number, this.#rows[this.#size] as number)
    }
    return ranked
  }

  /** Whether the row at a place comes after the given one. */
  #isWorse(place: number, key: number, row: number): boolean {
    const placedKey = this.#keys[place] as number
    if (placedKey !== key) return placedKey < key
    const placedRow = this.#rows[place] as number
    const difference = (this.#popularity[placedRow] as number) - (this.#popularity[row] as number)
    if (difference !== 0) return difference < 0
    return (this.#ids[placedRow] as number) > (this.#ids[row] as number)
  }

  #rise(from: number, key: number, row: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.#isWorse(parent, key, row)) break
      this.#move(parent, place)
      place = parent
    }
    this.#put(place, key, row)
  }

  #sink(from: number, key: number, row: number): void {
    let place = from
    for (;;) {
      let child = 2 * place + 1
      if (child >= this.#size) break
      const right = child + 1
      if (
        right < this.#size &&
        this.#isWorse(right, this.#keys[child] as number, this.#rows[child] as number)
      ) {
        child = right
      }
      if (!this.#isWorse(child, key, row)) break
      this.#move(child, place)
      place = child
    }
    this.#put(place, key, row)
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#keys[from] as number, this.#rows[from] as number)
  }

  #put(place: number, key: number, row: number): void {
    this.#keys[place] = key
    this.#rows[place] = row
  }
}
