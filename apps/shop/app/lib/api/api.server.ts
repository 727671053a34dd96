import { type Client, createClient } from '@sluimer/contract/client'
import type { ErrorBody } from '@sluimer/contract/errors'
import type { RouterContextProvider } from 'react-router'
import { mergeCookies } from './cookie-header.ts'
import { getHost } from './host-context.server.ts'
import { withDeliveryArea } from './with-delivery-area.server.ts'

/** Never resolved: the gateway knows the api's real address and takes paths only. */
const placeholderOrigin = 'http://api.invalid'

/** The time limit for data that a page cannot do without. */
const neededWithinMs = 10_000
/** For data that a page can do without: better a page without its footer than a visitor who leaves (ER-02). */
export const optionalWithinMs = 3_000

/**
 * Returns the api for one request of a visitor: `getApi(context).call(getCart, {})`. It passes on the visitor's
 * cookies, address and request id. Cookies that the api sets reach the browser with the page's answer, and count for
 * later calls in the same request. An api that is away (503) or silent (504) is logged, and counts as a refusal.
 */
export function getApi(
  context: Readonly<RouterContextProvider>,
  options: { timeoutMs?: number } = {},
): Client {
  const { visit, gateway, setCookies, logError } = getHost(context)
  return createClient({
    baseUrl: placeholderOrigin,
    timeoutMs: options.timeoutMs ?? neededWithinMs,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const call = {
        method: request.method,
        path: withDeliveryArea(`${pathname}${search}`, visit.cookie),
        headers: request.headers,
        body: request.body ? await request.text() : null,
        // The request's own signal can be collected as garbage together with the request, and would then never end the
        // call.
        signal: init?.signal ?? request.signal,
      }
      try {
        const answer = await gateway.send(call, { ...visit, cookie: mergeCookies(visit.cookie, setCookies) })
        setCookies.push(...answer.headers.getSetCookie())
        return answer
      } catch (cause) {
        logError(new Error(`${call.method} ${pathname} got no answer`, { cause }))
        return new NoAnswer(cause, visit.requestId)
      }
    },
  })
}

/** Takes the place of the answer of an api that gave none; logged already. */
export class NoAnswer extends Response {
  constructor(cause: unknown, requestId: string) {
    const isSilent = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'
    const body: ErrorBody = { error: { code: 'unavailable', message, request_id: requestId } }
    super(JSON.stringify(body), {
      status: isSilent ? 504 : 503,
      headers: { 'content-type': 'application/json' },
    })
  }
}
