import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { setCartChoices } from '../cart/cart.queries.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { insuranceCents } from '../delivery/insurance.ts'
import { availablePaymentMethods } from '../payment/methods.ts'
import { changeCheckout } from './change-checkout.ts'

interface Choice {
  paymentMethod: string
  shippingMethod: string
  insurance: boolean
}

/** Saves how the goods come and how they are paid, if both can be had for these goods, country and amount (CO-04). */
export async function choosePayment(
  deps: Deps,
  token: string | undefined,
  choice: Choice,
): Promise<Outcome<Checkout>> {
  return changeCheckout(deps, token, async (tx, priced) => {
    const { cart } = priced
    if (cart.countryCode === null) return { ok: false, error: { code: 'checkout_incomplete' } }
    const shipping = priced.shippingOptions.find((option) => option.code === choice.shippingMethod)
    if (shipping === undefined) return { ok: false, error: { code: 'shipping_method_unavailable' } }
    const insurance = choice.insurance && priced.isInsuranceOffered
    const amountCents = amountWith(priced, shipping.priceCents, insurance)
    const methods = availablePaymentMethods(cart.countryCode, amountCents)
    if (!methods.some((method) => method.code === choice.paymentMethod))
      return { ok: false, error: { code: 'payment_method_unavailable' } }
    const { paymentMethod, shippingMethod } = choice
    await setCartChoices(tx, cart.id, { paymentMethod, shippingMethod, insurance }, deps.clock())
    return { ok: true, data: null }
  })
}

/** What is to be paid with these choices, apart from the payment method's own price. */
function amountWith({ totals }: PricedCart, shippingCents: number, hasInsurance: boolean): number {
  const { subTotalCents, discountCents } = totals
  return calculateCartTotals({
    lines: [{ priceCents: subTotalCents, quantity: 1 }],
    shippingCents,
    paymentCents: 0,
    insuranceCents: hasInsurance ? insuranceCents : 0,
    discountCents,
  }).grandTotalCents
}
