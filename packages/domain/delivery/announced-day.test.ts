import { expect, test } from 'vitest'
import { orderStatuses } from '../order/status.ts'
import { findAnnouncedDay, isAnnounced } from './announced-day.ts'

const order = (date: string, area: 'NL' | 'BE' = 'NL') => ({
  status: 'paid' as const,
  slot: { date, area },
  piecesToCome: 1,
})

test('[CO-04] tomorrow begins at midnight in Amsterdam, in summer and in winter', () => {
  expect(findAnnouncedDay(new Date('2026-11-30T22:59:00Z'))).toBe('2026-12-01')
  expect(findAnnouncedDay(new Date('2026-11-30T23:01:00Z'))).toBe('2026-12-02')
  expect(findAnnouncedDay(new Date('2026-06-30T22:01:00Z'))).toBe('2026-07-02')
})

test('[CO-04] a buyer is told of the chosen day the day before, and of no other', () => {
  const now = new Date('2026-11-30T09:00:00Z')
  expect(isAnnounced(order('2026-12-01'), now)).toBe(true)
  for (const date of ['2026-11-30', '2026-12-02']) expect(isAnnounced(order(date), now)).toBe(false)
  expect(isAnnounced({ ...order('2026-12-01'), slot: null }, now)).toBe(false)
  expect(isAnnounced({ ...order('2026-12-01'), piecesToCome: 0 }, now)).toBe(false)
})

test('[CO-04] nobody gets a mail about an order that is canceled, refunded, delivered or unpaid', () => {
  const told = orderStatuses.filter((status) =>
    isAnnounced({ ...order('2026-12-01'), status }, new Date('2026-11-30T09:00:00Z')),
  )
  expect(told).toEqual(['paid', 'processing', 'shipped'])
})

test('[CO-04] on a holiday of the country nobody comes, and in the other country somebody does', () => {
  // 21 July is Belgium's national day, 27 April the Netherlands'.
  const inBelgium = new Date('2026-07-20T09:00:00Z')
  expect(isAnnounced(order('2026-07-21', 'BE'), inBelgium)).toBe(false)
  expect(isAnnounced(order('2026-07-21', 'NL'), inBelgium)).toBe(true)
  const inTheNetherlands = new Date('2026-04-26T09:00:00Z')
  expect(isAnnounced(order('2026-04-27', 'NL'), inTheNetherlands)).toBe(false)
  expect(isAnnounced(order('2026-04-27', 'BE'), inTheNetherlands)).toBe(true)
})
