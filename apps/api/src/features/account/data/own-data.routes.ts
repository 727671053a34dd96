import { getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { costlyLimit } from '../visit/rate-limits.ts'
import { readToken } from '../visit/visit.ts'
import { collectOwnData } from './collect-own-data.ts'

/** What the shop knows about a customer. */
export function registerOwnDataRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getOwnDataEndpoint, (visit) => collectOwnData(deps, readToken(visit)), {
    rateLimit: costlyLimit,
  })
}
