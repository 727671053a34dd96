import { namedCosts } from '@sluimer/contract/cart/named-costs'
import type { Order } from '@sluimer/contract/order/schemas'
import { type Cost, type CostKind, sumCostsOfKind } from '@sluimer/domain/cart/costs'

const address = { name: 'Noor de Vries', lines: ['Spoelweg 12', '1234 AB Enschede'] }

/** One invented pillowcase order of € 10, paid and confirmed. */
export function anOrder(special: Partial<Order> = {}): Order {
  return {
    order_id: 'abc',
    order_number: 'KJD1000123',
    status: 'paid',
    status_label: 'Betaald',
    payment_status: 'paid',
    payment_method: { code: 'ideal', title: 'iDEAL | Wero' },
    shipping_method: { code: 'parcel', title: 'Thuisbezorgd', delivery: 'Maandag 23 november in huis' },
    placed_at: '2026-11-20T10:00:00.000Z',
    email: 'noor@voorbeeld.example',
    lines: [],
    totals: someOrderTotals(),
    delivery: {
      ...{ day: null, expected_on: null, haul_away: 0, pickup_point: null },
      notes: { deliverer: '', shop: '' },
    },
    billing: address,
    shipping: address,
    voucher: null,
    invoices: [],
    shipments: [],
    ...special,
  }
}

/** A cost by the name that its kind has on papers. */
export function aCost(kind: CostKind, cents: number): Cost {
  const titles = {
    ...{ shipping: 'Thuisbezorgd', haul_away: 'Oud bed of matras meenemen' },
    ...{ insurance: 'Transportverzekering', payment: 'Kosten PayPal' },
  }
  return { kind, title: titles[kind], cents }
}

export function someOrderTotals(special: Partial<Order['totals']> = {}): Order['totals'] {
  const costs = special.costs ?? [aCost('shipping', 495)]
  return {
    sub_total: 1000,
    shipping_costs: sumCostsOfKind(costs, 'shipping'),
    ...namedCosts(costs),
    costs,
    discount: 0,
    discounts: [],
    vat: 259,
    reverse_charge: false,
    grand_total: 1495,
    ...special,
  }
}
