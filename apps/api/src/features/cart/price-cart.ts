import { type CountryCode, defaultCountryCode } from '@sluimer/domain/address/country'
import { type CartTotals, calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { Connection } from '../../platform/db/database.ts'
import { insuranceCents, isInsuranceOffered } from '../delivery/insurance.ts'
import type { ShippingOption } from '../delivery/shipping-options.ts'
import { availablePaymentMethods } from '../payment/list-payment-methods.ts'
import type { PaymentMethodRule } from '../payment/methods.ts'
import type { CartRow } from './cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import { readCartLines } from './cart-lines.ts'
import { type CartDelivery, deliveryCosts, deliveryOfCart, deliveryShown } from './delivery-of-cart.ts'
import { type CartDiscounts, discountsOfCart } from './discounts-of-cart.ts'
import { pricesShown } from './prices-shown.ts'

/** A cart with everything that its choices cost at this moment. */
export interface PricedCart {
  cart: CartRow
  lines: CartLine[]
  /** How the goods can come to the chosen country, or to the default one while none is chosen. */
  shippingOptions: ShippingOption[]
  /** The chosen method, if it is still possible. */
  shipping: ShippingOption | undefined
  /** What belongs to the chosen method: day, haul-away, pick-up point. */
  delivery: CartDelivery
  paymentMethods: PaymentMethodRule[]
  payment: PaymentMethodRule | undefined
  isInsuranceOffered: boolean
  hasInsurance: boolean
  /** What the insurance costs here. */
  insuranceCents: number
  /** What less is paid since the buyer declares the VAT; null when the prices include it. */
  vatSavedCents: number | null
  discounts: CartDiscounts
  totals: CartTotals
}

/**
 * Reads a cart and prices it afresh: what a variant costs, and what can be had of it, is always of this moment. Until a
 * delivery method is chosen the first one counts; until a country is chosen delivery costs nothing yet. Free delivery looks
 * at the goods at the prices on the page, so that no discount ever costs a shopper the delivery.
 */
export async function priceCart(db: Connection, cart: CartRow, now: Date): Promise<PricedCart> {
  const grossLines = await readCartLines(db, cart, now)
  const grossDiscounts = await discountsOfCart(db, cart, grossLines, now)
  const country = cart.countryCode ?? defaultCountryCode
  const subTotalCents = grossLines.reduce(
    (sum, { variant, quantity }) => sum + variant.price.priceCents * quantity,
    0,
  )
  const { isDeliveryFree } = grossDiscounts
  const delivery = await deliveryOfCart(db, cart, grossLines, { subTotalCents, isDeliveryFree, now })

  const { lines, discounts, costCents, goodsVatCents } = pricesShown(cart, grossLines, grossDiscounts, now)
  const deliveryNet = deliveryShown(delivery, costCents)
  const isOffered = isInsuranceOffered(lines.map(({ variant }) => variant.deliveryClass))
  const hasInsurance = isOffered && cart.insurance
  const gross = {
    ...deliveryCostsOf(cart, delivery),
    insuranceCents: hasInsurance ? insuranceCents : 0,
  }
  const costs = {
    lines: lines.map(({ variant, quantity }) => ({ ...variant.price, quantity })),
    ...deliveryCostsOf(cart, deliveryNet),
    insuranceCents: costCents(gross.insuranceCents),
    discountCents: discounts.totalCents,
  }
  const { grandTotalCents } = calculateCartTotals({ ...costs, paymentCents: 0 })
  const methods = await availableFor(db, country, grandTotalCents)
  const payment = methods.find((method) => method.code === cart.paymentMethod)
  const paymentCents = payment?.priceCents ?? 0
  const shown = <One extends { priceCents: number }>(one: One): One => ({
    ...one,
    priceCents: costCents(one.priceCents),
  })
  return {
    cart,
    lines,
    shippingOptions: deliveryNet.options,
    shipping: deliveryNet.shipping,
    delivery: deliveryNet,
    paymentMethods: methods.map(shown),
    payment: payment && shown(payment),
    isInsuranceOffered: isOffered,
    hasInsurance,
    insuranceCents: costCents(insuranceCents),
    vatSavedCents:
      cart.vatConfirmation === null
        ? null
        : goodsVatCents +
          (gross.shippingCents - costs.shippingCents) +
          (gross.haulAwayCents - costs.haulAwayCents) +
          (gross.insuranceCents - costs.insuranceCents) +
          (paymentCents - costCents(paymentCents)),
    discounts,
    totals: calculateCartTotals({ ...costs, paymentCents: costCents(paymentCents) }),
  }
}

/** Until a country is chosen delivery costs nothing yet. */
function deliveryCostsOf(cart: CartRow, delivery: CartDelivery) {
  return cart.countryCode === null ? { shippingCents: 0, haulAwayCents: 0 } : deliveryCosts(delivery)
}

async function availableFor(
  db: Connection,
  country: CountryCode,
  amountCents: number,
): Promise<PaymentMethodRule[]> {
  return amountCents === 0 ? [] : availablePaymentMethods(db, country, amountCents)
}
