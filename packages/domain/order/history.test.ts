import { expect, test } from 'vitest'
import { listStepsToCome, listTakenSteps } from './history.ts'
import { orderStatuses } from './status.ts'

const at = new Date('2026-11-20T10:00:00Z')
const event = (type: string, data: Record<string, unknown> = {}) => ({ type, at, data })
const stepsOf = (...events: ReturnType<typeof event>[]) => listTakenSteps(events).map(({ step }) => step)
const reported = (to: string, paymentId = 'p1') => event('payment_reported', { paymentId, to })

test('[AC-02] an order is followed from its placing to its delivery', () => {
  const events = [
    event('placed'),
    event('payment_created'),
    ...[reported('paid'), event('paid', { paymentId: 'p1' })],
    event('processing_started'),
    event('shipped', { isAll: false }),
    event('shipped', { isAll: true }),
    event('delivered'),
  ]
  expect(stepsOf(...events)).toEqual([
    ...['placed', 'paid', 'processing', 'partly_shipped', 'shipped', 'delivered'],
  ])
  expect(listTakenSteps(events)[0]).toEqual({ step: 'placed', at, amountCents: undefined })
})

test('[AC-02] money that is promised is told apart from money that came in, also when it comes later', () => {
  const promised = [reported('authorized'), event('paid', { paymentId: 'p1' })]
  expect(stepsOf(...promised, reported('paid'))).toEqual(['promised'])
  // Another attempt was a promise; this one paid.
  expect(stepsOf(reported('authorized', 'p0'), reported('paid'), event('paid', { paymentId: 'p1' }))).toEqual(
    ['paid'],
  )
  expect(stepsOf(event('paid', { paymentId: null }))).toEqual(['accepted'])
})

test('[AC-02] what was credited is listed with its amount, and an order that ended says so', () => {
  expect(listTakenSteps([event('credited', { totalCents: 1995, amountCents: 0 })])).toEqual([
    { step: 'credited', at, amountCents: 1995 },
  ])
  expect(stepsOf(event('canceled'))).toEqual(['canceled'])
  expect(stepsOf(event('replaced'))).toEqual(['canceled'])
  expect(stepsOf(reported('refunded'))).toEqual(['refunded'])
})

test('[AC-02] what only staff need is left out', () => {
  const inside = ['stock_released', 'refund_needed', 'promise_ended', 'collected_again', 'delivery_day_lost']
  expect(stepsOf(...inside.map((type) => event(type)), reported('failed'), reported('pending'))).toEqual([])
})

test('[AC-02] a paid order is still to be sent and delivered, and one that was called off is not', () => {
  const toCome = Object.fromEntries(orderStatuses.map((status) => [status, listStepsToCome(status)]))
  expect(toCome).toEqual({
    ...{ new: [], awaiting_payment: [], canceled: [], refunded: [], delivered: [] },
    ...{ paid: ['shipped', 'delivered'], processing: ['shipped', 'delivered'], shipped: ['delivered'] },
  })
})
