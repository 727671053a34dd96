import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { type RouterContextProvider, redirect } from 'react-router'
import { dataOrThrow } from '../../../lib/api/data-or-throw.server.ts'
import { loginPath } from '../account-paths.ts'
import { rememberPath } from '../session/remembered-path.server.ts'

/** Returns the data of a customer's call. A session that ended since the guard looked leads to the login (RT-18). */
export function ownOrLogin<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  { pathname }: URL,
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (!result.ok && result.error.code === 'login_required') {
    rememberPath(context, pathname)
    throw redirect(loginPath)
  }
  return dataOrThrow(result)
}
