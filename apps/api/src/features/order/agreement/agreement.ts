import { createHash } from 'node:crypto'
import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { CartTotals } from '@sluimer/domain/cart/totals'
import { noNotes, type OrderNotes } from '@sluimer/domain/delivery/notes'
import { calculateIncludedVat } from '@sluimer/domain/order/included-vat'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { VatScheme } from '@sluimer/domain/tax/vat-treatment'
import type { Outcome } from '../../../platform/outcome.ts'
import type { CartLine } from '../../cart/price/cart-line.ts'
import type { CartDelivery } from '../../cart/price/find-cart-delivery.ts'
import type { CartDiscounts } from '../../cart/price/find-cart-discounts.ts'
import type { PricedCart } from '../../cart/price/price-cart.ts'
import type { ShippingOption } from '../../delivery/shipping-options.ts'
import { chooseAnswersToKeep, hasAnswers } from '../../payment/check-answers.ts'
import type { PaymentMethodRule } from '../../payment/methods.ts'
import { toDeliveryCountry } from '../destination/delivery-country.ts'
import { decideOrderVat, type OrderVat } from '../destination/vat-for-order.ts'
import { isPaymentNeeded, noPaymentMethod } from './nothing-to-pay.ts'
import { listChangedPrices, priceChanged } from './price-change.ts'

/** What shopper and shop agree on when the order is placed. */
export interface Agreement {
  lines: CartLine[]
  details: CheckoutCustomer
  shipping: ShippingOption
  /** Delivery day, haul-away and pick-up point. */
  delivery: CartDelivery
  notes: OrderNotes
  payment: Pick<PaymentMethodRule, 'code' | 'title'>
  paymentAnswers: PaymentAnswers | null
  hasInsurance: boolean
  discounts: CartDiscounts
  totals: CartTotals
  vat: OrderVat
  vatCents: number
  fingerprint: string
}

/** What the shopper filled in, and what they saw when the button was pressed. */
export interface Wish {
  details: CheckoutCustomer
  /** What the payment method asked; null when nothing was answered. */
  paymentAnswers: PaymentAnswers | null
  notes?: OrderNotes
  /** The total that the shopper saw: nobody pays another sum unseen. */
  expectedTotalCents: number
  /** Price of one piece per cart item. Items that are not named are checked by the total only. */
  expectedPrices?: ReadonlyMap<string, number>
}

/** Checks that a cart can become an order, and that it costs what the shopper saw. Stock is checked by holding it. */
export function agree(
  priced: PricedCart,
  { details, paymentAnswers, notes = noNotes, expectedTotalCents, expectedPrices = new Map() }: Wish,
  { vatScheme, now }: { vatScheme: VatScheme; now: Date },
): Outcome<Agreement> {
  const { cart, lines, shipping, delivery, payment, hasInsurance, discounts, totals } = priced
  if (lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
  const samples = lines.filter(({ variant }) => variant.isSample)
  const tooMany = findSampleProblem({
    inCart: [],
    added: samples.map(({ variantId }) => variantId),
    pieces: Math.max(1, ...samples.map(({ quantity }) => quantity)),
  })
  if (tooMany !== undefined) return { ok: false, error: { code: 'not_purchasable', message: tooMany } }
  const isNeeded = isPaymentNeeded(priced)
  const isChosen = cart.shippingMethod !== null && (cart.paymentMethod !== null || !isNeeded)
  if (!isChosen || cart.countryCode !== toDeliveryCountry(details))
    return { ok: false, error: { code: 'checkout_incomplete' } }
  if (shipping === undefined) return { ok: false, error: { code: 'shipping_method_unavailable' } }
  if (delivery.goneSlot !== undefined) return { ok: false, error: { code: 'delivery_day_unavailable' } }
  if (shipping.code === 'pickup' && delivery.pickupPoint === undefined)
    return { ok: false, error: { code: 'checkout_incomplete' } }
  if (payment === undefined && isNeeded) return { ok: false, error: { code: 'payment_method_unavailable' } }
  if (payment !== undefined && !hasAnswers(payment, paymentAnswers))
    return { ok: false, error: { code: 'checkout_incomplete' } }
  const vat = decideOrderVat(details, priced, vatScheme, now)
  if (vat === undefined) return { ok: false, error: { code: 'checkout_incomplete' } }
  const prices = listChangedPrices(lines, expectedPrices)
  if (totals.grandTotalCents !== expectedTotalCents || prices.length > 0)
    return { ok: false, error: priceChanged(prices, totals.grandTotalCents) }
  const answers = payment === undefined ? null : chooseAnswersToKeep(paymentAnswers)
  const paying = { payment: payment ?? noPaymentMethod, paymentAnswers: answers }
  const choice = { shipping, delivery, notes, ...paying, hasInsurance }
  const agreed = { lines, details, ...choice, discounts, totals, vat }
  const goods = lines.map(({ lineId, variant, quantity }) => ({
    priceCents: variant.price.priceCents,
    quantity,
    vatPercent: vat.findPercent(variant.vatClass),
    discountCents: discounts.lineCents.get(lineId) ?? 0,
  }))
  const vatCents = calculateVatCents(goods, totals.grandTotalCents)
  return { ok: true, data: { ...agreed, vatCents, fingerprint: calculateFingerprint(agreed) } }
}

/** Returns the VAT in a total: that of each line after its discount, and of the costs at the rates of the goods. */
export function calculateVatCents(
  goods: readonly { priceCents: number; quantity: number; discountCents: number; vatPercent: number }[],
  grandTotalCents: number,
): number {
  const amounts = goods.map((line) => ({
    amountCents: line.priceCents * line.quantity - line.discountCents,
    vatPercent: line.vatPercent,
  }))
  const goodsCents = amounts.reduce((sum, line) => sum + line.amountCents, 0)
  return calculateIncludedVat(amounts, grandTotalCents - goodsCents).reduce(
    (sum, rate) => sum + rate.vatCents,
    0,
  )
}

/** Returns the same hash for the same wish. The delivery promise is left out because it moves with the clock. */
function calculateFingerprint(agreed: Omit<Agreement, 'vatCents' | 'fingerprint'>): string {
  const wish = [
    agreed.lines.map(({ variantId, quantity, variant, bed }) => [
      ...[variantId, quantity, variant.price.priceCents],
      ...(bed === undefined ? [] : [bed.id]),
    ]),
    [agreed.shipping.code, agreed.payment.code, agreed.hasInsurance, agreed.totals.grandTotalCents],
    agreed.discounts.codes.map(({ code, amountCents, problem }) => [code, amountCents, problem?.reason]),
    agreed.discounts.parts.map(({ title, amountCents }) => [title, amountCents]),
    [agreed.vat.country, agreed.vat.confirmation?.vatNumber],
    [agreed.delivery.slot, agreed.delivery.haulAway.pieces, agreed.delivery.pickupPoint?.id],
    [agreed.notes.deliverer, agreed.notes.shop],
    agreed.details,
    agreed.paymentAnswers,
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
}
