import type { Deps } from '../../../platform/deps.ts'
import { findFeaturedIds } from './featured.queries.ts'

/** Pages ask for a few lengths only. */
const mostLengths = 50

/** Holds in memory which products stand first in the shop. */
export interface FeaturedShelf {
  /** Returns first the best product of every main category, then the second best of each, and so on. */
  findIds(limit: number, at: Date): Promise<readonly number[]>
}

/** Keeps the featured products in memory until a product changes. */
export function createFeaturedShelf({ db, shelves }: Pick<Deps, 'db' | 'shelves'>): FeaturedShelf {
  const shelf = shelves.add<number, readonly number[]>({
    name: 'featured products',
    most: mostLengths,
    touchedBy: (noun) => (noun === 'product' ? 'everything' : 'nothing'),
    read: async (limits) => {
      const all = limits.map(async (limit) => [limit, await findFeaturedIds(db, limit)] as const)
      return new Map(await Promise.all(all))
    },
  })
  return { findIds: async (limit, at) => (await shelf.findOne(limit, at)) ?? [] }
}
