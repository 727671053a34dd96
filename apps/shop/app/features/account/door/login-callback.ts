import { redirect, redirectDocument } from 'react-router'
import { loginPath } from '../account-paths.ts'
import { takeRememberedPath } from '../session/remembered-path.server.ts'
import { isLoggedIn } from '../session/session.server.ts'
import type { Route } from './+types/login-callback.ts'

/**
 * RT-04: finishes a login, and goes to the page that was asked for, else home. The whole page is loaded, so that nothing
 * that was made for a guest stays.
 */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await isLoggedIn(context))) return redirect(loginPath)
  return redirectDocument(takeRememberedPath(context) ?? '/')
}
