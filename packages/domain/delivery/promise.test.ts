import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAmsterdamDate, toAmsterdamInstant } from '../time/amsterdam.ts'
import { addDays, toIsoWeek } from '../time/calendar.ts'
import { isDeliveryDay } from './calendar.ts'
import { listDeliveryDays } from './delivery-days.ts'
import { deliveryClasses } from './goods.ts'
import {
  type DeliveryPromiseInput,
  findEarliestVisit,
  findSlowestPromise,
  formatOpenDay,
  promiseDelivery,
} from './promise.ts'

function promiseAt(date: string, time: string, parts: Partial<DeliveryPromiseInput> = {}) {
  const now = toAmsterdamInstant(date, time)
  return promiseDelivery({ deliveryClass: 'parcel', availableStock: 5, country: 'NL', now, ...parts })
}

describe('a parcel in stock', () => {
  test.each([
    ['Thursday evening', '2026-11-19', '23:58', 'Voor 23.59 uur besteld, morgen in huis'],
    ['Friday', '2026-11-20', '10:00', 'Voor 23.59 uur besteld, morgen in huis'],
    ['Thursday after the cut-off', '2026-11-19', '23:59', 'Zaterdag 21 november in huis'],
    ['Friday after the cut-off', '2026-11-20', '23:59', 'Dinsdag 24 november in huis'],
    ['Saturday', '2026-11-21', '10:00', 'Dinsdag 24 november in huis'],
    ['Sunday', '2026-11-22', '23:58', 'Dinsdag 24 november in huis'],
    ['Christmas Eve', '2026-12-24', '10:00', 'Maandag 28 december in huis'],
    ['Boxing Day', '2026-12-26', '10:00', 'Dinsdag 29 december in huis'],
    ["New Year's Eve", '2026-12-31', '10:00', 'Zaterdag 2 januari in huis'],
    ['Good Friday', '2026-04-03', '10:00', 'Voor 23.59 uur besteld, morgen in huis'],
    ['Easter Saturday', '2026-04-04', '10:00', 'Woensdag 8 april in huis'],
    ['the day the clock goes forward', '2026-03-29', '23:58', 'Dinsdag 31 maart in huis'],
    ['the day after the clock went forward', '2026-03-30', '23:58', 'Voor 23.59 uur besteld, morgen in huis'],
    ['the day after the clock went back', '2026-10-26', '23:58', 'Voor 23.59 uur besteld, morgen in huis'],
    ['the cut-off after the clock went back', '2026-10-26', '23:59', 'Woensdag 28 oktober in huis'],
  ])('ordered on %s', (_, date, time, text) => {
    expect(promiseAt(date, time).text).toBe(text)
  })

  test.each([
    ['2026-11-10', 'Donderdag 12 november in huis'],
    ['2026-07-20', 'Woensdag 22 juli in huis'],
    ['2026-12-24', 'Zaterdag 26 december in huis'],
    ['2026-04-27', 'Woensdag 29 april in huis'],
  ])('ordered on %s to Belgium knows the holidays of both countries', (date, text) => {
    expect(promiseAt(date, '10:00', { country: 'BE' })).toMatchObject({ kind: 'date', text })
  })

  test('names one day', () => {
    expect(promiseAt('2026-11-21', '10:00')).toMatchObject({ earliest: '2026-11-24', latest: '2026-11-24' })
  })
})

describe('large goods', () => {
  const large = { deliveryClass: 'two_man' } as const

  test.each([
    ['Friday', '2026-11-20', '10:00', 'Vanaf woensdag 25 november, kies zelf je dag'],
    ['Friday after the cut-off', '2026-11-20', '23:59', 'Vanaf donderdag 26 november, kies zelf je dag'],
    ['Sunday', '2026-11-22', '12:00', 'Vanaf donderdag 26 november, kies zelf je dag'],
    [
      'a Wednesday, with no round on Monday',
      '2026-11-18',
      '10:00',
      'Vanaf dinsdag 24 november, kies zelf je dag',
    ],
    ['the week before Christmas', '2026-12-22', '10:00', 'Vanaf dinsdag 29 december, kies zelf je dag'],
    ['the last week of the year', '2026-12-28', '10:00', 'Vanaf donderdag 31 december, kies zelf je dag'],
  ])('ordered on %s come from the first day of the round that can be chosen', (_, date, time, text) => {
    expect(promiseAt(date, time, large)).toMatchObject({ kind: 'visit', text })
  })

  test('in Belgium and on the islands come on the days of their rounds', () => {
    const belgian = promiseAt('2026-11-20', '10:00', { ...large, country: 'BE' })
    expect(belgian.text).toBe('Vanaf donderdag 26 november, kies zelf je dag')
    const island = promiseAt('2026-11-20', '10:00', { ...large, area: 'NL-islands' })
    expect(island.text).toBe('Vanaf woensdag 2 december, kies zelf je dag')
  })

  test('come later when days are full, and on a day that both sides agree on when all are', () => {
    const onWednesday = { date: '2026-11-25', part: 'day' } as const
    expect(promiseAt('2026-11-20', '10:00', { ...large, full: [onWednesday] }).earliest).toBe('2026-11-26')
    const full = Array.from({ length: 60 }, (_, ahead) => ({
      date: addDays('2026-11-20', ahead),
      part: 'day' as const,
    }))
    expect(promiseAt('2026-11-20', '10:00', { ...large, full })).toMatchObject({
      kind: 'agreed',
      text: 'We spreken een bezorgdag met je af',
    })
  })

  test('[CO-04] whose day is left open say from when on it can be agreed, unless no day is in sight', () => {
    const made = promiseAt('2026-11-20', '10:00', { ...large, availableStock: 0, leadTimeDays: 20 })
    expect(made).toMatchObject({ kind: 'visit', earliest: '2026-12-23' })
    expect(formatOpenDay(made)).toBe('We spreken een bezorgdag met je af, vanaf woensdag 23 december')
    expect(formatOpenDay({ kind: 'agreed', earliest: '2026-12-24' })).toBe(
      'We spreken een bezorgdag met je af',
    )
  })
})

describe('goods out of stock', () => {
  test('come in a week after their lead time in working days', () => {
    expect(promiseAt('2026-11-20', '10:00', { availableStock: 0, leadTimeDays: 10 })).toMatchObject({
      kind: 'week',
      earliest: '2026-12-07',
      text: 'Bezorgd in week 50',
    })
  })

  test.each([undefined, null])('cannot be ordered with a lead time of %s', (leadTimeDays) => {
    expect(promiseAt('2026-11-20', '10:00', { availableStock: 0, leadTimeDays })).toMatchObject({
      kind: 'unavailable',
      text: 'Tijdelijk niet leverbaar',
    })
  })

  test('that never come again are distinguished from those that do', () => {
    const gone = { availableStock: 0, isGone: true }
    expect(promiseAt('2026-11-20', '10:00', gone)).toMatchObject({
      kind: 'unavailable',
      text: 'Niet meer leverbaar',
    })
  })

  test('refuse a lead time that is not a number of days', () => {
    expect(() => promiseAt('2026-11-20', '10:00', { availableStock: 0, leadTimeDays: -1 })).toThrow(
      RangeError,
    )
  })
})

test('goods for an island leave a working day later', () => {
  expect(promiseAt('2026-11-19', '10:00', { area: 'NL-islands' }).text).toBe('Zaterdag 21 november in huis')
  expect(promiseAt('2026-11-20', '10:00', { area: 'NL-islands' }).text).toBe('Dinsdag 24 november in huis')
})

test('two people can come three working days after the goods leave', () => {
  const stock = { availableStock: 5, country: 'NL' as const }
  expect(findEarliestVisit({ ...stock, now: toAmsterdamInstant('2026-11-20', '10:00') })).toBe('2026-11-25')
  expect(findEarliestVisit({ ...stock, now: toAmsterdamInstant('2026-11-20', '23:59') })).toBe('2026-11-26')
  const ordered = { ...stock, availableStock: 0, now: toAmsterdamInstant('2026-11-20', '10:00') }
  expect(findEarliestVisit({ ...ordered, leadTimeDays: 10 })).toBe('2026-12-09')
  expect(findEarliestVisit(ordered)).toBeUndefined()
})

test('a promise stays true until the cut-off, and after that until midnight', () => {
  expect(promiseAt('2026-10-25', '01:00').validUntil).toEqual(toAmsterdamInstant('2026-10-25', '23:59'))
  expect(promiseAt('2026-10-25', '23:59').validUntil).toEqual(toAmsterdamInstant('2026-10-26', '00:00'))
})

test('a shipment comes when its slowest goods come', () => {
  const parcel = promiseAt('2026-11-20', '10:00')
  const large = promiseAt('2026-11-20', '10:00', { deliveryClass: 'two_man' })
  const none = promiseAt('2026-11-20', '10:00', { availableStock: 0 })
  expect(findSlowestPromise([parcel, large])).toBe(large)
  expect(findSlowestPromise([large, none, parcel])).toBe(none)
  expect(findSlowestPromise([])).toBeUndefined()
})

const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 })
const anyOrder = fc.record({
  deliveryClass: fc.constantFrom(...deliveryClasses),
  availableStock: fc.integer({ min: 0, max: 3 }),
  leadTimeDays: fc.option(fc.nat({ max: 60 })),
  now: minute.map((minutes) => new Date(minutes * 60_000)),
  country: fc.constantFrom('NL' as const, 'BE' as const),
})

test('every promise is for later than today, for days on which carriers come, and true until it says', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const promise = promiseDelivery(order)
      expect(promise.validUntil > order.now).toBe(true)
      const lastMoment = new Date(promise.validUntil.getTime() - 1)
      expect(promiseDelivery({ ...order, now: lastMoment })).toEqual(promise)
      if (promise.kind === 'unavailable') return
      expect(promise.earliest > toAmsterdamDate(order.now)).toBe(true)
      expect(promise.latest >= promise.earliest).toBe(true)
      expect([promise.earliest, promise.latest].every((date) => isDeliveryDay(order.country, date))).toBe(
        true,
      )
      if (promise.kind === 'visit')
        expect(listDeliveryDays(order.country, promise.earliest)[0]?.date).toBe(promise.earliest)
      if (promise.kind === 'week') expect(toIsoWeek(promise.earliest)).toBe(toIsoWeek(promise.latest))
    }),
  )
})
