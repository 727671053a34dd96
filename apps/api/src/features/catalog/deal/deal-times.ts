import type { Category } from '@sluimer/contract/catalog/overview'
import { type DealKind, dealKinds } from '@sluimer/domain/deal/deal-kind'
import type { Deps } from '../../../platform/deps.ts'
import type { CategoryRow } from '../category/category.queries.ts'
import { type DealTime, findDealTimes } from './deal-moment.queries.ts'

/** Holds in memory when deals start and end, for the categories that fill themselves with them. */
export interface DealTimes {
  /**
   * Returns what a self-filling category shows about its deals: the real end of the deal that ends first, where the
   * category counts down, and when the next ones start (SC-08), with their products.
   */
  findOfCategory(
    row: Pick<CategoryRow, 'filledBy' | 'countdown'>,
    at: Date,
  ): Promise<Pick<Category, 'countdown'> & { next: NextDeals | null }>
}

interface NextDeals {
  startsAt: Date | undefined
  productIds: readonly number[]
}

interface ReadTimes {
  since: Date
  times: readonly DealTime[]
}

/** Keeps the times of deals in memory until a product changes. */
export function createDealTimes({ db, shelves }: Pick<Deps, 'db' | 'shelves'>): DealTimes {
  const shelf = shelves.add<'deals', ReadTimes>({
    name: 'times of deals',
    most: 1,
    touchedBy: (noun) => (noun === 'product' ? 'everything' : 'nothing'),
    read: async (_, at) => new Map([['deals' as const, { since: at, times: await findDealTimes(db, at) }]]),
    // Deals that have ended since the reading are in nobody's way.
    isValidAt: ({ since }, at) => since <= at,
    toShown: ({ times }, at) => times.filter(({ endsAt }) => endsAt > at),
  })
  return {
    async findOfCategory(row, at) {
      const kinds = new Set<DealKind>(dealKinds.filter((kind: DealKind) => row.filledBy.includes(kind)))
      if (kinds.size === 0) return { countdown: null, next: null }
      const kept = (await shelf.findOne('deals', at))?.times ?? []
      const times = kept.filter(({ kind }) => kinds.has(kind))
      const running = times.filter((deal) => deal.isSold && deal.startsAt <= at && deal.endsAt > at)
      const end = row.countdown === null ? undefined : findFirst(running.map(({ endsAt }) => endsAt))
      const next = findFirst(times.flatMap(({ startsAt }) => (startsAt > at ? [startsAt] : [])))
      return {
        countdown: end === undefined ? null : { ends_at: end.toISOString(), now: at.toISOString() },
        next: { startsAt: next, productIds: listStarting(times, next) },
      }
    },
  }
}

/** Returns the products of the deals that start at that moment and that shoppers will be able to buy, each once. */
function listStarting(times: readonly DealTime[], moment: Date | undefined): number[] {
  const starting = times.filter(({ isSold, startsAt }) => isSold && startsAt.getTime() === moment?.getTime())
  return [...new Set(starting.map(({ productId }) => productId))]
}

function findFirst(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
