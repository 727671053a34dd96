import type { PricedCart } from '../../cart/price/price-cart.ts'

/** What stands as payment method in an order that discounts cover wholly. */
export const noPaymentMethod = { code: 'none', title: 'Niets te betalen' } as const

/** Whether a cart leaves anything to pay; a payment method's own price never makes it so, since none is chosen at zero. */
export function isPaymentNeeded({ totals }: Pick<PricedCart, 'totals'>): boolean {
  return totals.grandTotalCents > 0
}
