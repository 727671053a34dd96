import { type Client, createClient } from '@sluimer/contract/client'
import type { RouterContextProvider } from 'react-router'
import { mergeCookies } from './cookie-header.ts'
import { hostOf } from './host-context.server.ts'

/** Never resolved: the gateway knows the api's real address and takes paths only. */
const placeholderOrigin = 'http://api.invalid'

/**
 * The api for one request of a visitor: `apiFor(context).call(getCart, {})`. It sends the visitor's cookies, address and
 * request id along. Cookies that the api sets go to the browser with the page's answer by themselves, and count for the
 * calls that follow in the same request.
 */
export function apiFor(context: Readonly<RouterContextProvider>): Client {
  const { visit, gateway, setCookies } = hostOf(context)
  return createClient({
    baseUrl: placeholderOrigin,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const answer = await gateway.send(
        {
          method: request.method,
          path: `${pathname}${search}`,
          headers: request.headers,
          body: request.body ? await request.text() : null,
          signal: request.signal,
        },
        { ...visit, cookie: mergeCookies(visit.cookie, setCookies) },
      )
      setCookies.push(...answer.headers.getSetCookie())
      return answer
    },
  })
}
