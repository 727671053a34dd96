import type { CategoryCount, FacetCount } from '../port.ts'
import { brandGroup, categoryGroup, type ValueRegistry } from '../store/value-registry.ts'

export interface CountLists {
  counts: Record<string, FacetCount[]>
  categories: CategoryCount[]
}

/** Turns counts per value number into the answer's lists: highest first, then by name; chosen values even at zero. */
export function listCounts(
  counts: Int32Array,
  chosen: readonly number[],
  registry: ValueRegistry,
): CountLists {
  const byFacet = new Map<string, FacetCount[]>()
  const categories: CategoryCount[] = []
  const isChosen = new Set(chosen)
  const groupOf = registry.groupOf.values

  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number
    if (count === 0 && !isChosen.has(value)) continue
    const group = groupOf[value] as number
    const name = registry.names[value] as string
    if (group === categoryGroup) categories.push({ id: Number(name), count })
    if (group === categoryGroup || group === brandGroup) continue
    const facetKey = registry.findFacetKey(group) as string
    const list = byFacet.get(facetKey)
    if (list) list.push({ value: name, count })
    else byFacet.set(facetKey, [{ value: name, count }])
  }
  for (const list of byFacet.values()) list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  categories.sort((a, b) => b.count - a.count || a.id - b.id)
  return { counts: Object.fromEntries(byFacet), categories }
}
