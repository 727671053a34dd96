/** What a wish is about, beyond its words: the category that it means, and the filter values that it names. */
export interface Scope {
  readonly categoryId?: number
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Only these products, of a wish that refuses something. */
  readonly ids?: readonly number[]
}
