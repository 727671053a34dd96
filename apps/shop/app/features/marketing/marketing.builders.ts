import type { Cart, CartItem } from '@sluimer/contract/cart/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import { anImage } from '../product/product.builders.ts'
import type { Ways } from './commerce-events.ts'

export function aCartItem(special: Partial<CartItem> = {}): CartItem {
  return {
    id: '1',
    variant_id: '11',
    parent: { id: '7', title: 'Dekbed Duin' },
    name: 'Dekbed Duin',
    sku: 'DK-140',
    title: '140 x 200 cm',
    link: '/dekbed-duin.html?maat=140x200',
    price: 49.95,
    price_old: 59.95,
    row_total: 99.9,
    brand: 'Donsland',
    categories: [{ name: 'Slapen' }, { name: 'Dekbedden' }],
    quantity: 2,
    thumbnail: anImage('dekbed'),
    stock: 5,
    delivery: 'Morgen in huis',
    available: true,
    ...special,
  }
}

export function aCart(items: CartItem[] = [aCartItem()]): Cart {
  return {
    found: true,
    quote_id: 'q1',
    updated_at: null,
    items,
    totals: {
      sub_total: 99.9,
      sub_total_old: 119.9,
      sub_total_diff: 20,
      shipping_costs: 4.95,
      discounts: [],
      payment_costs: 0,
      insurance_costs: 0,
      promo_progress: null,
      total: 104.85,
      grand_total: 104.85,
      total_quantity: 2,
    },
    shipping_method: null,
    applied_code: null,
  }
}

/** A checkout in which both ways are chosen. */
export function chosenCheckout(special: Partial<Ways> = {}): Ways {
  return {
    cart: aCart(),
    paymentMethods: [{ code: 'ideal', title: 'iDEAL | Wero' }],
    foreignPaymentMethods: [],
    shippingMethods: [{ code: 'parcel', title: 'Pakket' }],
    paymentForm: { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' },
    ...special,
  }
}

/** What a purchase is told of. */
export function anOrder(): Pick<Order, 'order_number' | 'lines' | 'totals'> {
  const { price, row_total, quantity, ...line } = aCartItem()
  return {
    order_number: '2026-0001',
    lines: [{ ...line, category: 'Dekbedden', quantity, price, row_total }],
    totals: {
      sub_total: 99.9,
      shipping_costs: 4.95,
      insurance_costs: 0,
      payment_costs: 0,
      discount: 0,
      vat: 18.2,
      grand_total: 104.85,
    },
  }
}
