import { mostSuggestedIds } from '@sluimer/contract/catalog/suggested-limit'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { useState } from 'react'
import { useTiles } from '../../tile/use-tiles.ts'
import type { Talk } from '../talk/talk.ts'

/**
 * Finds the products of a talk. Those of an answer that has just come are known; the others, and deals that end, are
 * read with their present prices.
 */
export function useChatTiles(talk: Talk) {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductTile>>(new Map())
  const all = talk.messages.flatMap((message) => (message.role === 'assistant' ? message.productIds : []))
  const wanted = [...new Set(all)].filter((id) => known.get(id)?.deal !== null).slice(-mostSuggestedIds)
  const { findTile } = useTiles(wanted)
  return {
    /** The product; null when it is no longer sold, undefined while that is not known. */
    findTile: (id: string) => findTile(id) ?? known.get(id) ?? findTile(id),
    rememberTiles: (tiles: readonly ProductTile[]) =>
      setKnown((before) => new Map([...before, ...tiles.map((tile) => [tile.id, tile] as const)])),
  }
}
