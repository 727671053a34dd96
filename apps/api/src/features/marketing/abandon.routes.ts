import {
  tellAbandonedBrowseEndpoint,
  tellAbandonedCartEndpoint,
  tellAbandonedCategoryEndpoint,
  tellAbandonedEmailEndpoint,
} from '@sluimer/contract/marketing/abandon-endpoints'
import type { Deps } from '../../platform/deps.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { tellEmail, tellVisit } from './tell-visit.ts'

/** Pages may call these endpoints while a visitor walks through the shop. */
const visits = { rateLimit: { max: 120, windowMs: 60_000 } }
const emails = { rateLimit: { max: 10, windowMs: 10 * 60_000 } }

export function registerAbandonRoutes(app: Server, deps: Deps): void {
  registerEndpoint(
    app,
    tellAbandonedCartEndpoint,
    ({ request, body }) => tellVisit(deps, readCookie(request, 'cart'), body.quote_id),
    visits,
  )
  registerEndpoint(
    app,
    tellAbandonedBrowseEndpoint,
    ({ request }) => tellVisit(deps, readCookie(request, 'cart')),
    visits,
  )
  registerEndpoint(
    app,
    tellAbandonedCategoryEndpoint,
    ({ request }) => tellVisit(deps, readCookie(request, 'cart')),
    visits,
  )
  registerEndpoint(
    app,
    tellAbandonedEmailEndpoint,
    ({ request, body }) => tellEmail(deps, readCookie(request, 'cart'), body.email),
    emails,
  )
}
