import type { ProductDocument } from '@sluimer/search/port'
import type { Connection, Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findCategories } from '../category/category.queries.ts'
import { CategoryTree } from '../category/category-tree.ts'
import { findProductFacets } from '../facet/facet.queries.ts'
import { findPriceHistory } from '../price/price.queries.ts'
import { findOptionKeys, findProductCategories, findVariants } from '../product/product.queries.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'
import { fetchListedProducts, findDocumentProducts, openListedProducts } from './index-document.queries.ts'
import { toIndexDocument } from './to-index-document.ts'

/** Large enough that the statements cost little per product, small enough to save memory. */
const batchSize = 1000

/**
 * Passes to `work` every product for sale as the search index wants it, one batch at a time in memory and all as they
 * were at one moment. It reads from a cursor in a read-only transaction, which does not hold the change feed back.
 * Products come by main category and popularity: an index is fastest when products that are listed together are
 * stored together.
 */
export function readIndexDocuments<Result>(
  db: Db,
  at: Date,
  work: (documents: AsyncIterable<ProductDocument>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, (tx) => work(documentsIn(tx, at)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function* documentsIn(tx: Tx, at: Date): AsyncGenerator<ProductDocument> {
  const tree = new CategoryTree(await findCategories(tx))
  await openListedProducts(tx)
  for (;;) {
    const ids = await fetchListedProducts(tx, batchSize)
    if (ids.length === 0) return
    const found = await findIndexDocuments(tx, ids, tree, at)
    const documents = new Map(found.map((document) => [document.id, document]))
    for (const id of ids) {
      const document = documents.get(id)
      if (document) yield document
    }
  }
}

/** Returns the documents of these products; those that are not for sale have none. */
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
  const all = [...variants.values()].flat()
  const keysOf = await findOptionKeys(db, all)
  const facets = Map.groupBy(await findProductFacets(db, productIds), (row) => row.productId)
  const shown = products.flatMap((product) => {
    const choice = chooseShownVariant(variants.get(product.id) ?? [], product.leadTimeDays)
    return choice === undefined ? [] : [{ product, variant: choice.variant }]
  })
  const variantIds = all.map(({ id }) => id)
  const histories = await findPriceHistory(db, variantIds, at)
  return shown.map(({ product, variant }) =>
    toIndexDocument({
      product,
      shown: variant,
      variants: variants.get(product.id) ?? [],
      histories,
      categories: categories.get(product.id) ?? [],
      facets: facets.get(product.id) ?? [],
      keysOf,
      tree,
      at,
    }),
  )
}
