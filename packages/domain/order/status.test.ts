import { expect, test } from 'vitest'
import {
  chooseNextOrderStatus,
  type OrderStatus,
  orderEvents,
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
} from './status.ts'

test('[CO-11] an order has eight statuses with Dutch names', () => {
  expect(orderStatuses.map((status) => orderStatusLabels[status].toLowerCase())).toEqual([
    'nieuw',
    'wacht op betaling',
    'betaald',
    'in behandeling',
    'verzonden',
    'geleverd',
    'geannuleerd',
    'terugbetaald',
  ])
})

test('[CO-11] a payment has eight statuses', () => {
  expect(paymentStatuses.join(' ')).toBe('open pending authorized paid failed canceled expired refunded')
})

test('[CO-11] an order runs from new to delivered', () => {
  const events = [
    'payment_started',
    'payment_received',
    'processing_started',
    'shipped',
    'delivered',
  ] as const
  let status: OrderStatus = 'new'
  const statuses = events.map((event) => {
    const next = chooseNextOrderStatus(status, event)
    if (next.ok) status = next.status
    return status
  })
  expect(statuses).toEqual(['awaiting_payment', 'paid', 'processing', 'shipped', 'delivered'])
})

test('[CO-11] after a failed payment the order can be paid again', () => {
  expect(chooseNextOrderStatus('awaiting_payment', 'payment_failed')).toEqual({ ok: true, status: 'new' })
  expect(chooseNextOrderStatus('new', 'payment_started')).toEqual({ ok: true, status: 'awaiting_payment' })
})

test('[CO-11] what was sent cannot be canceled, and a canceled order is not sent', () => {
  const refused = { ok: false, reason: 'not_allowed' }
  expect(chooseNextOrderStatus('shipped', 'canceled')).toEqual(refused)
  expect(chooseNextOrderStatus('delivered', 'canceled')).toEqual(refused)
  expect(chooseNextOrderStatus('canceled', 'shipped')).toEqual(refused)
  expect(chooseNextOrderStatus('canceled', 'payment_received')).toEqual(refused)
})

function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const reached = new Set<OrderStatus>([start])
  for (const status of reached) {
    for (const event of orderEvents) {
      const next = chooseNextOrderStatus(status, event)
      if (next.ok) reached.add(next.status)
    }
  }
  return reached
}

test('[CO-11] every status can be reached, and none lies beyond refunded', () => {
  expect([...reachableFrom('new')].sort()).toEqual([...orderStatuses].sort())
  expect([...reachableFrom('refunded')]).toEqual(['refunded'])
})

test.each(['paid', 'processing', 'shipped', 'delivered', 'canceled', 'refunded'] as const)(
  '[CO-11] from %s no way leads back to an order that waits for money',
  (status) => {
    const reached = reachableFrom(status)
    expect(reached.has('new') || reached.has('awaiting_payment')).toBe(false)
  },
)

test('[CO-11] nothing is sent that was not paid', () => {
  for (const status of ['new', 'awaiting_payment', 'canceled', 'refunded'] as const) {
    expect(chooseNextOrderStatus(status, 'shipped').ok).toBe(false)
    expect(chooseNextOrderStatus(status, 'processing_started').ok).toBe(false)
  }
})
