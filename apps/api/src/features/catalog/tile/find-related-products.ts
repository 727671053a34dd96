import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findProductFacets } from '../facet/facet.queries.ts'
import type { ProductShelf } from '../product/product-shelf.ts'
import { findMainCategoryId } from '../product/product-slug.queries.ts'
import { findTouchedProducts } from '../product/touched-products.ts'
import { rankRelated } from './rank-related.ts'
import { findNeighbours } from './related.queries.ts'
import type { TileShelf } from './tile-shelf.ts'

/** The strip is short because the category itself is the way to everything. */
const stripLength = 12
/** The most similar products are chosen from this many of the category. */
const mostNeighbours = 200

/** Finds products that are like another one; which these are is kept in memory. */
export interface RelatedProducts {
  /** Returns the most similar products of the main category (PD-03), by slug or id. Undefined without such a product. */
  find(
    slugOrId: string,
    area: DeliveryArea | undefined,
    at: Date,
  ): Promise<{ products: ProductTile[] } | undefined>
}

interface Sources extends Pick<Deps, 'db' | 'shelves'> {
  tiles: TileShelf
  products: ProductShelf
}

/** The strips of any more products are made again when they are asked for. */
const mostStrips = 10_000

/** Keeps which products are related to a product in memory until a product changes. */
export function createRelatedProducts({ db, shelves, tiles, products }: Sources): RelatedProducts {
  const shelf = shelves.add<number, readonly number[]>({
    name: 'related products',
    most: mostStrips,
    // Another product of the category may stand in the strip instead.
    touchedBy: (noun, id) => (findTouchedProducts(noun, id) === 'nothing' ? 'nothing' : 'everything'),
    read: async (ids) => {
      const all = ids.map(async (id) => [id, await listRelatedIds(db, id)] as const)
      return new Map(await Promise.all(all))
    },
  })
  return {
    async find(slugOrId, area, at) {
      const id = await products.findId(slugOrId, at)
      if (id === undefined) return undefined
      const related = (await shelf.findOne(id, at)) ?? []
      return { products: await tiles.promisedFor(area).getTiles(related, at) }
    },
  }
}

async function listRelatedIds(db: Connection, id: number): Promise<readonly number[]> {
  const categoryId = await findMainCategoryId(db, id)
  if (categoryId === undefined) return []
  const neighbours = await findNeighbours(db, id, categoryId, mostNeighbours)
  const facets = await findFacets(db, [id, ...neighbours.map((neighbour) => neighbour.id)])
  return rankRelated(
    { id, facets: facets(id) },
    neighbours.map((neighbour) => ({ ...neighbour, facets: facets(neighbour.id) })),
    stripLength,
  )
}

/** Returns for each of these products its values by filter group. */
async function findFacets(db: Connection, productIds: readonly number[]) {
  const rows = Map.groupBy(await findProductFacets(db, productIds), (row) => row.productId)
  return (id: number) => {
    const groups = Map.groupBy(rows.get(id) ?? [], (row) => row.key)
    return new Map([...groups].map(([key, values]) => [key, new Set(values.map(({ slug }) => slug))]))
  }
}
