import {
  addSubscriptionEndpoint,
  listSubscriptionsEndpoint,
  removeSubscriptionEndpoint,
} from '@sluimer/contract/account/subscription-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { readClientAddress } from '../../../platform/http/client-address.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { mailLimit } from '../visit/rate-limits.ts'
import { readBrowser, readToken } from '../visit/visit.ts'
import { addSubscription, listSubscriptions, removeSubscription } from './own-subscriptions.ts'

/** The newsletters of a customer. */
export function registerSubscriptionRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listSubscriptionsEndpoint, ({ query, ...visit }) =>
    listSubscriptions(deps, query.email, readToken(visit)),
  )
  registerEndpoint(
    app,
    addSubscriptionEndpoint,
    ({ body, ...visit }) => {
      const who = {
        ip: readClientAddress(visit.request),
        userAgent: readBrowser(visit).userAgent.slice(0, 200),
      }
      return addSubscription(deps, { email: body.email, who }, readToken(visit))
    },
    { rateLimit: mailLimit },
  )
  registerEndpoint(app, removeSubscriptionEndpoint, ({ params, ...visit }) =>
    removeSubscription(deps, params.id, readToken(visit)),
  )
}
