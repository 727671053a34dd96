import type { getProductFeedEndpoint, getProductFeedPartsEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'
import type { EndpointResponse } from '@sluimer/contract/endpoint'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findCategories } from '../category/category.queries.ts'
import { CategoryTree } from '../category/category-tree.ts'
import { findPriceHistory } from '../price/price.queries.ts'
import { findProductImages, findVariants } from '../product/product.queries.ts'
import {
  type FeedProductRow,
  findChoices,
  findFeedParts,
  findFeedProducts,
  findFeedProductsById,
} from './product-feed.queries.ts'
import { toFeedProduct } from './to-feed-product.ts'

const usualLimit = 200
/** Feeds accept one picture and ten more. */
const mostImages = 11
/** A feed file holds at most 50,000 items: this many variants, plus those of one more product (500 at most). */
const variantsPerPart = 49_000

/** Returns a run of products with all their variants, by id. Products without a variant for sale are left out. */
export async function getProductFeed(
  db: Connection,
  query: { after?: number | undefined; until?: number | undefined; limit?: number | undefined },
  at: Date,
): Promise<EndpointResponse<typeof getProductFeedEndpoint>> {
  const { after = 0, until = Number.MAX_SAFE_INTEGER, limit = usualLimit } = query
  const products = await findFeedProducts(db, { after, until, limit })
  const last = products.length < limit ? undefined : products.at(-1)
  return {
    products: await describeProducts(db, products, at),
    next: last === undefined ? null : String(last.id),
  }
}

/** Returns these products as a feed has them, in the order of the ids. Those that are not for sale are left out. */
export async function getFeedProducts(
  db: Connection,
  ids: readonly number[],
  at: Date,
): Promise<FeedProduct[]> {
  const rows = new Map((await findFeedProductsById(db, ids)).map((row) => [row.id, row]))
  return describeProducts(
    db,
    ids.flatMap((id) => rows.get(id) ?? []),
    at,
  )
}

async function describeProducts(
  db: Connection,
  products: readonly FeedProductRow[],
  at: Date,
): Promise<FeedProduct[]> {
  const ids = products.map(({ id }) => id)
  const [variants, pictures, categories] = await Promise.all([
    findVariants(db, ids, at),
    findProductImages(db, ids, mostImages),
    findCategories(db),
  ])
  const variantIds = variants.map(({ id }) => id)
  const [histories, choices, images] = await Promise.all([
    findPriceHistory(db, variantIds, at),
    findChoices(db, variantIds),
    findImages(
      db,
      pictures.map(({ key }) => key),
    ),
  ])
  const tree = new CategoryTree(categories)
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  const choicesOf = Map.groupBy(choices, ({ variantId }) => variantId)
  return products.flatMap((product) => {
    const own = variantsOf.get(product.id)
    if (own === undefined) return []
    const parts = { product, variants: own, pictures: picturesOf.get(product.id) ?? [] }
    return [toFeedProduct({ ...parts, images, choices: choicesOf, histories, tree, at })]
  })
}

/** Returns how the products divide into files of at most 50,000 items each. */
export async function getFeedParts(
  db: Connection,
): Promise<EndpointResponse<typeof getProductFeedPartsEndpoint>> {
  const parts = await findFeedParts(db, variantsPerPart)
  return {
    parts: parts.map(({ first, last, variants }) => ({
      after: String(first - 1),
      until: String(last),
      variants,
    })),
  }
}
