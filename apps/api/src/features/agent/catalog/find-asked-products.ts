import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'
import type { Connection } from '../../../platform/db/database.ts'
import { getFeedProducts } from '../../catalog/feed/get-product-feed.ts'
import { findProductIds } from '../../catalog/feed/product-feed.queries.ts'
import { readItemId } from '../product/item-id.ts'

/** An id that was asked for, and the variant that it names; undefined when it names the product as a whole. */
interface Found {
  readonly asked: string
  readonly variantItemId: string | undefined
}

/** Finds the products of ids of the protocol, each once, in the order in which they are asked for first. */
export async function findAskedProducts(
  db: Connection,
  asked: readonly string[],
  at: Date,
): Promise<{ products: FeedProduct[]; found: ReadonlyMap<string, Found[]> }> {
  const read = [...new Set(asked)].flatMap((text) => {
    const item = readItemId(text)
    return item === undefined ? [] : [{ text, ...item }]
  })
  const variantIds = read.flatMap(({ kind, id }) => (kind === 'variant' ? [id] : []))
  const productOf = new Map(
    (await findProductIds(db, variantIds)).map(({ variantId, productId }) => [variantId, productId]),
  )
  const named = read.flatMap(({ text, kind, id }) => {
    const productId = kind === 'product' ? id : productOf.get(id)
    const variantItemId = kind === 'variant' ? text : undefined
    return productId === undefined ? [] : [{ productId, asked: text, variantItemId }]
  })
  const products = await getFeedProducts(db, [...new Set(named.map(({ productId }) => productId))], at)
  const isShown = new Set(products.map(({ id }) => id))
  const found = Map.groupBy(
    named.filter(({ productId }) => isShown.has(String(productId))),
    ({ productId }) => String(productId),
  )
  return { products, found }
}
