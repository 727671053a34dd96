import { createContext, RouterContextProvider } from 'react-router'
import type { HostContext } from './host.server.ts'

const hostContext = createContext<HostContext>()

/** Makes the context of one request, for the host; pages then find the host with `getHost`. */
export function loadContextFor(host: HostContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(hostContext, host)
  return context
}

/** Returns what the host knows about the request of a loader or action: visitor, api, public address. */
export function getHost(context: Readonly<RouterContextProvider>): HostContext {
  return context.get(hostContext)
}
