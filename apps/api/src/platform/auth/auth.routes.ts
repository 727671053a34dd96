import { signInServiceEndpoint } from '@sluimer/contract/auth/endpoints'
import type { Deps } from '../deps.ts'
import { registerEndpoint } from '../http/endpoint-route.ts'
import type { Server } from '../http/server.ts'
import { isServiceAccount, serviceTokenLifetimeSeconds, signServiceToken } from '../http/service-token.ts'

/** This slows down guessing; a shop's node signs in only once a day. */
const rateLimit = { max: 20, windowMs: 60_000 }

export function registerAuthRoutes(app: Server, { config, clock, randomBytes, log }: Deps): void {
  registerEndpoint(
    app,
    signInServiceEndpoint,
    ({ body, request }) => {
      if (!isServiceAccount(config, body.email, body.password)) {
        log.warn({ requestId: request.id }, 'a service sign-in was refused')
        return {
          ok: false,
          error: { code: 'unauthorized', message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.' },
        }
      }
      const token = signServiceToken(config, clock(), randomBytes(12).toString('base64url'))
      return { ok: true, data: { access_token: token, expires_in: serviceTokenLifetimeSeconds } }
    },
    { rateLimit },
  )
}
