import { redirect } from 'react-router'
import { hasSession } from '../../../lib/api/has-session.server.ts'
import { createGuards, type Guard } from '../../../lib/guards.server.ts'
import { loginPath } from '../account-paths.ts'
import { rememberPath } from './remembered-path.server.ts'
import { isLoggedIn } from './session.server.ts'

/**
 * RT-18: sends a guest to the login, and remembers the page that they asked for. Whether a form may be sent is the api's
 * decision: when it cannot be asked, the form stays as it was filled in.
 */
const requireLogin: Guard = async ({ request, url, context }) => {
  const isForm = request.method !== 'GET' && request.method !== 'HEAD'
  if (isForm ? hasSession(context) : await isLoggedIn(context)) return
  rememberPath(context, url.pathname + url.search)
  throw redirect(loginPath)
}

/** RT-19: sends a customer who is logged in home. */
const requireGuest: Guard = async ({ context }) => {
  if (await isLoggedIn(context)) throw redirect('/')
}

export const guardedBy = createGuards({ login: requireLogin, guest: requireGuest })
