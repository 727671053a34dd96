import type { Cart, CartItem } from '@sluimer/contract/cart/schemas'
import { type CountryCode, defaultCountryCode } from '@sluimer/domain/address/country'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { dealOf } from '../catalog/deal-of.ts'
import { freeDeliveryProgress } from '../delivery/free-delivery-progress.ts'
import { promiseOfLine } from '../delivery/shipping-options.ts'
import type { CartLine } from './cart-line.ts'
import type { PricedCart } from './price-cart.ts'

/** A cart as the contract shows it (CA-01). */
export function cartOf(priced: PricedCart, now: Date): Cart {
  const { cart, totals, lines } = priced
  const country = cart.countryCode ?? defaultCountryCode
  return {
    found: true,
    quote_id: cart.id,
    updated_at: cart.updatedAt.toISOString(),
    items: lines.map((line) => cartItemOf(line, country, now)),
    totals: {
      sub_total: centsToEuros(totals.subTotalCents),
      sub_total_old: centsToEuros(totals.subTotalOldCents),
      sub_total_diff: centsToEuros(totals.subTotalDiffCents),
      shipping_costs: cart.countryCode === null ? null : centsToEuros(totals.shippingCents),
      discounts: [],
      payment_costs: centsToEuros(totals.paymentCents),
      insurance_costs: centsToEuros(totals.insuranceCents),
      promo_progress: freeDeliveryProgress(priced.shippingOptions, totals.subTotalCents),
      total: centsToEuros(totals.grandTotalCents),
      grand_total: centsToEuros(totals.grandTotalCents),
      total_quantity: totals.totalQuantity,
    },
    shipping_method: priced.shipping?.code ?? null,
    applied_code: null,
  }
}

/** What a visitor without a cart sees. */
export const noCart: Cart = {
  found: false,
  quote_id: null,
  updated_at: null,
  items: [],
  totals: {
    sub_total: 0,
    sub_total_old: 0,
    sub_total_diff: 0,
    shipping_costs: null,
    discounts: [],
    payment_costs: 0,
    insurance_costs: 0,
    promo_progress: null,
    total: 0,
    grand_total: 0,
    total_quantity: 0,
  },
  shipping_method: null,
  applied_code: null,
}

function cartItemOf(line: CartLine, country: CountryCode, now: Date): CartItem {
  const { variant, quantity, orderable } = line
  const { priceCents, formerPriceCents } = variant.price
  return {
    id: line.itemId,
    variant_id: String(line.variantId),
    parent: { id: String(variant.productId), title: variant.productTitle },
    name: variant.productTitle,
    sku: variant.variantSku,
    title: variant.variantTitle,
    link: `/${variant.productSlug}.html`,
    price: centsToEuros(priceCents),
    price_old: formerPriceCents === undefined ? null : centsToEuros(formerPriceCents),
    row_total: centsToEuros(priceCents * quantity),
    deal: dealOf(line.deal, now),
    deal_note: line.dealNote ?? null,
    brand: variant.brand,
    categories: variant.categories.map((name) => ({ name })),
    quantity,
    thumbnail: variant.image,
    stock: orderable,
    delivery: deliveryText(line, country, now),
    available: quantity <= orderable,
  }
}

/** Goods that are short have no moment; how many there are stands in `stock`. */
function deliveryText(line: CartLine, country: CountryCode, now: Date): string {
  if (!line.variant.isActive) return 'Niet meer leverbaar'
  return promiseOfLine({ ...line.variant, quantity: line.quantity, pieces: line.pieces }, country, now).text
}
