import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiGateway, Visit } from './api-gateway.ts'

/** What the host gives to the pages for one request. */
export interface HostContext {
  visit: Visit
  gateway: ApiGateway
  publicUrl: string
  logError: (error: unknown) => void
  /** Cookies that the pages' calls to the api brought along, to be sent to the browser. Filled while pages work. */
  setCookies: string[]
}

/** What app/entry.server.tsx gives to the host beside its page renderer. */
interface EntryModule {
  loadContextFor: (host: HostContext) => RouterContextProvider
}

export type PageHandler = (request: Request, host: HostContext) => Promise<Response>
export type LoadBuild = () => Promise<ServerBuild>

/** Renders pages with the built app (or, in development, the app as it is on disk now). */
export function createPageHandler(loadBuild: LoadBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(loadBuild, mode)
  return async (request, host) => {
    const build = await loadBuild()
    const entry = build.entry.module as unknown as EntryModule
    const answer = await handle(request, entry.loadContextFor(host))
    if (host.setCookies.length === 0) return answer
    const headers = new Headers(answer.headers)
    for (const cookie of host.setCookies) headers.append('set-cookie', cookie)
    headers.set('cache-control', 'private, no-store')
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
  }
}
