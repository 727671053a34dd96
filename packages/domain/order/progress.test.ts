import { expect, test } from 'vitest'
import type { OrderStep } from './history.ts'
import { describeProgress, findPayableUntil, type OrderFacts } from './progress.ts'

const now = new Date('2026-11-23T12:00:00Z')
const at = (text: string) => new Date(`${text}T11:00:00Z`)
const took = (step: OrderStep, day: string) => ({ step, at: at(day) })

function tell(special: Partial<OrderFacts>, moment = now): string {
  const order: OrderFacts = {
    ...{ status: 'paid', paymentStatus: 'paid', placedAt: at('2026-11-20'), isCollected: false },
    ...{ arrival: 'Dinsdag 24 november in huis', steps: [] },
    ...special,
  }
  const { words, detail } = describeProgress(order, moment)
  return detail === '' ? words : `${words}. ${detail}`
}

test.each<[string, Partial<OrderFacts>]>([
  ['We maken je bestelling klaar. Dinsdag 24 november in huis', { status: 'paid' }],
  ['We maken je bestelling klaar. Dinsdag 24 november in huis', { status: 'processing' }],
  [
    'Deels onderweg. De rest sturen we zodra die klaarligt.',
    { status: 'processing', steps: [took('partly_shipped', '2026-11-22')] },
  ],
  ['Onderweg. Dinsdag 24 november in huis', { status: 'shipped', steps: [took('shipped', '2026-11-22')] }],
  [
    'Onderweg naar je afhaalpunt. Dinsdag 24 november af te halen',
    { status: 'shipped', isCollected: true, arrival: 'Dinsdag 24 november af te halen' },
  ],
  ['Bezorgd. Op 24 november 2026', { status: 'delivered', steps: [took('delivered', '2026-11-24')] }],
  [
    'Afgehaald. Op 24 november 2026',
    { status: 'delivered', isCollected: true, steps: [took('delivered', '2026-11-24')] },
  ],
  ['Geannuleerd. Op 21 november 2026', { status: 'canceled', steps: [took('canceled', '2026-11-21')] }],
  [
    'Terugbetaald. Op 22 november 2026',
    { status: 'refunded', steps: [took('canceled', '2026-11-21'), took('refunded', '2026-11-22')] },
  ],
  ['Geannuleerd', { status: 'canceled' }],
  ['Nog niet betaald. Betalen kan tot vrijdag 27 november.', { status: 'new', paymentStatus: 'failed' }],
  [
    'Nog niet betaald. Betalen kan tot vrijdag 27 november.',
    { status: 'awaiting_payment', paymentStatus: 'open' },
  ],
  [
    'We wachten op je betaling. Zodra die binnen is, gaan we aan de slag.',
    { status: 'awaiting_payment', paymentStatus: 'pending' },
  ],
])('[AC-02] an order tells: %s', (words, order) => {
  expect(tell(order)).toBe(words)
})

test('[AC-02] a parcel that left weeks ago is not said to be on its way', () => {
  const sent = { status: 'shipped' as const, steps: [took('shipped', '2026-11-03')] }
  expect(tell(sent, at('2026-11-17'))).toBe('Onderweg. Dinsdag 24 november in huis')
  expect(tell(sent, at('2026-11-18'))).toBe('Verzonden. Op 3 november 2026')
})

test('[CO-05] an unpaid order can be paid for a week', () => {
  const placedAt = at('2026-11-16')
  const until = findPayableUntil(placedAt)
  const tellAt = (moment: Date) => tell({ status: 'new', paymentStatus: 'expired', placedAt }, moment)
  expect(tellAt(new Date(until.getTime() - 1))).toContain('Nog niet betaald')
  expect(tellAt(until)).toBe('Niet betaald. Deze bestelling is vervallen.')
})
