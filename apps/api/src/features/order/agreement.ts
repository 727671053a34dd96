import { createHash } from 'node:crypto'
import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import type { CartTotals } from '@sluimer/domain/cart/totals'
import { includedVat } from '@sluimer/domain/order/included-vat'
import type { Outcome } from '../../platform/outcome.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { ShippingOption } from '../delivery/shipping-options.ts'
import type { PaymentMethodRule } from '../payment/methods.ts'

/** What shopper and shop agree on when the order is placed. */
export interface Agreement {
  lines: CartLine[]
  details: CheckoutCustomer
  shipping: ShippingOption
  payment: PaymentMethodRule
  hasInsurance: boolean
  totals: CartTotals
  vatCents: number
  fingerprint: string
}

/** Checks that a cart can become an order, and that it costs what the shopper saw. Stock is checked by holding it. */
export function agree(
  priced: PricedCart,
  details: CheckoutCustomer,
  expectedTotalCents: number,
): Outcome<Agreement> {
  const { cart, lines, shipping, payment, hasInsurance, totals } = priced
  if (lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
  const isChosen = cart.shippingMethod !== null && cart.paymentMethod !== null
  if (!isChosen || cart.countryCode !== countryOf(details))
    return { ok: false, error: { code: 'checkout_incomplete' } }
  if (shipping === undefined) return { ok: false, error: { code: 'shipping_method_unavailable' } }
  if (payment === undefined) return { ok: false, error: { code: 'payment_method_unavailable' } }
  if (totals.grandTotalCents !== expectedTotalCents) return { ok: false, error: { code: 'price_changed' } }
  const agreed = { lines, details, shipping, payment, hasInsurance, totals }
  const goods = lines.map(({ variant, quantity }) => ({ ...variant, quantity }))
  const vatCents = vatOf(goods, totals.grandTotalCents)
  return { ok: true, data: { ...agreed, vatCents, fingerprint: fingerprintOf(agreed) } }
}

/** Where the goods go. */
export function countryOf(details: CheckoutCustomer): CountryCode {
  return details.sameDeliveryAddress
    ? details.billing.country_code
    : (details.shipping?.country_code ?? details.billing.country_code)
}

/** The VAT in a total, with costs and discounts at the rates of the goods. */
export function vatOf(
  goods: readonly { priceCents: number; quantity: number; vatPercent: number }[],
  grandTotalCents: number,
): number {
  const amounts = goods.map((line) => ({
    amountCents: line.priceCents * line.quantity,
    vatPercent: line.vatPercent,
  }))
  const goodsCents = amounts.reduce((sum, line) => sum + line.amountCents, 0)
  return includedVat(amounts, grandTotalCents - goodsCents).reduce((sum, rate) => sum + rate.vatCents, 0)
}

/** The same for the same wish. The delivery promise is left out: it moves with the clock. */
function fingerprintOf(agreed: Omit<Agreement, 'vatCents' | 'fingerprint'>): string {
  const wish = [
    agreed.lines.map((line) => [line.variantId, line.quantity, line.variant.price.priceCents]),
    [agreed.shipping.code, agreed.payment.code, agreed.hasInsurance, agreed.totals.grandTotalCents],
    agreed.details,
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
}
