import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import type { PickupPoints } from '../delivery/pickup/pickup-points.ts'
import { pickupPointsOf } from '../delivery/pickup/pickup-points-of.ts'

export interface PointDeps {
  points: PickupPoints
  stopping: AbortSignal
}

/** The parts that choosing needs, with who is asked for points; questions end when the server does. */
export function withPickupPoints(app: Server, deps: Deps): Deps & PointDeps {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  return { ...deps, points: pickupPointsOf(deps), stopping: stopping.signal }
}

/**
 * The pick-up point with an id, as its carrier tells it; asked before any transaction. One that cannot be asked after counts
 * as gone, unless the cart has it already.
 */
export async function findChosenPoint(
  deps: Deps & PointDeps,
  token: string | undefined,
  id: string | null,
): Promise<PickupPoint | undefined> {
  if (id === null || id === '') return undefined
  const cart = await findCartOfToken(deps, token)
  if (cart?.pickupPoint?.id === id) return cart.pickupPoint
  try {
    return await deps.points.find(cart?.countryCode ?? defaultCountryCode, id, deps.stopping)
  } catch (error) {
    deps.log.warn({ err: error }, 'the carrier does not tell of a pick-up point')
    return undefined
  }
}
