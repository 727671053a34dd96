import { findPickupPointsEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createPickupPoints } from './create-pickup-points.ts'
import { findPickupPoints } from './find-pickup-points.ts'

/** Leaves room for someone who compares places, and slows down a machine that reads out the carrier's points. */
const rateLimit = { max: 40, windowMs: 60_000 }

/** Registers what the checkout asks about pick-up points. */
export function registerPickupRoutes(app: Server, deps: Deps): void {
  const points = createPickupPoints(deps)
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  registerEndpoint(
    app,
    findPickupPointsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await findPickupPoints({ points, log: deps.log }, query, stopping.signal),
    }),
    { rateLimit },
  )
}
