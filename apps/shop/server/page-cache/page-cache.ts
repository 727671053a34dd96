import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visit } from '../../app/lib/api/host.server.ts'
import { choosePageCacheControl } from '../pages/cache-policy.ts'
import { toKeptAddress } from '../request/page-address.ts'
import { readCartCount } from './cart-count.ts'
import { type KeptPage, sendPage } from './kept-page.ts'
import { type Making, makePage } from './make-page.ts'
import { createPageStore } from './page-store.ts'
import { createTurns } from './turns.ts'

/** A visitor waits for a page whose making began at most this long ago, instead of for a new one. */
const sharedMakingMs = 250
/** An address whose page is not for everyone is not tried again for this long. */
const aloneForMs = 10_000
const mostAlone = 10_000

export interface PageCache {
  /** Answers with a page that is the same for everyone; returns false when this request needs a page of its own. */
  serve(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<boolean>
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
  const takeTurn = createTurns<KeptPage | undefined>(sharedMakingMs, now)
  const aloneUntil = new Map<string, number>()
  const numbers = { hits: 0, confirmed: 0, made: 0, alone: 0 }

  /** Returns the page under a key when it is still true, and asks the api where that is not sure. */
  async function findTrue(key: string): Promise<KeptPage | undefined> {
    const page = store.get(key)
    if (page === undefined) return undefined
    const count = changes.current()
    if (page.trueAt === count && isLive()) {
      numbers.hits++
      return page
    }
    const verdict = await answers.compare(page.used)
    if (verdict === 'other') return undefined
    if (verdict === 'same') page.trueAt = count
    numbers.confirmed++
    return page
  }

  async function makeAndKeep(address: string, cartCount: number, visit: Visit) {
    const made = await makePage(address, cartCount, visit, options)
    numbers.made++
    if (made.kind === 'keep') store.set(made.showsCartCount ? toKey(address, cartCount) : address, made.page)
    if (made.kind === 'alone') makeAlone(address)
    return 'page' in made ? made.page : undefined
  }

  function makeAlone(address: string) {
    numbers.alone++
    if (aloneUntil.size > mostAlone) aloneUntil.clear()
    aloneUntil.set(address, now() + aloneForMs)
  }

  return {
    async serve(request, response, visit) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const address = toKeptAddress(request.url ?? '')
      if (address === undefined || (aloneUntil.get(address) ?? 0) > now()) return false
      // A page that shows no cart count is for everyone, whatever is in the cart.
      const forAll = await findTrue(address)
      const cart = forAll ? { count: 0, setCookies: [] } : await readCartCount(gateway, visit)
      const key = toKey(address, cart.count)
      // A visitor who waited for the turn before may find the page there.
      const make = async () => (await findTrue(key)) ?? makeAndKeep(address, cart.count, visit)
      const made = forAll ?? (await findTrue(key)) ?? (await takeTurn(key, make))
      if (made === undefined) return false
      response.setHeader('cache-control', cacheControl(made, address, request))
      if (cart.setCookies.length > 0) response.setHeader('set-cookie', cart.setCookies)
      await sendPage(made, request, response)
      return true
    },
    numbers: () => ({ state: isLive() ? 'live' : 'cut_off', ...store.size, ...numbers }),
  }
}

function toKey(address: string, cartCount: number): string {
  return `${cartCount} ${address}`
}

/** Returns what the browser may keep, decided as for any other page. */
function cacheControl(page: KeptPage, address: string, request: IncomingMessage): string {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  const type = page.headers.find(([name]) => name === 'content-type')?.[1]
  const pathname = address.split('?', 1)[0] ?? ''
  const isOk = page.status === 200
  return choosePageCacheControl({ pathname, isOk, purpose: purpose?.toString(), type }) ?? 'private, no-store'
}
