import type { ProductDocument } from '@sluimer/search/port'
import { largeCatalogue } from '../catalogue/large-catalog.ts'
import { toDocument } from '../catalogue/to-document.ts'

/** Repeats the demo shop's products, with changes, until there are enough. An id always gives the same product, in any order. */
export async function createCatalogue(): Promise<(id: number) => ProductDocument> {
  const productAt = await largeCatalogue()
  return (id) => toDocument(productAt(id - 1), id)
}

/** Returns products 1 up to and including `count` by category and popularity, the order in which the api reads them. */
export function* inListingOrder(
  count: number,
  makeProduct: (id: number) => ProductDocument,
): Generator<ProductDocument> {
  const order = Float64Array.from({ length: count }, (_, at) => {
    const { categoryIds, popularity } = makeProduct(at + 1)
    const [root = 0, group = 0] = categoryIds
    // One number to sort by: category, then popularity from the top, then the id.
    return ((root * 100 + group) * 10_000 + (9_999 - popularity)) * 2 ** 24 + at + 1
  }).sort()
  for (const key of order) yield makeProduct(key % 2 ** 24)
}
