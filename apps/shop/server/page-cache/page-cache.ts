import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Visit } from '../../app/lib/api/host.server.ts'
import { toSharedCookie } from '../../app/lib/api/shared-cookie.ts'
import { formatClock } from '../answer/clock.ts'
import { choosePageCacheControl } from '../pages/cache-policy.ts'
import { toKeptAddress } from '../request/page-address.ts'
import { hasCart, readCartCount } from './cart-count.ts'
import { type KeptPage, sendPage, sendReadyPage } from './kept-page.ts'
import { type Making, makePage } from './make-page.ts'
import { createPageStates, readStateAddress, sendState } from './page-states.ts'
import { createPageStore } from './page-store.ts'
import { createTurns } from './turns.ts'

/** A visitor waits for a page whose making began at most this long ago, instead of for a new one. */
const sharedMakingMs = 250
/** An address whose page is not for everyone is not tried again for this long. */
const aloneForMs = 10_000
const mostAlone = 10_000
/** Addresses that visitors asked for, remembered with the one under which their page is kept. */
const mostAddresses = 10_000
const longestRemembered = 300

export interface PageCache {
  /**
   * Answers at once with a page that is ready and known to be true, for an address that `serve` has answered before; returns false
   * when anything has to be asked or made. Nothing that only the address decides is looked at again.
   */
  serveReady(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean
  /** Answers with a page that is the same for everyone; returns false when this request needs a page of its own. */
  serve(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<boolean>
  /** Answers a page that asks for what its scripts begin with; returns false when there is none that they understand. */
  serveState(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<boolean>
  numbers(): Record<string, number | string>
}

/**
 * Keeps pages as compressed bytes for as long as the api's answers that they were made from stay the same. The stream of
 * changes says when that is sure without asking. When it is cut off, the api is asked each time, which is still far less work
 * than making the page.
 */
export function createPageCache(
  options: Making & { mostBytes: number; isLive: () => boolean; now?: () => number },
): PageCache {
  const { isLive, answers, changes, gateway, now = () => performance.now() } = options
  const store = createPageStore(options.mostBytes)
  const states = createPageStates(options.mostBytes)
  const takeTurn = createTurns<KeptPage | undefined>(sharedMakingMs, now)
  const aloneUntil = new Map<string, number>()
  const addresses = new LRUCache<string, string>({ max: mostAddresses })
  const numbers = { hits: 0, confirmed: 0, made: 0, alone: 0 }

  /** Whether a page is known to be true without asking. */
  function isSure(page: KeptPage): boolean {
    return page.trueAt === changes.current() && isLive()
  }

  /** Returns the page under a key when it is still true, and asks the api where that is not sure. */
  async function findTrue(key: string): Promise<KeptPage | undefined> {
    const page = store.get(key)
    if (page === undefined) return undefined
    if (isSure(page)) {
      numbers.hits++
      return page
    }
    const count = changes.current()
    const verdict = await answers.compare(page.used)
    if (verdict === 'other') return undefined
    if (verdict === 'same') page.trueAt = count
    numbers.confirmed++
    return page
  }

  async function makeAndKeep(address: string, cartCount: number, visit: Visit) {
    const made = await makePage(address, cartCount, visit, options)
    numbers.made++
    if ('page' in made && made.page.state) states.add(made.page.state)
    const name = toName(address, visit)
    if (made.kind === 'keep') store.set(made.showsCartCount ? toKey(name, cartCount) : name, made.page)
    if (made.kind === 'alone') makeAlone(name)
    return 'page' in made ? made.page : undefined
  }

  function makeAlone(name: string) {
    numbers.alone++
    if (aloneUntil.size > mostAlone) aloneUntil.clear()
    aloneUntil.set(name, now() + aloneForMs)
  }

  /** Finds or makes the page of an address; undefined when each visitor needs a page of their own. */
  async function getPage(address: string, visit: Visit) {
    const name = toName(address, visit)
    if ((aloneUntil.get(name) ?? 0) > now()) return undefined
    // A page that shows no cart count is for everyone, whatever is in the cart.
    const forAll = await findTrue(name)
    const cart = forAll ? { count: 0, setCookies: [] } : await readCartCount(gateway, visit)
    const key = toKey(name, cart.count)
    // A visitor who waited for the turn before may find the page there.
    const make = async () => (await findTrue(key)) ?? makeAndKeep(address, cart.count, visit)
    const page = forAll ?? (await findTrue(key)) ?? (await takeTurn(key, make))
    return page && { page, setCookies: cart.setCookies }
  }

  /** Returns the page for a visitor whose cart is not asked about, if it is ready. */
  function findReady(address: string, visit: Visit): KeptPage | undefined {
    const name = toName(address, visit)
    const page = store.get(name) ?? (hasCart(visit) ? undefined : store.get(toKey(name, 0)))
    return page !== undefined && isSure(page) ? page : undefined
  }

  return {
    serveReady(request, response, visit) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const address = addresses.get(request.url ?? '')
      const page = address && findReady(address, visit)
      if (!address || !page) return false
      const isSent = sendReadyPage(page, listOwnLines(page, address, request, visit), request, response)
      if (isSent) numbers.hits++
      return isSent
    },
    async serve(request, response, visit) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const { url = '' } = request
      const address = toKeptAddress(url)
      const got = address === undefined ? undefined : await getPage(address, visit)
      if (address === undefined || got === undefined) return false
      if (url.length <= longestRemembered) addresses.set(url, address)
      if (got.setCookies.length > 0) response.setHeader('set-cookie', got.setCookies)
      await sendPage(got.page, listOwnLines(got.page, address, request, visit), request, response)
      return true
    },
    async serveState(request, response, visit) {
      const asked = readStateAddress(request.url)
      const address = asked && toKeptAddress(asked.page)
      if (asked === undefined || address === undefined) return false
      // Another node made the page, or it was pushed out: what it is made of now is nearly always the same.
      const state = states.find(asked) ?? (await getPage(address, visit))?.page.state
      if (state?.build !== asked.build) return false
      await sendState(state, asked, request, response)
      return true
    },
    numbers: () => ({ state: isLive() ? 'live' : 'cut_off', ...store.size, ...numbers }),
  }
}

/** Names a page: its address and, for visitors who gave the size of their bed, that size. No address contains a space. */
function toName(address: string, { cookie }: Visit): string {
  const shared = toSharedCookie(cookie)
  return shared === '' ? address : `${address} ${shared}`
}

function toKey(name: string, cartCount: number): string {
  return `${cartCount} ${name}`
}

/** Returns the headers that only this answer has. */
function listOwnLines(page: KeptPage, address: string, request: IncomingMessage, { requestId }: Visit) {
  return [
    ...['x-request-id', requestId, 'server-timing', formatClock(Date.now())],
    ...['cache-control', cacheControl(page, address, request)],
  ]
}

/** Returns what the browser may keep, decided as for any other page. */
function cacheControl({ status, type }: KeptPage, address: string, request: IncomingMessage): string {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  const pathname = address.split('?', 1)[0] ?? ''
  const page = { pathname, isOk: status === 200, purpose: purpose?.toString(), type }
  return choosePageCacheControl(page) ?? 'private, no-store'
}
