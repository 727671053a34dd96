import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readToken } from '../visit/visit.ts'
import { endOtherSessions, endSession, listOwnSessions } from './end-sessions.ts'

/** The browsers at which a customer is logged in ("apparaten"). */
export function registerSessionRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listSessionsEndpoint, (visit) => listOwnSessions(deps, readToken(visit)))
  registerEndpoint(app, endSessionEndpoint, ({ params, ...visit }) =>
    endSession(deps, params.id, readToken(visit)),
  )
  registerEndpoint(app, endOtherSessionsEndpoint, (visit) => endOtherSessions(deps, readToken(visit)))
}
