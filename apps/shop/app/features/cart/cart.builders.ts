import { namedCosts } from '@sluimer/contract/cart/named-costs'
import type { Cart, CartItem, CartTotals } from '@sluimer/contract/cart/schemas'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { aCost } from '../order/order.builders.ts'
import { anImage } from '../product/product.builders.ts'

/** One pillowcase of € 10. */
export function aCartItem(special: Partial<CartItem> = {}): CartItem {
  return {
    id: '1',
    variant_id: '70',
    parent: { id: '7', title: 'Kussensloop Duin' },
    name: 'Kussensloop Duin',
    sku: 'KS-70',
    title: '60 x 70 cm',
    link: '/kussensloop-duin.html',
    price: 1000,
    price_old: null,
    price_before_rise: null,
    row_total: 1000,
    discount: 0,
    promotion: null,
    deal: null,
    deal_note: null,
    code_note: null,
    configuration: null,
    made_to_measure: false,
    sample: false,
    brand: 'Zachtgoed',
    categories: [],
    quantity: 1,
    thumbnail: anImage('sloop'),
    stock: 5,
    delivery: 'Morgen in huis',
    available: true,
    energy_label: null,
    energy_label_link: null,
    ...special,
  }
}

/** The totals of that pillowcase, delivered for € 4.95. */
export function someTotals(special: Partial<CartTotals> = {}): CartTotals {
  const costs = special.costs ?? [aCost('shipping', 495)]
  return {
    sub_total: 1000,
    sub_total_old: 1000,
    sub_total_diff: 0,
    shipping_costs: sumCostsOfKind(costs, 'shipping'),
    shipping_costs_from: null,
    discounts: [],
    ...namedCosts(costs),
    costs,
    promo_progress: null,
    progress: [],
    total: 1495,
    grand_total: 1495,
    vat_saved: null,
    total_quantity: 1,
    ...special,
  }
}

export function aCart(special: Partial<Cart> = {}): Cart {
  return {
    found: true,
    quote_id: '1',
    updated_at: '2026-11-20T10:00:00.000Z',
    items: [aCartItem()],
    totals: someTotals(),
    shipping_method: null,
    applied_code: null,
    codes: [],
    joined: null,
    ...special,
  }
}
