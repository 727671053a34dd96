import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { ApiGateway, Visit } from './api-gateway.ts'
import { withCachePolicy } from './cache-policy.ts'
import type { ShopConfig } from './config.ts'

/** What the host gives to the pages for one request. */
export interface HostContext {
  visit: Visit
  gateway: ApiGateway
  publicUrl: string
  /** The tag manager for visitors who allow it, and the addresses that may then be called; null when there is none. */
  tagManager: ShopConfig['tagManager']
  logError: (error: unknown) => void
  /** Cookies that the pages' calls to the api brought along, to be sent to the browser. Filled while pages work. */
  setCookies: string[]
  /** How much lies in the cart of those for whom the page is made, when that is known already. */
  cartCount?: () => number
}

/**
 * What app/entry.server.tsx gives to the host beside its page renderer. The framework itself comes from there too, so
 * that host and pages never use two copies of it.
 */
interface EntryModule {
  loadContextFor: (host: HostContext) => RouterContextProvider
  createRequestHandler: typeof createRequestHandler
}

export type PageHandler = (request: Request, host: HostContext) => Promise<Response>
export type LoadBuild = () => Promise<ServerBuild>

/** Renders pages with the built app (or, in development, the app as it is on disk now). */
export function createPageHandler(loadBuild: LoadBuild, mode: 'production' | 'development'): PageHandler {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  return async (request, host) => {
    const build = await loadBuild()
    const entry = build.entry.module as unknown as EntryModule
    const handle = handlers.get(build) ?? entry.createRequestHandler(build, mode)
    handlers.set(build, handle)
    const answer = await handle(request, entry.loadContextFor(host))
    return withCachePolicy(answer, request, host.setCookies)
  }
}
