import {
  getOwnOrderEndpoint,
  keepOrderDetailsEndpoint,
  leaveOwnOrderEndpoint,
  listOwnOrdersEndpoint,
  orderAgainEndpoint,
} from '@sluimer/contract/account/order-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readToken } from '../visit/visit.ts'
import { keepOrderDetails } from './keep-order-details.ts'
import { orderAgain } from './order-again.ts'
import { findOrder, leave, listOrders } from './orders-of-visitor.ts'

/** The orders of a customer. */
export function registerOwnOrderRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listOwnOrdersEndpoint, ({ query, ...visit }) =>
    listOrders(deps, readToken(visit), query),
  )
  registerEndpoint(app, getOwnOrderEndpoint, ({ params, ...visit }) =>
    findOrder(deps, readToken(visit), params.id),
  )
  registerEndpoint(app, leaveOwnOrderEndpoint, ({ params, ...visit }) =>
    leave(deps, readToken(visit), params.id),
  )
  registerEndpoint(app, keepOrderDetailsEndpoint, ({ params, ...visit }) =>
    keepOrderDetails(deps, readToken(visit), params.id),
  )
  registerEndpoint(app, orderAgainEndpoint, ({ params, ...visit }) => orderAgain(deps, visit, params.id))
}
