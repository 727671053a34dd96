import { askOrderAccountEndpoint } from '@sluimer/contract/account/checkout-endpoints'
import {
  confirmEmailEndpoint,
  forgotPasswordEndpoint,
  raiseAlarmEndpoint,
  registerCustomerEndpoint,
  resetPasswordEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit } from '../../../platform/http/shared-limit.ts'
import { answerAsked, forgetAsked, readAsker } from '../visit/asked-mail.ts'
import { guessLimit, mailLimit } from '../visit/rate-limits.ts'
import { letIn, readBrowser, readKnown, showOut } from '../visit/visit.ts'
import { askPasswordLink } from './ask-mail.ts'
import { askOrderAccount } from './ask-order-account.ts'
import { confirmEmail } from './confirm-email.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { registerCustomer } from './register-customer.ts'
import { resetPassword } from './reset-password.ts'

/** The calls that a mail belongs to: registering, confirming, a forgotten password, "this was not me". */
export function registerMailboxRoutes(app: Server, deps: Deps): void {
  const mailsRarely = { rateLimit: createSharedLimit(app, mailLimit) }
  const guessesRarely = { rateLimit: createSharedLimit(app, guessLimit) }
  registerEndpoint(
    app,
    registerCustomerEndpoint,
    async ({ body, ...visit }) => {
      const knownBrowser = readKnown(deps, visit, body.email)
      return answerAsked(visit, 'register', await registerCustomer(deps, body, knownBrowser))
    },
    mailsRarely,
  )
  registerEndpoint(
    app,
    askOrderAccountEndpoint,
    async ({ body, ...visit }) => {
      const findKnown = (email: string) => readKnown(deps, visit, email)
      const asked = await askOrderAccount(deps, body, readBrowser(visit), findKnown)
      return answerAsked(visit, 'register', asked)
    },
    mailsRarely,
  )
  registerEndpoint(
    app,
    confirmEmailEndpoint,
    async ({ body, ...visit }) => {
      const askedFrom = readAsker(visit, 'register')
      const confirmed = await confirmEmail(deps, body, { ...readBrowser(visit), askedFrom })
      if (!confirmed.ok) return confirmed
      letIn(deps, visit, confirmed.data)
      forgetAsked(visit, 'register')
      return { ok: true, data: { keptPassword: confirmed.data.keptPassword } }
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    forgotPasswordEndpoint,
    async ({ body: { email }, ...visit }) => {
      const knownBrowser = readKnown(deps, visit, email)
      return answerAsked(visit, 'reset', await askPasswordLink(deps, { email, knownBrowser }))
    },
    mailsRarely,
  )
  registerEndpoint(
    app,
    resetPasswordEndpoint,
    async ({ body, ...visit }) => {
      const reset = await resetPassword(deps, body, readBrowser(visit))
      if (!reset.ok) return reset
      letIn(deps, visit, reset.data)
      forgetAsked(visit, 'reset')
      return { ok: true, data: { loggedIn: true } }
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    raiseAlarmEndpoint,
    async ({ body, ...visit }) => {
      const secured = await raiseAlarm(deps, body)
      if (secured.ok) showOut(visit)
      return secured
    },
    guessesRarely,
  )
}
