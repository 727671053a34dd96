import { mostSuggestedIds } from '@sluimer/contract/catalog/suggested-limit'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { withCents } from '@sluimer/contract/platform/amounts'
import { useEffect, useState } from 'react'
import { withBedSize } from '../bed-size/bed-size-path.ts'
import { useBedSize } from '../bed-size/use-bed-size.ts'
import { onDealOver } from '../deal/deal-over.ts'

/** The answers by id: a tile, or null when the product is no longer sold. */
type Answers = ReadonlyMap<string, ProductTile | null>

/**
 * Loads, with today's data and in the size of the visitor's bed, products whose ids only the browser knows. Each is loaded once, and again when a deal ends;
 * nothing loads while `isWanted` is false.
 */
export function useTiles(ids: readonly string[], isWanted = true) {
  const { key: bedKey } = useBedSize()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const open = ids.filter((id) => isProductId(id) && !answers.has(id))
  // What does not go into one question is in the next, once this one is answered.
  const missing = open.slice(0, mostSuggestedIds).join(',')

  useEffect(() => {
    if (!isWanted || missing === '' || hasFailed) return
    const controller = new AbortController()
    void fetchTiles({ ids: missing, bedKey }, controller.signal).then((tiles) => {
      if (controller.signal.aborted) return
      if (tiles === undefined) setFailed(true)
      else setAnswers((known) => new Map([...known, ...answersTo(missing, tiles)]))
    })
    return () => controller.abort()
  }, [missing, bedKey, isWanted, hasFailed])

  const known = ids.filter((id) => answers.has(id)).join(',')
  useEffect(() => {
    if (!isWanted || known === '') return
    const controller = new AbortController()
    const readAgain = async () => {
      const all = known.split(',')
      for (let from = 0; from < all.length; from += mostSuggestedIds) {
        const part = all.slice(from, from + mostSuggestedIds).join(',')
        const tiles = await fetchTiles({ ids: part, bedKey }, controller.signal)
        if (tiles === undefined || controller.signal.aborted) return
        setAnswers((before) => new Map([...before, ...answersTo(part, tiles)]))
      }
    }
    const ignore = onDealOver(() => void readAgain())
    return () => {
      ignore()
      controller.abort()
    }
  }, [known, bedKey, isWanted])

  return {
    /** The answers so far; a new map only when there are more. */
    answers,
    /** The product as it is now, null when it is no longer sold, undefined when that is not known (yet). */
    findTile: (id: string) => (isProductId(id) ? answers.get(id) : null),
    isComplete: missing === '',
    hasFailed,
    retry: () => setFailed(false),
  }
}

/** Whether an id is a product number; nothing else is requested. */
function isProductId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

function answersTo(ids: string, tiles: readonly ProductTile[]): [string, ProductTile | null][] {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]))
  return ids.split(',').map((id) => [id, byId.get(id) ?? null])
}

/** Asks the api through the shop's own address; returns undefined when that fails. */
export async function fetchTiles(
  asked: { ids: string; bedKey: string | undefined },
  signal: AbortSignal,
): Promise<ProductTile[] | undefined> {
  try {
    const call = withBedSize(`/v1/catalog/suggested-products?ids=${asked.ids}`, asked.bedKey)
    const answer = await fetch(call, { signal })
    return answer.ok ? (withCents(await answer.json()) as { products: ProductTile[] }).products : undefined
  } catch {
    return undefined
  }
}
