import type { CartDiscounts } from './find-cart-discounts.ts'

/**
 * Marks a code for free delivery as needless where delivery costs the same without it. The code then says so and takes
 * none of its uses; it counts again as soon as another choice or fewer goods make delivery cost something.
 *
 * @param savesCents how much less delivery costs with the code, given the present choices
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
