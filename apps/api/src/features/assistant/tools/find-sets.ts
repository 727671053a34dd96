import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { findTileProducts } from '../../catalog/product/product.queries.ts'
import type { Sources } from '../draft/plan-context.ts'
import { getGoods } from './search-goods.ts'

const mostSets = 3

/** Returns the sets of the configurator that can be seen. */
export async function findSets(sources: Sources, at: Date): Promise<readonly ProductTile[]> {
  const { index } = sources.search
  const ids = index.list({ filters: {}, sort: 'popularity', offset: 0, limit: index.size }).ids
  const rows = await findTileProducts(sources.db, ids)
  const sets = rows.filter(({ configurator }) => configurator !== null).map(({ id }) => id)
  return getGoods(sources, sets.slice(0, mostSets), at)
}
