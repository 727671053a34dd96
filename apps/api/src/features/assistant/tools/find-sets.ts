import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { listSetIds } from '../../catalog/product/product.queries.ts'
import type { Sources } from '../draft/plan-context.ts'
import { getGoods } from './search-goods.ts'

const mostSets = 3

/** Returns the sets of the configurator that can be seen, the most popular first. */
export async function findSets(sources: Sources, at: Date): Promise<readonly ProductTile[]> {
  const ids = await listSetIds(sources.db)
  const sets = sources.search.index.list({ ids, filters: {}, sort: 'popularity', offset: 0, limit: mostSets })
  return getGoods(sources, sets.ids, at)
}
