import type { Order } from '@sluimer/contract/order/schemas'
import { useEffect } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'
import { purchase } from './commerce-events.ts'
import { withoutSamples } from './commerce-item.ts'
import { pushCommerceEvent, whenAllowed } from './data-layer.ts'

const mostKept = 20

/** The orders that were reported, stored on this device only for visitors who allow it. */
const toldOrders = createStoredList<string>(
  'told-orders',
  (entry) => (typeof entry === 'string' && /^[\w-]{1,64}$/.test(entry) ? entry : undefined),
  (orders) => orders.slice(0, mostKept),
)

/** Deletes the list when the visitor withdraws consent. */
export function forgetReportedOrders(): void {
  toldOrders.forget()
}

/** Reports a paid order exactly once, also when its page is loaded again. An order of free samples is not a purchase. */
export function useReportPurchase(order: Order): void {
  useEffect(() => {
    if (withoutSamples(order.lines).length === 0) return
    whenAllowed(() => {
      const told = toldOrders.read()
      if (told.includes(order.order_number)) return
      toldOrders.write([order.order_number, ...told])
      pushCommerceEvent(purchase(order))
    })
  }, [order])
}
