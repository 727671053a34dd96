import {
  askLoginCodeEndpoint,
  authLoginEndpoint,
  authLogoutEndpoint,
  authUserEndpoint,
  logInEndpoint,
  logInWithCodeEndpoint,
  loginStatusEndpoint,
  logOutEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Login } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit } from '../../../platform/http/shared-limit.ts'
import { askLoginCode } from '../mailbox/ask-mail.ts'
import { logOut } from '../sessions/end-sessions.ts'
import { answerAsked, forgetAsked, readAsker } from '../visit/asked-mail.ts'
import { guessLimit, mailLimit } from '../visit/rate-limits.ts'
import { letIn, readBrowser, readKnown, readToken, showOut, type Visit } from '../visit/visit.ts'
import { isAskedElsewhere } from './asked-elsewhere.ts'
import { getAuthUser } from './get-auth-user.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logInWithPassword } from './log-in-with-password.ts'

/** Both families of calls for logging in and out (API-02, API-09), and the code by mail. */
export function registerDoorRoutes(app: Server, deps: Deps): void {
  const guessesRarely = { rateLimit: createSharedLimit(app, guessLimit) }
  const enter = async (body: Login, visit: Visit) => {
    const known = readKnown(deps, visit, body.username)
    const login = await logInWithPassword(deps, body, { ...readBrowser(visit), known })
    if (login.ok) letIn(deps, visit, login.data)
    else visit.request.log.warn({ code: login.error.code }, 'a login was refused')
    return login
  }
  const leave = async (visit: Visit) => {
    await logOut(deps, readBrowser(visit))
    showOut(visit)
  }

  registerEndpoint(
    app,
    authLoginEndpoint,
    async ({ body, ...visit }) => {
      const login = await enter(body, visit)
      return login.ok ? { ok: true, data: { token: login.data.session.id } } : login
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    logInEndpoint,
    async ({ body, ...visit }) => {
      const login = await enter(body, visit)
      return login.ok ? { ok: true, data: { loggedIn: true } } : login
    },
    guessesRarely,
  )
  registerEndpoint(
    app,
    askLoginCodeEndpoint,
    async ({ body: { email }, ...visit }) => {
      const knownBrowser = readKnown(deps, visit, email)
      return answerAsked(visit, 'login', await askLoginCode(deps, { email, knownBrowser }))
    },
    { rateLimit: mailLimit },
  )
  registerEndpoint(
    app,
    logInWithCodeEndpoint,
    async ({ body, ...visit }) => {
      const askedFrom = readAsker(visit, 'login')
      const login = await logInWithCode(deps, body, { ...readBrowser(visit), askedFrom })
      if (!login.ok) return login
      letIn(deps, visit, login.data)
      forgetAsked(visit, 'login')
      return { ok: true, data: { loggedIn: true } }
    },
    guessesRarely,
  )
  registerEndpoint(app, authLogoutEndpoint, async (visit) => {
    await leave(visit)
    return { ok: true, data: { done: true as const } }
  })
  registerEndpoint(app, logOutEndpoint, async (visit) => {
    if (isAskedElsewhere(visit.request)) return { ok: false, error: { code: 'forbidden' } }
    await leave(visit)
    return { ok: true, data: { loggedIn: false } }
  })
  registerEndpoint(app, authUserEndpoint, async (visit) => ({
    ok: true,
    data: await getAuthUser(deps, readToken(visit)),
  }))
  registerEndpoint(app, loginStatusEndpoint, async (visit) => {
    const { user } = await getAuthUser(deps, readToken(visit))
    return { ok: true, data: { loggedIn: user !== null } }
  })
}
