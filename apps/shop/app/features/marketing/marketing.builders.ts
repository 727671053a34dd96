import type { Order } from '@sluimer/contract/order/schemas'
import type { Ways } from './commerce-events.ts'
import type { CartLine, ReportedCart } from './commerce-item.ts'

export function aLine(special: Partial<CartLine> = {}): CartLine {
  return {
    id: '1',
    name: 'Dekbed Duin',
    sku: 'DK-140',
    title: '140 x 200 cm',
    link: '/dekbed-duin.html?maat=140x200',
    price: 4995,
    price_old: 5995,
    sample: false,
    brand: 'Donsland',
    categories: [{ name: 'Slapen' }, { name: 'Dekbedden' }],
    quantity: 2,
    ...special,
  }
}

export function aCart(special: Partial<ReportedCart> = {}): ReportedCart {
  return { items: [aLine()], applied_code: null, ...special }
}

/** A checkout in which both ways are chosen. */
export function aChosenCheckout(special: Partial<Ways> = {}): Ways {
  return {
    cart: aCart(),
    paymentMethods: [{ code: 'ideal', title: 'iDEAL | Wero' }],
    foreignPaymentMethods: [],
    shippingMethods: [{ code: 'parcel', title: 'Pakket' }],
    paymentForm: { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' },
    ...special,
  }
}

/** The part of an order that a purchase reports. */
export function anOrder(): Pick<Order, 'order_number' | 'lines' | 'totals'> {
  const { categories: _, price_old: __, ...line } = aLine()
  return {
    order_number: '2026-0001',
    lines: [
      {
        ...line,
        variant_id: '11',
        configuration: null,
        made_to_measure: false,
        category: 'Dekbedden',
        row_total: 9990,
        discount: 0,
        delivery_class: 'parcel',
        delivery: 'Morgen in huis',
        thumbnail: null,
      },
    ],
    totals: {
      sub_total: 9990,
      shipping_costs: 495,
      costs: [{ kind: 'shipping', title: 'Thuisbezorgd', cents: 495 }],
      insurance_costs: 0,
      payment_costs: 0,
      haul_away_costs: 0,
      discount: 0,
      discounts: [],
      vat: 1820,
      reverse_charge: false,
      grand_total: 10485,
    },
  }
}
