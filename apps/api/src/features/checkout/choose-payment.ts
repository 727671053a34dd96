import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { type CostChoices, listCosts } from '@sluimer/domain/cart/costs'
import { calculateGrandTotalCents } from '@sluimer/domain/cart/totals'
import type { DeliverySlot } from '@sluimer/domain/delivery/delivery-days'
import type { OrderNotes } from '@sluimer/domain/delivery/notes'
import type { PaymentAnswers, PaymentAnswersInput } from '@sluimer/domain/payment/payment-answers'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { type PricedCart, priceGoods } from '../cart/price/price-cart.ts'
import { chooseInCart } from '../cart/rows/cart.queries.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'
import { checkAnswers } from '../payment/check-answers.ts'
import { listOfferedMethods } from '../payment/list-payment-methods.ts'
import type { OfferedRule } from '../payment/methods.ts'
import { changeCheckout } from './change-checkout.ts'
import { checkDelivery } from './check-delivery.ts'
import { savePaymentChoice } from './checkout.queries.ts'
import { findChosenPoint, type PointDeps } from './find-chosen-point.ts'
import { isOwnCart } from './is-own-cart.ts'

interface Choice {
  paymentMethod: string
  shippingMethod: string
  insurance: boolean
  /** Choices that go with the way of delivery; those of another way are dropped. */
  day: DeliverySlot | null
  haulAway: number
  pointId: string | null
  notes: OrderNotes
  /** Answers to what the method asks; any others are dropped. */
  answers: PaymentAnswersInput & { issuer: string }
}

/** Saves the ways of delivery and payment, if both are possible for these goods, country and amount (CO-04). */
export async function choosePayment(
  deps: Deps & PointDeps,
  { token, sessionToken }: CartKeys,
  choice: Choice,
): Promise<Outcome<Checkout>> {
  const visitor = await findVisitor(deps, sessionToken)
  // Only the carrier of a pick-up point is asked before the transaction, and has to know the country.
  const found = choice.pointId ? await findCartOfToken(deps, token) : undefined
  const point = await findChosenPoint(deps, found, choice.pointId)
  return changeCheckout(deps, token, async (tx, { cart, goods, saved, now }) => {
    if (cart.countryCode === null || !isOwnCart(cart, visitor))
      return { ok: false, error: { code: 'checkout_incomplete' } }
    const priced = await priceGoods(tx, cart, goods, now)
    const delivery = checkDelivery(priced, { ...choice, point })
    if (!delivery.ok) return delivery
    const insurance = choice.insurance && priced.isInsuranceOffered
    const amountCents = amountWith(priced, {
      delivery: delivery.data.chosen,
      insuranceCents: insurance ? priced.insuranceCents : 0,
    })
    const methods = listOfferedMethods(goods.paymentTerms, cart.countryCode, amountCents)
    const payment = paymentFor(methods, amountCents, choice, now)
    if (!payment.ok) {
      // A way of delivery with a price makes a payment method necessary. The page asks for it once the way is known.
      if (choice.paymentMethod === '') chooseInCart(tx, cart, { insurance, ...delivery.data.choices }, now)
      return payment
    }
    const { paymentMethod, answers } = payment.data
    const answered = { paymentAnswers: answers, notes: choice.notes }
    const choices = { paymentMethod, insurance, ...delivery.data.choices }
    const entered = saved && savePaymentChoice(tx, saved, answered, now)
    return { ok: true, data: { saved: entered, cart: chooseInCart(tx, cart, choices, now) } }
  })
}

interface ChosenPayment {
  /** Null when there is nothing to pay. */
  paymentMethod: string | null
  answers: PaymentAnswers | null
}

function paymentFor(
  methods: readonly OfferedRule[],
  amountCents: number,
  choice: Choice,
  now: Date,
): Outcome<ChosenPayment> {
  if (amountCents === 0) return { ok: true, data: { paymentMethod: null, answers: null } }
  if (choice.paymentMethod === '') return noMethodChosen
  const method = methods.find((one) => one.code === choice.paymentMethod)
  if (method === undefined) return { ok: false, error: { code: 'payment_method_unavailable' } }
  const answers = checkAnswers(method, choice.answers, now)
  return answers.ok ? { ok: true, data: { paymentMethod: method.code, answers: answers.data } } : answers
}

const noMethodMessage = 'Selecteer een betaalmethode'
const noMethodChosen: Outcome<ChosenPayment> = {
  ok: false,
  error: {
    code: 'invalid_request',
    message: noMethodMessage,
    fields: [{ path: 'body.selectedPaymentMethod', message: noMethodMessage }],
  },
}

/** Returns what has to be paid with these choices, without the payment method's own price. */
function amountWith({ totals }: PricedCart, choices: Omit<CostChoices, 'payment'>): number {
  return calculateGrandTotalCents({ ...totals, costs: listCosts(choices) })
}
