import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { data, type RouterContextProvider } from 'react-router'
import { ownOrLogin } from '../page/own-or-login.server.ts'

/**
 * Returns the data of a call about one order. An order of somebody else, one that does not exist and an id that no
 * order can have give the same page: not found.
 */
export function ownOrderOrNotFound<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (!result.ok && (result.status === 400 || result.status === 404)) throw data(null, { status: 404 })
  return ownOrLogin(context, url, result)
}
