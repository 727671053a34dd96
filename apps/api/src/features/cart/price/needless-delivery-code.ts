import type { CartDiscounts } from './discounts-of-cart.ts'

/**
 * The discounts with a code for free delivery marked where delivery costs the same without it: it says so, takes none of its
 * uses, and counts again as soon as another choice or fewer goods make delivery cost something.
 *
 * @param savesCents what delivery costs less with the code, as it is chosen now
 */
export function withoutNeedlessDeliveryCode(
  discounts: CartDiscounts,
  savesCents: () => number,
): CartDiscounts {
  const needless = discounts.codes.find((code) => code.isForDelivery && code.problem === undefined)
  if (needless === undefined || savesCents() > 0) return discounts
  const problem = { reason: 'delivery_is_free' } as const
  return {
    ...discounts,
    codes: discounts.codes.map((code) => (code === needless ? { ...code, problem } : code)),
  }
}
