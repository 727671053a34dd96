import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Deps } from '../../../platform/deps.ts'
import { toDeal } from '../deal/to-deal.ts'
import { type FindSetViews, findNoSetViews } from '../product/set-views.ts'
import { findTouchedProducts } from '../product/touched-products.ts'
import { areaOfPages } from '../stock/calculate-delivery-promise.ts'
import { createKeptPromises, type KeptPromises } from '../stock/kept-promises.ts'
import { readTileFacts, type TileFacts } from './read-tile-facts.ts'
import { toTile } from './to-tile.ts'

/** Of more products the shelf keeps those that were shown last: some 115 MB, at 2.9 kB each. */
const mostProducts = 40_000

/** Holds in memory what tiles show, so that a listing asks the database only for products that changed. */
export interface TileShelf {
  /** Returns the tiles of products in the order of their ids, leaving out products that are not for sale. */
  getTiles(productIds: readonly number[], at: Date): Promise<ProductTile[]>
  /** Returns the same shelf with delivery promised for an area; for the mainland without one. */
  promisedFor(area: DeliveryArea | undefined): TileShelf
}

/** Keeps tiles by product; `promises` are shared with other shelves that show when goods come. */
export function createTileShelf(
  deps: Pick<Deps, 'db' | 'shelves'>,
  promises: KeptPromises = createKeptPromises(deps),
  findSetViews: FindSetViews = findNoSetViews,
): TileShelf {
  const shelf = deps.shelves.add<number, TileFacts>({
    name: 'tiles',
    most: mostProducts,
    touchedBy: findTouchedProducts,
    read: (productIds, at) => readTileFacts(deps.db, productIds, at, findSetViews),
    isValidAt: ({ from, until }, at) => (from === null || from <= at) && (until === null || at < until),
    toShown: toShownFacts,
  })
  const promisedFor = (area: DeliveryArea = areaOfPages): TileShelf => ({
    async getTiles(productIds, at) {
      if (productIds.length === 0) return []
      const [facts, promise] = await Promise.all([shelf.find(productIds, at), promises.at(at, area)])
      return facts.flatMap((own) => (own === undefined ? [] : [toTile(own, promise(own.goods), at)]))
    },
    promisedFor,
  })
  return promisedFor()
}

/** Leaves out prices and deals of so long ago that they show nowhere: an older reading still has them. */
function toShownFacts({ history, deal, swatches, from: _, ...facts }: TileFacts, at: Date) {
  return {
    ...facts,
    view: calculatePriceAt(history, facts.priceCents, at),
    deal: toDeal(deal, at),
    swatches: swatches.map(({ history: own, ...swatch }) => ({
      ...swatch,
      view: calculatePriceAt(own, swatch.priceCents, at),
    })),
  }
}
