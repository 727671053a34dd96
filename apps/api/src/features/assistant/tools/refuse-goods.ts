import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductIndex, SearchResult } from '@sluimer/search/port'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { lookUp } from '../slots/look-up.ts'
import type { Scope } from '../slots/scope.ts'

/** More than the catalogue of such a shop has of one kind. */
const mostOfKind = 1000

/**
 * Leaves out the goods that have what a wish refuses: 'geen wol' means none that has wool at all. When all have it, those stay
 * that come without it as well, such as a pillow with several fillings.
 */
export function refuse(search: ProductSearch, wish: Wish, scope: Scope): Scope {
  return refuseWords(search, wish, leaveOut(search, wish, scope))
}

/** Leaves out products that were shown and refused, where others are left. */
function leaveOut({ index }: ProductSearch, { except = [], text }: Wish, scope: Scope): Scope {
  if (except.length === 0) return scope
  const query = { ...scope, sort: 'relevance', offset: 0, limit: mostOfKind } as const
  const found: SearchResult = text === '' ? index.list(query) : index.search({ ...query, text })
  const rest = found.ids.slice(0, found.filledFrom ?? found.total).filter((id) => !except.includes(id))
  return rest.length === 0 ? scope : { ...scope, ids: rest }
}

function refuseWords({ index, facets }: ProductSearch, wish: Wish, scope: Scope): Scope {
  const { without = [], text } = wish
  if (without.length === 0) return scope
  const query = { ...scope, sort: 'relevance', offset: 0, limit: mostOfKind } as const
  const found: SearchResult = text === '' ? index.list(query) : index.search({ ...query, text })
  const all = found.ids.slice(0, found.filledFrom ?? found.total)
  const refused = new Set(without.flatMap((word) => findHaving(index, all, word)))
  const rest = all.filter((id) => !refused.has(id))
  if (rest.length > 0) return { ...scope, ids: rest }
  const named = Object.entries(readValues(index, without))
  const others = Object.fromEntries(
    named.map(([key, slugs]) => {
      const values = facets.all.find((facet) => facet.key === key)?.values ?? []
      // Of what is asked for, only what is refused goes: a pillow 'van dons, niet synthetisch' is still one of down.
      const asked = (scope.filters[key] ?? []).filter((slug) => !slugs.includes(slug))
      const left = values.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug))
      return [key, asked.length > 0 ? asked : left]
    }),
  )
  return { ...scope, filters: { ...scope.filters, ...others } }
}

/** Returns those of some products that have a word as a filter value or in their names. */
function findHaving(index: ProductIndex, ids: readonly number[], word: string): readonly number[] {
  const filters = readValues(index, [word])
  const common = { ids, sort: 'popularity', offset: 0, limit: mostOfKind } as const
  if (Object.keys(filters).length > 0) return index.list({ ...common, filters }).ids
  const found = index.search({ ...common, text: word, filters: {} })
  return found.relaxed === undefined ? found.ids.slice(0, found.filledFrom ?? found.total) : []
}

function readValues(index: ProductIndex, words: readonly string[]): Record<string, string[]> {
  const text = words.join(' ')
  return lookUp(index, text).interpreted ?? {}
}
