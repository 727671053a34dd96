import { mostSuggestedIds } from '@sluimer/contract/catalog/suggested-limit'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { fetchTiles } from './use-tiles.ts'

const timeoutMs = 10_000

/** Returns the tiles with fresh deals. One that cannot be read, or is no longer sold, stays as it was. */
export async function withFreshDeals(
  tiles: readonly ProductTile[],
  bedKey: string | undefined,
): Promise<ProductTile[]> {
  const ids = tiles.filter(({ deal }) => deal !== null).map(({ id }) => id)
  if (ids.length === 0) return [...tiles]
  const asked = { ids: ids.slice(0, mostSuggestedIds).join(','), bedKey }
  const fresh = await fetchTiles(asked, AbortSignal.timeout(timeoutMs))
  const byId = new Map(fresh?.map((tile) => [tile.id, tile]))
  return tiles.map((tile) => byId.get(tile.id) ?? tile)
}
