import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { HostContext } from '../../app/lib/api/host.server.ts'
import { withCachePolicy } from './cache-policy.ts'
import { renderPlainErrorPage } from './plain-error-page.ts'
import { shortenMove } from './short-move.ts'

/**
 * What app/entry.server.tsx exports to the host besides its page renderer. The framework itself comes from there too, so
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
    const answer = shortenMove(await handle(request, entry.loadContextFor(host)))
    if (!isBare(answer, request)) return withCachePolicy(answer, request, host.setCookies)

    // The framework gave up and set a status, but made no page.
    await answer.body?.cancel()
    const apology = await handle(
      new Request(request.url),
      entry.loadContextFor({ ...host, failure: answer.status }),
    )
    if (!isPage(apology)) await apology.body?.cancel()
    return withCachePolicy(
      isPage(apology) ? apology : renderPlainErrorPage(answer.status),
      request,
      host.setCookies,
    )
  }
}

/** Whether this is an error without a page about it, for somebody who asked for a page. */
function isBare(answer: Response, request: Request): boolean {
  const isData = new URL(request.url).pathname.endsWith('.data')
  if (answer.status < 400 || isData) return false
  const accept = request.headers.get('accept')
  if (accept !== null && !/text\/html|\*\/\*/.test(accept)) return false
  // Plain text is the framework's own ("Unexpected Server Error") and not meant for shoppers.
  const type = answer.headers.get('content-type')
  return answer.body === null || type === null || type.startsWith('text/plain')
}

function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false
}
