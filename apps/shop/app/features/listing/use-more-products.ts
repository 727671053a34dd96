import type { Listing } from '@sluimer/contract/catalog/overview'
import { withCents } from '@sluimer/contract/platform/amounts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readVisit } from '../../lib/browser/read-visit.ts'
import { withBedSize } from '../bed-size/bed-size-path.ts'
import { useBedSize } from '../bed-size/use-bed-size.ts'
import { onDealOver } from '../deal/deal-over.ts'
import { withFreshDeals } from '../tile/with-fresh-deals.ts'

const timeoutMs = 10_000

interface Shown {
  /** The visit to which these products belong: another choice of filters starts a new one. */
  visit: string
  products: Listing['products']
  pagination: Listing['pagination']
  /** The index of the first product of the page that came last; -1 before any did. */
  firstNewIndex: number
  state: 'idle' | 'loading' | 'failed'
}
export type MoreProducts = ReturnType<typeof useMoreProducts>

/** Returns the address of the api call for the page behind a link, through the shop's own address. */
export type PageCall = (link: URL) => string

/**
 * CT-10: adds the pages after the first below it. Asking again while one is loading does nothing; a failure leaves
 * everything as it was. The address becomes the one that shows all of it, so that going back finds it again.
 */
export function useMoreProducts(overview: Listing, callForPage: PageCall) {
  const { key: visit } = useLocation()
  const { key: bedKey } = useBedSize()
  const callFor: PageCall = (link) => withBedSize(callForPage(link), bedKey)
  const running = useRef<AbortController>(undefined)
  const [last, setShown] = useState<Shown>()
  const shown = last?.visit === visit ? last : untouched(visit, overview)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit cancels what is loading.
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [visit],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the call follows from the visit and the bed.
  useEffect(
    () =>
      onDealOver(() => {
        void readAgain(shown.products, callFor, bedKey).then((products) => {
          setShown((now) =>
            now?.visit === visit ? { ...now, products: refreshProducts(now.products, products) } : now,
          )
        })
      }),
    [visit, shown.products, bedKey],
  )

  /** `isByHand`: whether the visitor pressed or focuses the link; the focus then moves to the first new product. */
  async function load({ isByHand }: { isByHand: () => boolean }) {
    const { next, range } = shown.pagination.page_links
    // A move to another page changes the address first, and what is drawn only later.
    if (running.current || next === null || readVisit() !== visit) return
    const controller = new AbortController()
    running.current = controller
    setShown({ ...shown, state: 'loading' })
    const page = await fetchPage(next, callFor, controller.signal)
    if (controller.signal.aborted) return
    running.current = undefined
    if (readVisit() !== visit) return
    if (page === undefined) return setShown({ ...shown, state: 'failed' })
    const known = new Set([...overview.products, ...shown.products].map(({ id }) => id))
    const added = page.products.filter(({ id }) => !known.has(id))
    setShown({
      visit,
      products: [...shown.products, ...added],
      pagination: page.pagination,
      firstNewIndex: isByHand() && added.length > 0 ? overview.products.length + shown.products.length : -1,
      state: 'idle',
    })
    if (range !== null) window.history.replaceState(window.history.state, '', range)
  }

  const { total, subtotal, page } = shown.pagination
  // All pages hold as many, but for the last one, which holds what is left.
  const comingCount = Math.min(total - subtotal, Math.ceil(subtotal / page))
  return { ...shown, comingCount, load }
}

function readAddress(): string {
  return window.location.pathname + window.location.search
}

/**
 * Reads products again as the listing shows them, in the choice that its filters ask for. Those that it no longer has, because
 * their deal was the reason, are read by themselves.
 */
async function readAgain(
  products: Shown['products'],
  callFor: PageCall,
  bedKey: string | undefined,
): Promise<Shown['products']> {
  const page = await fetchPage(readAddress(), callFor, AbortSignal.timeout(timeoutMs))
  const listed = new Map(page?.products.map((product) => [product.id, product]))
  const others = await withFreshDeals(
    products.filter(({ id }) => !listed.has(id)),
    bedKey,
  )
  return refreshProducts(products, [...listed.values(), ...others])
}

/** Keeps the products that were added meanwhile as they are. */
function refreshProducts(present: Shown['products'], fresh: Shown['products']): Shown['products'] {
  const byId = new Map(fresh.map((product) => [product.id, product]))
  return present.map((product) => byId.get(product.id) ?? product)
}

function untouched(visit: string, { pagination }: Listing): Shown {
  return { visit, products: [], pagination, firstNewIndex: -1, state: 'idle' }
}

/** Returns undefined when it fails. */
async function fetchPage(link: string, callFor: PageCall, signal: AbortSignal): Promise<Listing | undefined> {
  try {
    const answer = await fetch(callFor(new URL(link, window.location.origin)), { signal })
    return answer.ok ? (withCents(await answer.json()) as Listing) : undefined
  } catch {
    return undefined
  }
}
