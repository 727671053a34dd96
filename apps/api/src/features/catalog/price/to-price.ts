import type { Price } from '@sluimer/contract/catalog/price'
import type { PriceView } from '@sluimer/domain/catalog/price'

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
