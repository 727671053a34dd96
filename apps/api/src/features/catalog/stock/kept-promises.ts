import { type DeliveryArea, deliveryAreas } from '@sluimer/domain/delivery/areas'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { type IsoDate, toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Deps } from '../../../platform/deps.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { countPiecesInStock, isGone, type Stock } from './availability.ts'
import { calculateDeliveryPromise } from './calculate-delivery-promise.ts'

/** What decides when goods come. */
export type Goods = Parameters<typeof calculateDeliveryPromise>[0] & Stock

export interface KeptPromises {
  /** Returns a function that answers for that moment when goods come to an area. */
  at(at: Date, area: DeliveryArea): Promise<(goods: Goods) => DeliveryPromise>
}

/** The days, and parts of days, on which rounds are full, from the day of the reading on. */
interface FullRounds {
  since: IsoDate
  parts: readonly FullPart[]
}
const none: readonly FullPart[] = []

/** What was answered for an area, by kind of goods, with the full parts that the answers hold for and the last moment asked about. */
interface Answers {
  parts: readonly FullPart[]
  at: Date
  promises: Map<string, DeliveryPromise>
}

/**
 * Answers when goods come. Goods that are alike get one answer, which is computed once: a listing has few kinds, and the
 * calendar behind an answer costs more than the rest of a tile.
 */
export function createKeptPromises({ db, shelves }: Pick<Deps, 'db' | 'shelves'>): KeptPromises {
  const known = new Map<DeliveryArea, Answers>()
  const full = shelves.add<DeliveryArea, FullRounds>({
    name: 'full rounds',
    most: deliveryAreas.length,
    touchedBy: (noun) => (noun === 'delivery' ? 'everything' : 'nothing'),
    read: async ([...areas], at) => {
      const since = toAmsterdamDate(at)
      const all = areas.map(
        async (area) => [area, { since, parts: await findFullParts(db, area, at) }] as const,
      )
      return new Map(await Promise.all(all))
    },
    // Days that have passed since the reading are in nobody's way.
    isValidAt: ({ since }, at) => since <= toAmsterdamDate(at),
    toShown: ({ parts }, at) => parts.filter(({ date }) => date >= toAmsterdamDate(at)),
  })

  return {
    async at(at, area) {
      const parts = (await full.findOne(area, at))?.parts ?? none
      const before = known.get(area)
      // A clock that was set back makes answers wrong that hold until a later moment.
      const isSame = before !== undefined && before.parts === parts && at >= before.at
      const own = isSame ? before.promises : new Map<string, DeliveryPromise>()
      known.set(area, { parts, at, promises: own })
      return (goods) => {
        const kind = toKind(goods)
        const kept = own.get(kind)
        if (kept !== undefined && at < kept.validUntil) return kept
        const promise = calculateDeliveryPromise(goods, goods, { area, full: parts }, at)
        own.set(kind, promise)
        return promise
      }
    },
  }
}

/** Goods of the same kind come on the same day: for one piece it only matters whether there is one. */
function toKind(goods: Goods): string {
  const isInStock = countPiecesInStock(goods) > 0
  return [goods.deliveryClass, goods.leadTimeDays, isInStock, isGone(goods, goods)].join(' ')
}
