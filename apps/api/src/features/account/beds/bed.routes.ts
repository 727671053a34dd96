import {
  keepOwnBedEndpoint,
  listOwnBedsEndpoint,
  removeOwnBedEndpoint,
  renameOwnBedEndpoint,
} from '@sluimer/contract/account/bed-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { tapLimit } from '../visit/rate-limits.ts'
import { readToken } from '../visit/visit.ts'
import { keepOwnBed, listOwnBeds, removeOwnBed, renameOwnBed } from './own-beds.ts'

/** The composed beds that a customer keeps. */
export function registerOwnBedRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listOwnBedsEndpoint, ({ query, ...visit }) =>
    listOwnBeds(deps, readToken(visit), query.deliver_to),
  )
  registerEndpoint(
    app,
    keepOwnBedEndpoint,
    ({ body, query, ...visit }) => keepOwnBed(deps, body, readToken(visit), query.deliver_to),
    { rateLimit: tapLimit },
  )
  registerEndpoint(app, renameOwnBedEndpoint, ({ params, body, query, ...visit }) =>
    renameOwnBed(deps, { ...params, ...body }, readToken(visit), query.deliver_to),
  )
  registerEndpoint(app, removeOwnBedEndpoint, ({ params, query, ...visit }) =>
    removeOwnBed(deps, params.id, readToken(visit), query.deliver_to),
  )
}
