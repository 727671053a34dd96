import type { Product } from '@sluimer/contract/catalog/product'
import { withCents } from '@sluimer/contract/platform/amounts'
import { useEffect, useState } from 'react'
import { onDealOver } from '../deal/deal-over.ts'

export type Loaded =
  | { state: 'loading' }
  | { state: 'failed' | 'gone' }
  | { state: 'ready'; product: Product }
interface Answer {
  slug: string
  loaded: Loaded
}

/** Loads a product by slug, again after `retry` and when a deal ends. Keeps the last one while none is wanted. */
export function useProduct(slug: string | undefined): { loaded: Loaded; retry: () => void } {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    if (slug === undefined) return
    const controller = new AbortController()
    setAnswer({ slug, loaded: { state: 'loading' } })
    void fetchProduct(slug, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setAnswer({ slug, loaded })
    })
    return () => controller.abort()
  }, [slug, attempt])

  useEffect(() => {
    if (slug === undefined) return
    const controller = new AbortController()
    const readAgain = async () => {
      const loaded = await fetchProduct(slug, controller.signal)
      if (!controller.signal.aborted && loaded.state !== 'failed') setAnswer({ slug, loaded })
    }
    const ignore = onDealOver(() => void readAgain())
    return () => {
      ignore()
      controller.abort()
    }
  }, [slug])

  const isOfAnother = slug !== undefined && answer?.slug !== slug
  return {
    loaded: isOfAnother || !answer ? { state: 'loading' } : answer.loaded,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** A quick view that takes longer is not quick any more. */
const timeoutMs = 10_000

/** Asks the api through the shop's own address. */
async function fetchProduct(slug: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const answer = await fetch(`/v1/catalog/product/${encodeURIComponent(slug)}?debug=quickview`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (answer.ok) return { state: 'ready', product: withCents(await answer.json()) as Product }
    return { state: answer.status === 404 ? 'gone' : 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
