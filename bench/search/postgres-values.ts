/** Each facet numbers its values from a start of its own, so that a number identifies its facet. */
export const facetSpan = 65_536

/** Holds filter values as numbers, as the table of products stores them. */
export class PostgresValues {
  readonly #facets: string[] = []
  readonly #names = new Map<string, string[]>()

  toNumbers(facets: Readonly<Record<string, readonly string[]>>): number[] {
    return Object.entries(facets).flatMap(([facet, slugs]) =>
      slugs.map((slug) => this.#numberOf(facet, slug)),
    )
  }

  toGroup(facet: string): number {
    if (!this.#facets.includes(facet)) this.#facets.push(facet)
    return this.#facets.indexOf(facet)
  }

  /** Returns the facet and the value of a number. */
  getName(number: number): { facet: string; value: string } {
    const facet = this.#facets[Math.floor(number / facetSpan)] ?? ''
    return { facet, value: this.#names.get(facet)?.[number % facetSpan] ?? '' }
  }

  #numberOf(facet: string, slug: string): number {
    const group = this.toGroup(facet)
    const names = this.#names.get(facet) ?? []
    this.#names.set(facet, names)
    const known = names.indexOf(slug)
    return group * facetSpan + (known >= 0 ? known : names.push(slug) - 1)
  }
}
