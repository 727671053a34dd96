/** A typed array that grows at its end. Loops read `values` directly, up to `length`. */
export class NumberColumn<T extends NumberArray> {
  values: T
  length = 0
  readonly #allocate: (capacity: number) => T

  constructor(allocate: (capacity: number) => T, capacity = 16) {
    this.#allocate = allocate
    this.values = allocate(capacity)
  }

  push(value: number): void {
    this.reserveOne()
    this.values[this.length++] = value
  }

  /**
   * Makes room for one more. Code that pushes millions writes `values[length++]` itself after this: the engine knows the
   * one type of array there, while `push` sees all types and is several times slower.
   */
  reserveOne(): void {
    if (this.length === this.values.length) this.#resize(Math.max(16, Math.ceil(this.length * 1.5)))
  }

  /** Uses the given numbers as they are, in place of those that were pushed. They must have the column's own type. */
  adopt(numbers: NumberArray): void {
    if (numbers.constructor !== this.values.constructor)
      throw new TypeError('Numbers of another type than the column')
    this.values = numbers as T
    this.length = numbers.length
  }

  /** Frees the spare capacity that growing left; used after a build. */
  trim(): void {
    if (this.length < this.values.length) this.#resize(this.length)
  }

  /** Returns what was pushed, without copying. Valid until the next push. */
  view(): T {
    return this.values.subarray(0, this.length) as T
  }

  #resize(capacity: number): void {
    const larger = this.#allocate(capacity)
    larger.set(this.view())
    this.values = larger
  }
}

export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

export const int32Column = () => new NumberColumn((capacity) => new Int32Array(capacity))
export const uint32Column = () => new NumberColumn((capacity) => new Uint32Array(capacity))
export const uint16Column = () => new NumberColumn((capacity) => new Uint16Array(capacity))
export const uint8Column = () => new NumberColumn((capacity) => new Uint8Array(capacity))
export const float64Column = () => new NumberColumn((capacity) => new Float64Array(capacity))

/** The rows that carry something, in ascending order, since rows are only ever added at the end. */
export type RowList = NumberColumn<Uint32Array>
