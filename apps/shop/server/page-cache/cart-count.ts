import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Cart } from '@sluimer/contract/cart/schemas'
import type { ApiGateway, Visit } from '../../app/lib/api/host.server.ts'

export interface CartCount {
  count: number
  /** Cookies that the api asks the browser to keep: the cart lives longer with each visit. */
  setCookies: string[]
}

/** The longest that a page waits for the number in its header (ER-02). */
const withinMs = 3_000
/** A visitor without a cart has no such cookie; on https it bears the prefix that binds it to the host. */
const cartCookie = /(?:^|;\s*)(?:__Host-)?cart=[^;\s]/

/** Whether a visitor brings the cookie of a cart. */
export function hasCart({ cookie }: Visit): boolean {
  return cartCookie.test(cookie)
}

/**
 * Returns the number of pieces in this visitor's cart, the only thing about a visitor that pages show. It is read from the api
 * each time, and only for visitors who have a cart; it is 0 when it cannot be read, so that the page still appears.
 */
export async function readCartCount(gateway: ApiGateway, visit: Visit): Promise<CartCount> {
  if (!hasCart(visit)) return { count: 0, setCookies: [] }
  try {
    const headers = new Headers({ accept: 'application/json' })
    const signal = AbortSignal.timeout(withinMs)
    const answer = await gateway.send(
      { method: getCartEndpoint.method, path: getCartEndpoint.path, headers, signal },
      visit,
    )
    if (!answer.ok) return { count: 0, setCookies: [] }
    const cart = (await answer.json()) as Cart
    return { count: cart.totals.total_quantity, setCookies: answer.headers.getSetCookie() }
  } catch {
    return { count: 0, setCookies: [] }
  }
}
