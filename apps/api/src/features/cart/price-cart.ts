import { type CountryCode, defaultCountryCode } from '@sluimer/domain/address/country'
import { type CartTotals, calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { Connection } from '../../platform/db/database.ts'
import { findSellableVariants } from '../catalog/find-sellable-variants.ts'
import { insuranceCents, isInsuranceOffered } from '../delivery/insurance.ts'
import { type ShippingOption, shippingOptions } from '../delivery/shipping-options.ts'
import { availablePaymentMethods } from '../payment/list-payment-methods.ts'
import type { PaymentMethodRule } from '../payment/methods.ts'
import type { CartRow } from './cart.queries.ts'
import { listCartItems } from './cart-item.queries.ts'
import { type CartLine, cartLineOf } from './cart-line.ts'

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
  totals: CartTotals
}

/**
 * Reads a cart and prices it afresh: what a variant costs, and what can be had of it, is always of this moment. Until a
 * delivery method is chosen the first one counts; until a country is chosen delivery costs nothing yet.
 */
export async function priceCart(db: Connection, cart: CartRow, now: Date): Promise<PricedCart> {
  const lines = await readLines(db, cart, now)
  const country = cart.countryCode ?? defaultCountryCode
  const goods = lines.map(({ variant, quantity, pieces }) => ({ ...variant, quantity, pieces }))
  const none = { shippingCents: 0, paymentCents: 0, insuranceCents: 0, discountCents: 0 }
  const priced = lines.map(({ variant, quantity }) => ({ ...variant.price, quantity }))
  const { subTotalCents } = calculateCartTotals({ lines: priced, ...none })

  const options = shippingOptions({ country, lines: goods, subTotalCents, now })
  const shipping = options.find((option) => option.code === cart.shippingMethod)
  const isOffered = isInsuranceOffered(goods.map((line) => line.deliveryClass))
  const hasInsurance = isOffered && cart.insurance
  const costs = {
    shippingCents: cart.countryCode === null ? 0 : ((shipping ?? options[0])?.priceCents ?? 0),
    insuranceCents: hasInsurance ? insuranceCents : 0,
    discountCents: 0,
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
    totals: calculateCartTotals({ lines: priced, ...costs, paymentCents: payment?.priceCents ?? 0 }),
  }
}

async function readLines(db: Connection, cart: CartRow, now: Date): Promise<CartLine[]> {
  const items = await listCartItems(db, cart.id)
  const variantIds = items.map((item) => item.variantId)
  const variants = await findSellableVariants(db, variantIds, now)
  return items.flatMap((item) => cartLineOf(item, variants.get(item.variantId), cart, now) ?? [])
}

async function availableFor(
  db: Connection,
  country: CountryCode,
  amountCents: number,
): Promise<PaymentMethodRule[]> {
  return amountCents === 0 ? [] : availablePaymentMethods(db, country, amountCents)
}
