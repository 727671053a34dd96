import type { PriceChange } from '@sluimer/contract/errors'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { Failure } from '../../../platform/outcome.ts'
import type { CartLine } from '../../cart/price/cart-line.ts'

/**
 * Returns the lines whose price per piece is not what the shopper saw: a deal ended, its pieces ran out, or staff
 * changed the price.
 */
export function listChangedPrices(
  lines: readonly CartLine[],
  seen: ReadonlyMap<string, number>,
): PriceChange[] {
  return lines.flatMap((line) => {
    const oldCents = seen.get(line.itemId)
    const nowCents = line.variant.price.priceCents
    return oldCents === undefined || oldCents === nowCents ? [] : toPriceChange(line, oldCents, nowCents)
  })
}

/** Describes the change of one line's price per piece, in cents, as the contract shows it. */
export function toPriceChange(
  { itemId, variant }: Pick<CartLine, 'itemId' | 'variant'>,
  oldCents: number,
  nowCents: number,
): PriceChange {
  const title = [variant.productTitle, variant.variantTitle].filter(Boolean).join(', ')
  return { item_id: itemId, title, old_price: oldCents, price: nowCents }
}

/** Says what changed and what the total is now, since nobody should pay a sum unseen. */
export function priceChanged(prices: readonly PriceChange[], totalCents: number): Failure {
  const message = `De prijs is intussen veranderd. Het totaal is nu ${formatEuro(totalCents)}.`
  return { code: 'price_changed', message, ...(prices.length > 0 ? { prices } : {}) }
}
