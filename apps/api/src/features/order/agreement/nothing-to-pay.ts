import type { PricedCart } from '../../cart/price/price-cart.ts'

/** The payment method of an order that is wholly covered by discounts. */
export const noPaymentMethod = { code: 'none', title: 'Niets te betalen' } as const

/** Whether a cart leaves anything to pay. A payment method's own price cannot make it so: none is chosen at zero. */
export function isPaymentNeeded({ totals }: Pick<PricedCart, 'totals'>): boolean {
  return totals.grandTotalCents > 0
}
