import type { ProductSearch } from '../../search/index/product-search.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'

/** More than the catalogue of such a shop has at a lower price. */
const mostReduced = 5000
const words = 'afgeprijsd'

/**
 * Keeps of what a wish means the goods that cost less than before, as the shop's own departments of offers know them. Where none of
 * the kind does, all of the kind stay, and the lower price is told to be missing.
 */
export function keepReduced(search: ProductSearch, understood: UnderstoodWish): UnderstoodWish {
  const { wish, scope } = understood
  const offers = search.categories.all.find(({ filledBy }) => filledBy.includes('discount'))
  if (wish.reduced !== true || offers === undefined) return understood
  const common = { filters: {}, sort: 'popularity', offset: 0, limit: mostReduced } as const
  const reduced = new Set(search.index.list({ ...common, categoryId: offers.id }).ids)
  const ids = scope.ids?.filter((id) => reduced.has(id)) ?? [...reduced]
  const narrowed = { ...scope, ids }
  const query = { ...narrowed, sort: 'relevance', offset: 0, limit: 0 } as const
  const { total } =
    wish.text === '' ? search.index.list(query) : search.index.search({ ...query, text: wish.text })
  return ids.length === 0 || total === 0
    ? { ...understood, missing: [...understood.missing, words] }
    : { ...understood, scope: narrowed, named: [...understood.named, words] }
}
