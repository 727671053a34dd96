import { authLogoutEndpoint, loginStatusEndpoint } from '@sluimer/contract/account/endpoints'
import type { RouterContextProvider } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { dataOrThrow } from '../../../lib/api/data-or-throw.server.ts'
import { hasSession } from '../../../lib/api/has-session.server.ts'
import { forgetOwnCookie } from '../../../lib/api/own-cookie.server.ts'
import { forgetWish } from '../../../lib/api/wish.server.ts'
import { forgetWords } from '../../address/typed-words.server.ts'

type Context = Readonly<RouterContextProvider>

/** The cookies in which the api keeps a session in the browser (AC-04). */
const sessionCookies = ['auth._token', 'auth.hint']

/** Whether the visitor is logged in. The api is asked only for a browser that has a session. */
export async function isLoggedIn(context: Context): Promise<boolean> {
  if (!hasSession(context)) return false
  return dataOrThrow(await getApi(context).call(loginStatusEndpoint, {})).loggedIn
}

/** AC-05: logs out. The browser forgets its session also when the api cannot be reached. */
export async function logOut(context: Context): Promise<void> {
  await getApi(context).call(authLogoutEndpoint, {})
  for (const name of sessionCookies) forgetOwnCookie(context, name)
  forgetWords(context)
  forgetWish(context)
}
