import { keepAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { guessLimit } from '../visit/rate-limits.ts'
import { keepAccount } from './keep-account.ts'

/** Accounts that nobody uses: the link of the mail that keeps one. */
export function registerUnusedRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, keepAccountEndpoint, ({ body }) => keepAccount(deps, body), { rateLimit: guessLimit })
}
