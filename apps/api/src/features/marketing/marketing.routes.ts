import {
  confirmNewsletter,
  leaveNewsletter,
  signUpForNewsletter,
} from '@sluimer/contract/marketing/endpoints'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { clientAddressOf } from '../../platform/http/client-address.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import { registerPages } from '../../platform/http/pages.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerAbandonRoutes } from './abandon.routes.ts'
import { confirmSignup } from './confirm-signup.ts'
import { leave } from './leave.ts'
import { oneClickPath, unsubscribePage } from './newsletter-links.ts'
import { signUp } from './sign-up.ts'

/** One visitor's address may do this often in a while; a family or office behind one address hardly needs more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }
const mailPrograms = { rateLimit: { max: 300, timeWindow: 60_000 } }
const oneClickParams = z.object({ code: z.string().max(200) })

export function registerMarketingRoutes(app: Server, deps: Deps): void {
  registerAbandonRoutes(app, deps)
  registerEndpoint(
    app,
    signUpForNewsletter,
    ({ body, request }) => signUp(deps, body, clientAddressOf(request)),
    { rateLimit },
  )
  registerEndpoint(
    app,
    confirmNewsletter,
    ({ body, request }) =>
      confirmSignup(deps, body.code, {
        ip: clientAddressOf(request),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
      }),
    { rateLimit },
  )
  registerEndpoint(app, leaveNewsletter, ({ body }) => leave(deps, body.code), { rateLimit })

  // RFC 8058: called by mail programs. A code that is wrong is answered like a right one: they cannot do anything about it.
  registerPages(app, (pages) => {
    pages.post(`${oneClickPath}:code`, { config: mailPrograms }, async (request, reply) => {
      await leave(deps, oneClickParams.parse(request.params).code)
      return reply.type('text/plain; charset=utf-8').send('ok')
    })
    // Mail programs that know no single click open the address; opening takes nobody off.
    pages.get(`${oneClickPath}:code`, { config: mailPrograms }, (request, reply) =>
      reply.redirect(unsubscribePage(oneClickParams.parse(request.params).code), 303),
    )
  })
}
