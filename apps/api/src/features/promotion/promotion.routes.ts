import { listPromotions } from '@sluimer/contract/promotion/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import * as list from './list-promotions.ts'

export function registerPromotionRoutes(app: Server, { db, clock }: Deps): void {
  registerEndpoint(app, listPromotions, async () => ({
    ok: true,
    data: { items: await list.listPromotions(db, clock()) },
  }))
}
