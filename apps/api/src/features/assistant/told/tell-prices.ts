import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'

/** Asks what goods cost. */
export const asksPrice =
  /\b(?:wat|hoeveel) (?:kost|kosten|ben ik|betaal)\b|\bwat moet (?:dat|die|ie|hij|het)(?: dan)?(?: kosten)?[\s?!.]*$|\b(?:prijs|prijzen|hoe duur|daarvoor rekenen|(?:dan|er) (?:voor )?kwijt)\b/iu
const aPrice = /€/u
const aLimit = /(?:tot en met|tussen|vanaf) € [\d.,-]+(?: en € [\d.,-]+)?/gu
const mostPriced = 3

/** Writes what the goods that are shown cost; empty where the answer has a price of them. */
export function tellPrices({ content, products }: Pick<Draft, 'content' | 'products'>): string {
  if (aPrice.test(content.replace(aLimit, ''))) return ''
  const isNew = (tile: ProductTile, at: number) => products.findIndex(({ id }) => id === tile.id) === at
  const lines = products
    .filter(isNew)
    .slice(0, mostPriced)
    .map((tile) => `${toSpokenName(tile)} kost ${formatTilePrice(tile)}.`)
  return lines.join(' ')
}
