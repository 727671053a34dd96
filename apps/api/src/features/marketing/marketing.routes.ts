import { keepConsentProofEndpoint } from '@sluimer/contract/marketing/consent-endpoint'
import {
  confirmNewsletterEndpoint,
  leaveNewsletterEndpoint,
  signUpForNewsletterEndpoint,
} from '@sluimer/contract/marketing/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { readClientAddress } from '../../platform/http/client-address.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerOneClickLeave } from '../../platform/pages/one-click-leave.ts'
import { registerAbandonRoutes } from './abandon.routes.ts'
import { confirmSignup } from './confirm-signup.ts'
import { keepProof } from './consent-proof.ts'
import { leave } from './leave.ts'
import { oneClickPath, unsubscribePage } from './newsletter-links.ts'
import { signUp } from './sign-up.ts'

/** Calls allowed per visitor's address; even a family or an office behind one address hardly needs more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }

export function registerMarketingRoutes(app: Server, deps: Deps): void {
  registerAbandonRoutes(app, deps)
  registerEndpoint(
    app,
    signUpForNewsletterEndpoint,
    ({ body, request }) => signUp(deps, body, readClientAddress(request)),
    { rateLimit },
  )
  registerEndpoint(
    app,
    confirmNewsletterEndpoint,
    ({ body, request }) =>
      confirmSignup(deps, body.code, {
        ip: readClientAddress(request),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
      }),
    { rateLimit },
  )
  registerEndpoint(app, keepConsentProofEndpoint, ({ body }) => keepProof(deps, body), { rateLimit })
  registerEndpoint(app, leaveNewsletterEndpoint, ({ body }) => leave(deps, body.code), { rateLimit })
  registerOneClickLeave(app, oneClickPath, {
    leave: (code) => leave(deps, code),
    toPageAddress: unsubscribePage,
  })
}
