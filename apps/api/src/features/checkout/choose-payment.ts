import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { PaymentAnswersInput } from '@sluimer/domain/payment/payment-answers'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { setCartChoices } from '../cart/cart.queries.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { insuranceCents } from '../delivery/insurance.ts'
import { checkAnswers } from '../payment/check-answers.ts'
import { availablePaymentMethods } from '../payment/list-payment-methods.ts'
import { changeCheckout } from './change-checkout.ts'
import { savePaymentAnswers } from './checkout.queries.ts'

interface Choice {
  paymentMethod: string
  shippingMethod: string
  insurance: boolean
  /** The answers to what the method asks; those it does not ask are dropped. */
  answers: PaymentAnswersInput
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
    const methods = await availablePaymentMethods(tx, cart.countryCode, amountCents)
    const method = methods.find((one) => one.code === choice.paymentMethod)
    if (method === undefined) return { ok: false, error: { code: 'payment_method_unavailable' } }
    const now = deps.clock()
    const answers = checkAnswers(method, choice.answers, now)
    if (!answers.ok) return answers
    const { paymentMethod, shippingMethod } = choice
    await savePaymentAnswers(tx, cart.id, answers.data, now)
    await setCartChoices(tx, cart.id, { paymentMethod, shippingMethod, insurance }, now)
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
