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

const onlyOne =
  /(Ik vond één artikel(?: \([^)]*\))?(?: zonder [^:.]*)?(?: (?:tot en met|vanaf|tussen|voor dat) [^:]*?)?)(?::|\. Of het helemaal is wat je zoekt, lees je op de pagina:)$/u

interface Named {
  readonly content: string
  readonly products: readonly Pick<ProductTile, 'title' | 'price' | 'available' | 'delivery' | 'overlay'>[]
}

/** Names the only article that was found, with what it costs and when it comes, in an answer that says no more than that there is one. */
export function nameOnly<Answer extends Named>(draft: Answer): Answer {
  const [only, ...others] = draft.products
  if (only === undefined || others.length > 0 || !onlyOne.test(draft.content)) return draft
  const when = only.available ? only.delivery : (only.overlay ?? 'Nu niet te bestellen')
  const named = `${toSpokenName(only)}, ${formatTilePrice(only)}. ${when}.`.replace(/\.\.$/u, '.')
  return { ...draft, content: draft.content.replace(onlyOne, (_, found: string) => `${found}: ${named}`) }
}
