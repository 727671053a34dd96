import { type CountryCode, defaultCountryCode } from '@sluimer/domain/address/country'
import { type CartTotals, calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { Connection } from '../../platform/db/database.ts'
import { insuranceCents, isInsuranceOffered } from '../delivery/insurance.ts'
import { type ShippingOption, shippingOptions } from '../delivery/shipping-options.ts'
import { availablePaymentMethods } from '../payment/list-payment-methods.ts'
import type { PaymentMethodRule } from '../payment/methods.ts'
import type { CartRow } from './cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import { readCartLines } from './cart-lines.ts'
import { type CartDiscounts, discountsOfCart } from './discounts-of-cart.ts'

/** A cart with everything that its choices cost at this moment. */
export interface PricedCart {
  cart: CartRow
  lines: CartLine[]
  /** How the goods can come to the chosen country, or to the default one while none is chosen. */
  shippingOptions: ShippingOption[]
  /** The chosen method, if it is still possible. */
  shipping: ShippingOption | undefined
  paymentMethods: PaymentMethodRule[]
  payment: PaymentMethodRule | undefined
  isInsuranceOffered: boolean
  hasInsurance: boolean
  discounts: CartDiscounts
  totals: CartTotals
}

/**
 * Reads a cart and prices it afresh: what a variant costs, and what can be had of it, is always of this moment. Until a
 * delivery method is chosen the first one counts; until a country is chosen delivery costs nothing yet. Free delivery looks
 * at the goods at the prices on the page, so that no discount ever costs a shopper the delivery.
 */
export async function priceCart(db: Connection, cart: CartRow, now: Date): Promise<PricedCart> {
  const lines = await readCartLines(db, cart, now)
  const discounts = await discountsOfCart(db, cart, lines, now)
  const country = cart.countryCode ?? defaultCountryCode
  const goods = lines.map(({ variant, quantity, pieces }) => ({ ...variant, quantity, pieces }))
  const none = { shippingCents: 0, paymentCents: 0, insuranceCents: 0, discountCents: 0 }
  const priced = lines.map(({ variant, quantity }) => ({ ...variant.price, quantity }))
  const { subTotalCents } = calculateCartTotals({ lines: priced, ...none })

  const tariff = shippingOptions({ country, lines: goods, subTotalCents, now })
  const options = discounts.isDeliveryFree ? tariff.map(free) : tariff
  const shipping = options.find((option) => option.code === cart.shippingMethod)
  const isOffered = isInsuranceOffered(goods.map((line) => line.deliveryClass))
  const hasInsurance = isOffered && cart.insurance
  const costs = {
    shippingCents: cart.countryCode === null ? 0 : ((shipping ?? options[0])?.priceCents ?? 0),
    insuranceCents: hasInsurance ? insuranceCents : 0,
    discountCents: discounts.totalCents,
  }
  const { grandTotalCents } = calculateCartTotals({ lines: priced, ...costs, paymentCents: 0 })
  const paymentMethods = await availableFor(db, country, grandTotalCents)
  const payment = paymentMethods.find((method) => method.code === cart.paymentMethod)
  return {
    cart,
    lines,
    shippingOptions: options,
    shipping,
    paymentMethods,
    payment,
    isInsuranceOffered: isOffered,
    hasInsurance,
    discounts,
    totals: calculateCartTotals({ lines: priced, ...costs, paymentCents: payment?.priceCents ?? 0 }),
  }
}

function free(option: ShippingOption): ShippingOption {
  return { ...option, priceCents: 0 }
}

async function availableFor(
  db: Connection,
  country: CountryCode,
  amountCents: number,
): Promise<PaymentMethodRule[]> {
  return amountCents === 0 ? [] : availablePaymentMethods(db, country, amountCents)
}
