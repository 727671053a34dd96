import type { FacetRow, FacetValueRow } from '../../catalog/facet/facet.queries.ts'

/** A filter value with its group. */
export interface FacetChoice {
  facet: FacetRow
  value: FacetValueRow
}

/** Holds every filter group in memory, to be found by the names in a url. */
export class FacetSet {
  readonly all: readonly FacetRow[]
  readonly #byKey: ReadonlyMap<string, FacetRow>
  readonly #bySlug: ReadonlyMap<string, FacetChoice>
  readonly #orderOf: ReadonlyMap<FacetValueRow, number>

  /** `facets` and their values in the order in which they are shown. */
  constructor(facets: readonly FacetRow[]) {
    this.all = facets
    this.#byKey = new Map(facets.map((facet) => [facet.key, facet]))
    const choices = facets.flatMap((facet) => facet.values.map((value) => ({ facet, value })))
    this.#bySlug = new Map(choices.map((choice) => [choice.value.slug, choice]))
    this.#orderOf = new Map(choices.map(({ value }, place) => [value, place]))
  }

  findFacet(key: string): FacetRow | undefined {
    return this.#byKey.get(key)
  }

  findChoice(slug: string): FacetChoice | undefined {
    return this.#bySlug.get(slug)
  }

  /** Returns the same choices without duplicates, by the order of the groups and of their values, as urls have them. */
  inUrlOrder(choices: Iterable<FacetChoice>): FacetChoice[] {
    const place = ({ value }: FacetChoice) => this.#orderOf.get(value) ?? Number.MAX_SAFE_INTEGER
    const unique = new Map(Array.from(choices, (choice) => [choice.value.slug, choice]))
    return [...unique.values()].sort((a, b) => place(a) - place(b))
  }
}
