import { type RowList, uint16Column, uint32Column } from './number-column.ts'

/** The reserved groups: categories and brands are stored like the values of a facet, but are no facet of the shop. */
export const categoryGroup = 0
export const brandGroup = 1
const firstFacetGroup = 2

/**
 * Gives every value of every facet a number, for the whole index, and knows the rows that carry it. Numbers are assigned
 * in order of arrival and stay until the next rebuild.
 */
export class ValueRegistry {
  /** The group (facet) of each value. */
  readonly groupOf = uint16Column()
  /** How many findable products carry each value; removed rows stay in `rows` but not in this count. */
  readonly liveCount = uint32Column()
  readonly names: string[] = []
  readonly #rows: RowList[] = []
  readonly #facetKeys: string[] = []
  readonly #groupByFacet = new Map<string, number>()
  readonly #valuesByGroup: Map<string, number>[] = [new Map(), new Map()]

  get size(): number {
    return this.names.length
  }

  get groupCount(): number {
    return this.#valuesByGroup.length
  }

  /** Facet keys in the order of their groups, from the first facet group on. */
  get facetKeys(): readonly string[] {
    return this.#facetKeys
  }

  findFacetKey(group: number): string | undefined {
    return this.#facetKeys[group - firstFacetGroup]
  }

  findGroup(facetKey: string): number | undefined {
    return this.#groupByFacet.get(facetKey)
  }

  addGroup(facetKey: string): number {
    const known = this.#groupByFacet.get(facetKey)
    if (known !== undefined) return known
    const group = this.#valuesByGroup.push(new Map()) - 1
    this.#facetKeys.push(facetKey)
    this.#groupByFacet.set(facetKey, group)
    return group
  }

  /** Returns the value's number if a findable product carries it. */
  findLive(group: number, name: string): number | undefined {
    const value = this.#valuesByGroup[group]?.get(name)
    return value !== undefined && (this.liveCount.values[value] as number) > 0 ? value : undefined
  }

  addValue(group: number, name: string): number {
    const values = this.#valuesByGroup[group]
    if (!values) throw new RangeError(`No group ${group}`)
    const known = values.get(name)
    if (known !== undefined) return known
    const value = this.names.push(name) - 1
    values.set(name, value)
    this.groupOf.push(group)
    this.liveCount.push(0)
    this.#rows.push(uint32Column())
    return value
  }

  /** The rows that carry a value, removed ones included. */
  getRows(value: number): RowList {
    const rows = this.#rows[value]
    if (!rows) throw new RangeError(`No value ${value}`)
    return rows
  }

  /** The rows of every value, by its number. */
  get rowLists(): readonly RowList[] {
    return this.#rows
  }

  hasLiveFacet(group: number): boolean {
    for (const value of this.#valuesByGroup[group]?.values() ?? []) {
      if ((this.liveCount.values[value] as number) > 0) return true
    }
    return false
  }

  trim(): void {
    for (const rows of this.#rows) rows.trim()
  }
}
