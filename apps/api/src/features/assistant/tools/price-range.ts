import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { PriceRange } from '@sluimer/search/port'

/** Returns the cents of a price that was asked for in euros, open ends included; undefined without one. */
export function toRange(price: Wish['price']): PriceRange | undefined {
  if (price === undefined) return undefined
  return {
    minCents: (price.min ?? 0) * 100,
    maxCents: price.max === undefined ? Number.MAX_SAFE_INTEGER : price.max * 100,
  }
}

/** Whether goods cost what was asked for; without a price they do. */
export function isWithin({ price: { price } }: ProductTile, asked: Wish['price']): boolean {
  const range = toRange(asked)
  return range === undefined || (price >= range.minCents && price <= range.maxCents)
}

/** Leaves out goods whose make that can be bought costs something else than was asked for, unless that is all of them. */
export function keepInBand(tiles: readonly ProductTile[], price: Wish['price']): readonly ProductTile[] {
  const kept = tiles.filter((tile) => isWithin(tile, price))
  return kept.length > 0 ? kept : tiles
}

/** Widens a range to the prices of the goods that are shown with it, of which some may not be the make that it is of. */
export function coverShown(range: PriceRange | null, tiles: readonly ProductTile[]): PriceRange | null {
  if (range === null) return null
  const cents = tiles.map(({ price: { price } }) => price)
  return {
    minCents: Math.min(range.minCents, ...cents),
    maxCents: Math.max(range.maxCents, ...cents),
  }
}
