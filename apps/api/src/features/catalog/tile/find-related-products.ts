import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findProductFacets } from '../facet/facet.queries.ts'
import { findProduct } from '../product/product.queries.ts'
import { rankRelated } from './rank-related.ts'
import { findNeighbours } from './related.queries.ts'
import type { TileShelf } from './tile-shelf.ts'

/** The strip is short because the category itself is the way to everything. */
const stripLength = 12
/** The most similar products are chosen from this many of the category. */
const mostNeighbours = 200

/** Returns the most similar products of the main category (PD-03), by slug or id. Undefined without such a product. */
export async function findRelatedProducts(
  { db, tiles }: { db: Connection; tiles: TileShelf },
  slugOrId: string,
  at: Date,
): Promise<{ products: ProductTile[] } | undefined> {
  const found = await findProduct(db, slugOrId)
  if (found === undefined) return undefined
  const { id, mainCategoryId } = found.product
  const neighbours = await findNeighbours(db, id, mainCategoryId, mostNeighbours)
  const facets = await findFacets(db, [id, ...neighbours.map((neighbour) => neighbour.id)])
  const ids = rankRelated(
    { id, facets: facets(id) },
    neighbours.map((neighbour) => ({ ...neighbour, facets: facets(neighbour.id) })),
    stripLength,
  )
  return { products: await tiles.getTiles(ids, at) }
}

/** Returns for each of these products its values by filter group. */
async function findFacets(db: Connection, productIds: readonly number[]) {
  const rows = Map.groupBy(await findProductFacets(db, productIds), (row) => row.productId)
  return (id: number) => {
    const groups = Map.groupBy(rows.get(id) ?? [], (row) => row.key)
    return new Map([...groups].map(([key, values]) => [key, new Set(values.map(({ slug }) => slug))]))
  }
}
