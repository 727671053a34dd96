import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import type { CartRow } from '../cart/rows/cart.queries.ts'
import { createPickupPoints } from '../delivery/pickup/create-pickup-points.ts'
import type { PickupPoints } from '../delivery/pickup/pickup-points.ts'

export interface PointDeps {
  points: PickupPoints
  stopping: AbortSignal
}

/** Adds the service that is asked for pick-up points. Its open requests end when the server stops. */
export function withPickupPoints(app: Server, deps: Deps): Deps & PointDeps {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  return { ...deps, points: createPickupPoints(deps), stopping: stopping.signal }
}

/**
 * Returns the pick-up point with an id, as its carrier describes it. The carrier is asked before any transaction. When
 * it does not answer, the point counts as unavailable, unless it is in the cart already.
 */
export async function findChosenPoint(
  deps: Deps & PointDeps,
  cart: Pick<CartRow, 'pickupPoint' | 'countryCode'> | undefined,
  id: string | null,
): Promise<PickupPoint | undefined> {
  if (id === null || id === '') return undefined
  if (cart?.pickupPoint?.id === id) return cart.pickupPoint
  try {
    return await deps.points.find(cart?.countryCode ?? defaultCountryCode, id, deps.stopping)
  } catch (error) {
    deps.log.warn({ err: error }, 'the carrier does not tell of a pick-up point')
    return undefined
  }
}
