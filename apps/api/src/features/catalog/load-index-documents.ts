import type { ProductDocument } from '@sluimer/search/port'
import type { Connection } from '../../platform/db/database.ts'
import type { CategoryTree } from './category-tree.ts'
import { findProductFacets } from './facet.queries.ts'
import { findDocumentProducts, findProductIdsAfter } from './index-document.queries.ts'
import { documentOf } from './index-document-of.ts'
import { findPriceHistory } from './price.queries.ts'
import { findProductCategories, findVariants } from './product.queries.ts'
import { shownVariant } from './shown-variant.ts'

/** Enough that the statements cost little per product, few enough that memory stays small. */
const batchSize = 1000

/** Every product that is for sale, as the search index wants it, a batch at a time. */
export async function* loadIndexDocuments(
  db: Connection,
  tree: CategoryTree,
  at: Date,
): AsyncGenerator<ProductDocument[]> {
  for (let after = 0; ; ) {
    const ids = await findProductIdsAfter(db, after, batchSize)
    const last = ids.at(-1)
    if (last === undefined) return
    yield await findIndexDocuments(db, ids, tree, at)
    after = last
  }
}

/** The documents of these products; those that are not for sale have none. */
export async function findIndexDocuments(
  db: Connection,
  productIds: readonly number[],
  tree: CategoryTree,
  at: Date,
): Promise<ProductDocument[]> {
  if (productIds.length === 0) return []
  const products = await findDocumentProducts(db, productIds)
  const variants = Map.groupBy(await findVariants(db, productIds, at), (row) => row.productId)
  const categories = Map.groupBy(await findProductCategories(db, productIds), (row) => row.productId)
  const facets = Map.groupBy(await findProductFacets(db, productIds), (row) => row.productId)
  const shown = products.flatMap((product) => {
    const choice = shownVariant(variants.get(product.id) ?? [], product.leadTimeDays)
    return choice === undefined ? [] : [{ product, variant: choice.variant }]
  })
  const variantIds = shown.map(({ variant }) => variant.id)
  const histories = await findPriceHistory(db, variantIds, at)
  return shown.map(({ product, variant }) =>
    documentOf({
      product,
      shown: variant,
      variants: variants.get(product.id) ?? [],
      history: histories.get(variant.id) ?? [],
      categories: categories.get(product.id) ?? [],
      facets: facets.get(product.id) ?? [],
      tree,
      at,
    }),
  )
}
