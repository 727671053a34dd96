import {
  choosePasskeyOnlyEndpoint,
  endPasskeyOnlyEndpoint,
  startWayBackEndpoint,
  stopOwnWayBackEndpoint,
  stopWayBackEndpoint,
} from '@sluimer/contract/account/passkey-only-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit } from '../../../platform/http/shared-limit.ts'
import { toAccount } from '../own/to-account.ts'
import { guessLimit } from '../visit/rate-limits.ts'
import { letIn, readToken, type Visit } from '../visit/visit.ts'
import { choosePasskeyOnly, endPasskeyOnly } from './choose-passkey-only.ts'
import { startWayBack, stopOwnWayBack, stopWayBackByLink } from './way-back.ts'

/** Registers the choice that only a passkey opens the account, and the way back for owners who lost every passkey. */
export function registerPasskeyOnlyRoutes(app: Server, deps: Deps): void {
  const rarely = { rateLimit: createSharedLimit(app, guessLimit) }
  const change = async (act: typeof choosePasskeyOnly, visit: Visit) => {
    const changed = await act(deps, readToken(visit))
    if (!changed.ok) return changed
    letIn(deps, visit, changed.data)
    return { ok: true, data: await toAccount(deps, changed.data) } as const
  }
  registerEndpoint(app, choosePasskeyOnlyEndpoint, (visit) => change(choosePasskeyOnly, visit), rarely)
  registerEndpoint(app, endPasskeyOnlyEndpoint, (visit) => change(endPasskeyOnly, visit), rarely)
  registerEndpoint(app, startWayBackEndpoint, ({ body }) => startWayBack(deps, body), rarely)
  registerEndpoint(app, stopWayBackEndpoint, ({ body }) => stopWayBackByLink(deps, body), rarely)
  registerEndpoint(app, stopOwnWayBackEndpoint, (visit) => stopOwnWayBack(deps, readToken(visit)))
}
