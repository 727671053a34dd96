import { deleteAccountEndpoint, getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { costlyLimit, guessLimit } from '../visit/rate-limits.ts'
import { readToken, showOut } from '../visit/visit.ts'
import { collectOwnData } from './collect-own-data.ts'
import { deleteAccount } from './delete-account.ts'

/** What a customer may ask for by law: all that the shop knows about them, and its deletion. */
export function registerOwnDataRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getOwnDataEndpoint, (visit) => collectOwnData(deps, readToken(visit)), {
    rateLimit: costlyLimit,
  })
  registerEndpoint(
    app,
    deleteAccountEndpoint,
    async (visit) => {
      const deleted = await deleteAccount(deps, readToken(visit))
      if (deleted.ok) showOut(visit)
      return deleted
    },
    { rateLimit: guessLimit },
  )
}
