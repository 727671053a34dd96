import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { writeEarlyScript } from './layouts/early-script.server.ts'
import { getHost } from './lib/api/host-context.server.ts'
import { markScripts } from './lib/content-security.server.ts'
import { holdEntry, takeAnnouncements, takeState } from './lib/late-entry.server.ts'

export { createRequestHandler } from 'react-router'
export { loadContextFor } from './lib/api/host-context.server.ts'

/** A page that has not rendered by then is given up. */
const renderTimeoutMs = 10_000

/**
 * Renders a page as one whole, never streamed: every part is in its place without JavaScript, the status code is right
 * even when a late part fails, and a cache can keep the bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { publicUrl, tagManager, keepState } = getHost(context)
  const scripts = markScripts(publicUrl, tagManager?.origins)
  const page = await renderWhole(
    <ServerRouter context={routerContext} url={request.url} nonce={scripts.mark} />,
    scripts.mark,
    request.signal,
    (error) => getHost(context).logError(error),
  )
  const { version } = routerContext.manifest
  const keep = status === 200 && keepState ? (state: string) => keepState(version, state) : undefined
  const { html, policy } = scripts.seal(prepareScripts(leaveOutMarks(page), scripts.mark, keep))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy)
  return new Response(html, { status, headers })
}

/**
 * Leaves out the announcements of scripts in the head. Browsers load announced scripts before pictures, so that on a slow
 * line nothing would be seen until the last of them has come; the scripts are found at the end of the page early enough. On a page
 * for everyone they start with the first touch. Until then small scripts in the head keep what the visitor does, and show
 * what cannot wait; the data that they begin with stands beside the page, where the host keeps it.
 */
function prepareScripts(page: string, mark: string, keepState?: (state: string) => string): string {
  const headEnd = page.indexOf('</head>')
  const { head, modules } = takeAnnouncements(page.slice(0, headEnd))
  const rest = page.slice(headEnd)
  const early = `<script nonce="${mark}">${writeEarlyScript(keepState !== undefined)}</script>`
  // Browsers run no script before a style that is found earlier has come.
  const styleAt = head.indexOf('<link rel="stylesheet"')
  const body = keepState ? holdScripts(rest, mark, modules, keepState) : rest
  return `${head.slice(0, styleAt)}${early}${head.slice(styleAt)}${body}`
}

function holdScripts(
  page: string,
  mark: string,
  modules: readonly string[],
  keepState: (state: string) => string,
): string {
  const { page: rest, state } = takeState(page, mark)
  return holdEntry(rest, mark, { modules, stateAddress: keepState(state) })
}

/**
 * Leaves out the framework's mark on each link, by which it would ask for the routes behind links; our browsers know all routes. While
 * somebody develops it stays, since React then compares the page with what it draws.
 */
function leaveOutMarks(page: string): string {
  return import.meta.env.PROD ? page.replaceAll(' data-discover="true"', '') : page
}

/** Logs bugs in loaders, actions and rendering. Responses that were thrown on purpose are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !(error instanceof Response)) getHost(context).logError(error)
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts larger than this would be moved to the end of the page and put in place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        pipe(gatherText(resolve))
      },
      onShellError: reject,
      onError,
    })
    const giveUp = () => {
      const reason = new Error('The page took too long to render, or its visitor left')
      if (!signal.aborted) onError(reason)
      // The framework then renders the error page with this status.
      reject(new Response(null, { status: 503 }))
      abort(reason)
    }
    const timer = setTimeout(giveUp, renderTimeoutMs)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/** Makes a stream that hands over all that was written to it as one text. */
function gatherText(handOver: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      handOver(Buffer.concat(chunks).toString())
      done()
    },
  })
}
