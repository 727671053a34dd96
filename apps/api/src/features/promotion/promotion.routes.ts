import { listPromotionsEndpoint } from '@sluimer/contract/promotion/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { listPromotions } from './list-promotions.ts'

export function registerPromotionRoutes(app: Server, { db, clock }: Deps): void {
  registerEndpoint(app, listPromotionsEndpoint, async () => ({
    ok: true,
    data: { items: await listPromotions(db, clock()) },
  }))
}
