import type { RouterContextProvider } from 'react-router'
import { getHost } from './host-context.server.ts'

/** Whether the browser has a session of a customer, which may have ended. */
export function hasSession(context: Readonly<RouterContextProvider>): boolean {
  return getHost(context).visit.cookie.includes('auth._token=')
}
