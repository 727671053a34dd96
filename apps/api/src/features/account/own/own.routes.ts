import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmEmailChangeEndpoint,
  getAccountEndpoint,
  saveAccountEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { answerAsked, forgetAsked, readAsker } from '../visit/asked-mail.ts'
import { guessLimit, mailLimit } from '../visit/rate-limits.ts'
import { letIn, readToken } from '../visit/visit.ts'
import { askNewEmail, changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { getAccount } from './get-account.ts'
import { saveAccount } from './save-account.ts'
import { toAccount } from './to-account.ts'

const purpose = 'change_email'

/** A customer's own details, and what opens the account. */
export function registerOwnRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getAccountEndpoint, (visit) => getAccount(deps, readToken(visit)))
  registerEndpoint(app, saveAccountEndpoint, async ({ body, ...visit }) => {
    const saved = await saveAccount(deps, body, readToken(visit))
    return saved.ok ? { ok: true, data: await toAccount(deps, saved.data) } : saved
  })
  registerEndpoint(
    app,
    changePasswordEndpoint,
    async ({ body, ...visit }) => {
      const changed = await changePassword(deps, body, readToken(visit))
      if (!changed.ok) return changed
      letIn(deps, visit, changed.data)
      return { ok: true, data: await toAccount(deps, changed.data) }
    },
    { rateLimit: guessLimit },
  )
  registerEndpoint(
    app,
    changeEmailEndpoint,
    async ({ body, ...visit }) =>
      answerAsked(visit, purpose, await askNewEmail(deps, body, readToken(visit))),
    { rateLimit: mailLimit },
  )
  registerEndpoint(
    app,
    confirmEmailChangeEndpoint,
    async ({ body, ...visit }) => {
      const from = { token: readToken(visit), askedFrom: readAsker(visit, purpose) }
      const changed = await changeEmail(deps, body, from)
      if (!changed.ok) return changed
      letIn(deps, visit, changed.data)
      forgetAsked(visit, purpose)
      return { ok: true, data: await toAccount(deps, changed.data) }
    },
    { rateLimit: guessLimit },
  )
}
