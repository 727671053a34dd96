import {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  askPasskeyLoginEndpoint,
  askPasskeyProofEndpoint,
  listPasskeysEndpoint,
  logInWithPasskeyEndpoint,
  provePasskeyEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '@sluimer/contract/account/passkey-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit } from '../../../platform/http/shared-limit.ts'
import { guessLimit, questionLimit } from '../visit/rate-limits.ts'
import { letIn, readBrowser, readToken } from '../visit/visit.ts'
import { addPasskey } from './add-passkey.ts'
import { askNewPasskey } from './ask-new-passkey.ts'
import { askPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts'
import { listOwnPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { askPasskeyProof, proveWithPasskey } from './prove-with-passkey.ts'
import { keepQuestioned, readQuestioned } from './question-cookie.ts'
import { toPasskey } from './to-passkey.ts'

/** Passkeys: logging in with one, and those of an account. */
export function registerPasskeyRoutes(app: Server, deps: Deps): void {
  const asksRarely = { rateLimit: createSharedLimit(app, questionLimit) }
  const guessesRarely = { rateLimit: createSharedLimit(app, guessLimit) }
  registerEndpoint(
    app,
    askPasskeyLoginEndpoint,
    (visit) => askPasskeyLogin(deps, { browserToken: keepQuestioned(deps, visit) }),
    asksRarely,
  )
  registerEndpoint(
    app,
    logInWithPasskeyEndpoint,
    async ({ body, ...visit }) => {
      const from = { ...readBrowser(visit), browserToken: readQuestioned(visit.request) }
      const login = await logInWithPasskey(deps, body, from)
      if (!login.ok) {
        visit.request.log.warn({ code: login.error.code }, 'a login with a passkey was refused')
        return login
      }
      letIn(deps, visit, login.data)
      return { ok: true, data: { loggedIn: true, hasStoppedWayBack: login.data.hasStoppedWayBack } }
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    askNewPasskeyEndpoint,
    (visit) => askNewPasskey(deps, { token: readToken(visit), browserToken: keepQuestioned(deps, visit) }),
    asksRarely,
  )
  registerEndpoint(
    app,
    addPasskeyEndpoint,
    async ({ body, ...visit }) => {
      const from = { ...readBrowser(visit), browserToken: readQuestioned(visit.request) }
      const added = await addPasskey(deps, body, from)
      if (!added.ok) return added
      letIn(deps, visit, added.data)
      return { ok: true, data: toPasskey(added.data.passkey) }
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    askPasskeyProofEndpoint,
    (visit) => askPasskeyProof(deps, { token: readToken(visit), browserToken: keepQuestioned(deps, visit) }),
    asksRarely,
  )
  registerEndpoint(
    app,
    provePasskeyEndpoint,
    async ({ body, ...visit }) => {
      const from = { token: readToken(visit), browserToken: readQuestioned(visit.request) }
      const proven = await proveWithPasskey(deps, body, from)
      if (!proven.ok) return proven
      letIn(deps, visit, proven.data)
      return { ok: true, data: { done: true as const } }
    },
    guessesRarely,
  )
  registerEndpoint(app, listPasskeysEndpoint, (visit) => listOwnPasskeys(deps, readToken(visit)))
  registerEndpoint(app, renamePasskeyEndpoint, ({ params: { id }, body: { name }, ...visit }) =>
    renamePasskey(deps, { id, name }, readToken(visit)),
  )
  registerEndpoint(
    app,
    removePasskeyEndpoint,
    async ({ params, ...visit }) => {
      const removed = await removePasskey(deps, params, readToken(visit))
      if (!removed.ok) return removed
      letIn(deps, visit, removed.data)
      return { ok: true, data: { done: true as const, removed: removed.data.removed } }
    },
    guessesRarely,
  )
}
