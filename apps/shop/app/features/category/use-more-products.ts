import type { Overview } from '@sluimer/contract/catalog/overview'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { categoryPathOf, listingQuery } from './listing-address.ts'

interface Shown {
  /** Of the visit that these belong to: another choice of filters starts anew. */
  visit: string
  products: Overview['products']
  pagination: Overview['pagination']
  /** Where the page that came last begins; -1 before any did. */
  firstNewIndex: number
  state: 'idle' | 'loading' | 'failed'
}
export type MoreProducts = ReturnType<typeof useMoreProducts>

/**
 * CT-10: the pages after the first, added below it. Asking again while one is on its way does nothing; a failure leaves
 * everything as it was. The address becomes the one that shows all of it, so that going back finds it again.
 */
export function useMoreProducts(overview: Overview) {
  const { key: visit } = useLocation()
  const running = useRef<AbortController>(undefined)
  const [last, setShown] = useState<Shown>()
  const shown = last?.visit === visit ? last : untouched(visit, overview)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit ends what is on its way.
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [visit],
  )

  async function load() {
    const { next, range } = shown.pagination.page_links
    if (running.current || next === null) return
    const controller = new AbortController()
    running.current = controller
    setShown({ ...shown, state: 'loading' })
    const page = await fetchPage(next, controller.signal)
    if (controller.signal.aborted) return
    running.current = undefined
    if (page === undefined) return setShown({ ...shown, state: 'failed' })
    const known = new Set([...overview.products, ...shown.products].map(({ id }) => id))
    const added = page.products.filter(({ id }) => !known.has(id))
    setShown({
      visit,
      products: [...shown.products, ...added],
      pagination: page.pagination,
      firstNewIndex: added.length > 0 ? overview.products.length + shown.products.length : -1,
      state: 'idle',
    })
    if (range !== null) window.history.replaceState(window.history.state, '', range)
  }

  return { ...shown, load }
}

function untouched(visit: string, { pagination }: Overview): Shown {
  return { visit, products: [], pagination, firstNewIndex: -1, state: 'idle' }
}

/** The api itself through the shop's own address; undefined when it fails. */
async function fetchPage(link: string, signal: AbortSignal): Promise<Overview | undefined> {
  try {
    const url = new URL(link, window.location.origin)
    const query = new URLSearchParams({
      path: categoryPathOf(decodeURI(url.pathname)) ?? '',
      querystring: listingQuery(url.searchParams),
    })
    const answer = await fetch(`/v1/catalog/overview/category?${query}`, { signal })
    return answer.ok ? ((await answer.json()) as Overview) : undefined
  } catch {
    return undefined
  }
}
