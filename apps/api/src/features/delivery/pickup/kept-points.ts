import type { Connection } from '../../../platform/db/database.ts'
import type { Logger } from '../../../platform/log.ts'
import { findKeptPoint, findKeptPoints, keepPoints, keepSearch } from './pickup.queries.ts'
import type { PickupPoints } from './pickup-points.ts'

const hourMs = 3_600_000
/** Points seldom open or close; the carrier itself leaves out full ones. */
const freshMs = 12 * hourMs
/** While the carrier does not answer, its answers of this period are used instead. */
export const keepDays = 30

interface Parts {
  db: Connection
  clock: () => Date
  log: Logger
}

/** Wraps a carrier: it is asked once in half a day per postcode; older answers serve while it is silent. */
export function createKeptPoints({ db, clock, log }: Parts, carrier: PickupPoints): PickupPoints {
  const since = (ms: number) => new Date(clock().getTime() - ms)
  return {
    async near(country, postcode, signal) {
      const kept = await findKeptPoints(db, country, postcode)
      if (kept !== undefined && kept.answeredAt >= since(freshMs)) return kept.points
      try {
        const points = await carrier.near(country, postcode, signal)
        await keepPoints(db, points, clock())
        const ids = points.map(({ id }) => id)
        await keepSearch(db, { country, postcode }, ids, clock())
        return points
      } catch (error) {
        if (kept === undefined || kept.points.length === 0) throw error
        log.warn({ err: error }, 'the carrier tells no pick-up points; older ones are shown')
        return kept.points
      }
    },
    async find(country, id, signal) {
      const kept = await findKeptPoint(db, id, since(keepDays * 24 * hourMs))
      if (kept !== undefined) return kept.country === country ? kept : undefined
      const point = await carrier.find(country, id, signal)
      if (point !== undefined) await keepPoints(db, [point], clock())
      return point
    },
  }
}
