import { defaultCountryCode } from '@sluimer/domain/address/country'
import { type CostChoices, listCosts, sumCosts } from '@sluimer/domain/cart/costs'
import { type CartTotals, calculateCartTotals } from '@sluimer/domain/cart/totals'
import type { Connection } from '../../../platform/db/database.ts'
import { insuranceCents, isInsuranceOffered } from '../../delivery/insurance.ts'
import type { ShippingOption } from '../../delivery/shipping-options.ts'
import { listOfferedMethods, type PaymentTerms } from '../../payment/list-payment-methods.ts'
import type { OfferedRule } from '../../payment/methods.ts'
import type { CartRow, ShownCart } from '../rows/cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import {
  type CartDelivery,
  findCartDelivery,
  planDelivery,
  toChosenDelivery,
  toShownDelivery,
} from './find-cart-delivery.ts'
import { type CartDiscounts, findCartDiscounts } from './find-cart-discounts.ts'
import { withoutNeedlessDeliveryCode } from './needless-delivery-code.ts'
import { readStored, type StoredContents, toContents } from './read-contents.ts'
import { toShownPrices } from './to-shown-prices.ts'

/** A cart with all its costs at this moment, given its choices. */
export interface PricedCart {
  cart: CartRow
  lines: CartLine[]
  /** Ways of delivery to the chosen country, or to the default one until a country is chosen. */
  shippingOptions: ShippingOption[]
  /** The chosen method, if it is still possible. */
  shipping: ShippingOption | undefined
  /** The choices that go with the method: day, haul-away, pick-up point. */
  delivery: CartDelivery
  paymentMethods: OfferedRule[]
  payment: OfferedRule | undefined
  isInsuranceOffered: boolean
  hasInsurance: boolean
  /** What the insurance costs for this cart. */
  insuranceCents: number
  /** How much less is paid because the buyer declares the VAT; null when the prices include it. */
  vatSavedCents: number | null
  discounts: CartDiscounts
  totals: CartTotals
}

/** The contents of a cart at a moment, whichever way of delivery and payment is chosen. */
export interface CartGoods {
  lines: CartLine[]
  discounts: CartDiscounts
  paymentTerms: PaymentTerms
}

/**
 * Reads a cart and prices it anew: price and availability of a variant are always those of this moment, or of the moment
 * at which `stored` was read.
 */
export async function priceCart(
  db: Connection,
  cart: ShownCart,
  now: Date,
  stored?: StoredContents,
): Promise<PricedCart> {
  return priceGoods(db, cart, await readGoods(db, cart, now, stored), now)
}

/** Reads the goods at the prices on the page, with what promotions and codes take off. */
export async function readGoods(
  db: Connection,
  cart: CartRow,
  now: Date,
  stored?: StoredContents,
): Promise<CartGoods> {
  const contents = await toContents(db, cart, stored ?? (await readStored(db, cart.id, now)), now)
  const { lines, paymentTerms } = contents
  return { lines, discounts: await findCartDiscounts(db, cart, contents, now), paymentTerms }
}

/**
 * Prices goods with the choices of their cart. Until a delivery method is chosen the first one counts; until a country
 * is chosen delivery costs nothing yet. Free delivery depends on the goods at the prices on the page, so that no
 * discount makes a shopper pay for delivery.
 */
export async function priceGoods(
  db: Connection,
  cart: ShownCart,
  { lines: grossLines, discounts: grossDiscounts, paymentTerms }: CartGoods,
  now: Date,
): Promise<PricedCart> {
  const country = cart.countryCode ?? defaultCountryCode
  const subTotalCents = grossLines.reduce(
    (sum, { variant, quantity }) => sum + variant.price.priceCents * quantity,
    0,
  )
  const { isDeliveryFree } = grossDiscounts
  const delivery = await findCartDelivery(db, cart, grossLines, { subTotalCents, isDeliveryFree, now })
  const counting = withoutNeedlessDeliveryCode(grossDiscounts, () => {
    const terms = { subTotalCents, isDeliveryFree: false, now }
    const unaided = planDelivery(delivery.full, cart, grossLines, terms)
    return toChosenDelivery(unaided).priceCents - toChosenDelivery(delivery).priceCents
  })

  const { lines, discounts, costCents, goodsVatCents } = toShownPrices(cart, grossLines, counting, now)
  const deliveryNet = toShownDelivery(delivery, costCents)
  const isOffered = isInsuranceOffered(lines.map(({ variant }) => variant.deliveryClass))
  const hasInsurance = isOffered && cart.insurance
  const gross = { ...toChosenCosts(cart, delivery), insuranceCents: hasInsurance ? insuranceCents : 0 }
  const net = { ...toChosenCosts(cart, deliveryNet), insuranceCents: costCents(gross.insuranceCents) }
  const goods = {
    lines: lines.map(({ variant, quantity }) => ({ ...variant.price, quantity })),
    discountCents: discounts.totalCents,
  }
  const { grandTotalCents } = calculateCartTotals({ ...goods, costs: listCosts(net) })
  const methods = grandTotalCents === 0 ? [] : listOfferedMethods(paymentTerms, country, grandTotalCents)
  const payment = methods.find((method) => method.code === cart.paymentMethod)
  const shown = <One extends { priceCents: number }>(one: One): One => ({
    ...one,
    priceCents: costCents(one.priceCents),
  })
  const costs = listCosts({ ...net, payment: payment && shown(payment) })
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
        : goodsVatCents + sumCosts(listCosts({ ...gross, payment })) - sumCosts(costs),
    discounts,
    totals: calculateCartTotals({ ...goods, costs }),
  }
}

/** Until a country is chosen delivery costs nothing yet. */
function toChosenCosts(cart: CartRow, delivery: CartDelivery): CostChoices {
  return cart.countryCode === null ? {} : { delivery: toChosenDelivery(delivery) }
}
