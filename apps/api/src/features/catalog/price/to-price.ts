import type { Price } from '@sluimer/contract/catalog/price'
import { calculatePriceView, findPriceCents, type PriceView } from '@sluimer/domain/catalog/price'
import type { PriceRow } from './price.queries.ts'

/**
 * Returns what a variant costs at a moment, with its former price only where the law allows one. A price that began a
 * moment ago on a node whose clock runs ahead counts already; a history that does not lead to this price proves no
 * former one.
 */
export function calculatePriceAt(history: readonly PriceRow[], priceCents: number, at: Date): PriceView {
  const latest = history.at(-1)
  if (latest === undefined) return { priceCents }
  const moment = latest.validFrom > at ? latest.validFrom : at
  return findPriceCents(history, moment) === priceCents
    ? calculatePriceView({ history, at: moment })
    : { priceCents }
}

/**
 * Returns the price for the contract; `isFrom` when other variants cost more. Consumer prices include VAT (BW 6:230m).
 */
export function toPrice(view: PriceView, isFrom: boolean): Price {
  const price = view.priceCents
  return {
    price,
    price_old: view.formerPriceCents === undefined ? null : view.formerPriceCents,
    price_incl: price,
    discount_percent: view.discountPercent ?? null,
    from: isFrom,
  }
}
