import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseNextOrderStatus,
  decideOnPayment,
  type OrderEvent,
  type OrderStatus,
  orderStatuses,
  type PaymentDecision,
  type PaymentStatus,
  paymentStatuses,
} from './status.ts'

const eventOf: Partial<Record<PaymentDecision, OrderEvent>> = {
  mark_paid: 'payment_received',
  release: 'payment_failed',
  mark_refunded: 'payment_refunded',
}

/** Returns the order's status after a report, as the webhook's use case applies it. */
function after(status: OrderStatus, report: PaymentStatus): OrderStatus {
  const event = eventOf[decideOnPayment(status, report)]
  if (event === undefined) return status
  const next = chooseNextOrderStatus(status, event)
  if (!next.ok) throw new Error(`${report} leads ${status} outside the table`)
  return next.status
}

test.each([
  ['awaiting_payment', 'paid', 'mark_paid'],
  ['awaiting_payment', 'authorized', 'mark_paid'],
  ['awaiting_payment', 'open', 'await'],
  ['awaiting_payment', 'pending', 'await'],
  ['awaiting_payment', 'failed', 'release'],
  ['awaiting_payment', 'canceled', 'release'],
  ['awaiting_payment', 'expired', 'release'],
  ['new', 'paid', 'mark_paid'],
  ['new', 'failed', 'nothing'],
  ['paid', 'paid', 'nothing'],
  ['paid', 'expired', 'nothing'],
  ['paid', 'open', 'nothing'],
  ['shipped', 'paid', 'nothing'],
  ['canceled', 'paid', 'refund_needed'],
  ['canceled', 'authorized', 'refund_needed'],
  ['canceled', 'expired', 'nothing'],
  ['canceled', 'refunded', 'mark_refunded'],
  ['delivered', 'refunded', 'mark_refunded'],
  ['refunded', 'paid', 'nothing'],
  ['refunded', 'refunded', 'nothing'],
] as const)('[CO-11] an order that is %s and hears %s does: %s', (order, payment, decision) => {
  expect(decideOnPayment(order, payment)).toBe(decision)
})

test.each([
  ['awaiting_payment', 'failed', 'nothing'],
  ['awaiting_payment', 'pending', 'nothing'],
  ['awaiting_payment', 'paid', 'mark_paid'],
  ['paid', 'paid', 'refund_needed'],
  ['shipped', 'authorized', 'refund_needed'],
  ['refunded', 'paid', 'refund_needed'],
  ['paid', 'refunded', 'nothing'],
] as const)('[CO-11] of a replaced attempt, an order that is %s hears %s: %s', (order, payment, decision) => {
  expect(decideOnPayment(order, payment, 'superseded')).toBe(decision)
})

const anyOrder = fc.constantFrom(...orderStatuses)
const reports = fc.array(fc.constantFrom(...paymentStatuses), { maxLength: 8 })

test('[CO-11] every decision leads along the transition table', () => {
  for (const status of orderStatuses) for (const report of paymentStatuses) after(status, report)
})

test('[CO-11] the same report twice changes no more than once', () => {
  fc.assert(
    fc.property(anyOrder, fc.constantFrom(...paymentStatuses), (status, report) => {
      const once = after(status, report)
      expect(after(once, report)).toBe(once)
    }),
  )
})

test('[CO-11] the reports of a payment end the same in whatever order they come', () => {
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (inOrder, dice) => {
      const shuffled = inOrder
        .map((report) => ({ report, rank: dice.next().value ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ report }) => report)
      expect(shuffled.reduce(after, 'awaiting_payment')).toBe(inOrder.reduce(after, 'awaiting_payment'))
    }),
  )
})

test('[CO-11] no report makes a paid order unpaid, or reopens a canceled one', () => {
  const settled = fc.constantFrom<OrderStatus>(
    'paid',
    'processing',
    'shipped',
    'delivered',
    'canceled',
    'refunded',
  )
  fc.assert(
    fc.property(settled, reports, (status, told) => {
      expect([status, 'refunded']).toContain(told.reduce(after, status))
    }),
  )
})
