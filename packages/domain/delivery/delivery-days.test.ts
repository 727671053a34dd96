import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toIsoWeekday } from '../time/calendar.ts'
import { deliveryAreas, toCountry } from './areas.ts'
import { isDeliveryDay } from './calendar.ts'
import { daypartCodes } from './dayparts.ts'
import {
  findOffered,
  formatSlot,
  listCountedPlaces,
  listDeliveryDays,
  listOpenDays,
} from './delivery-days.ts'
import { countPlaces, daysAhead, defaultDeliveryRounds } from './rounds.ts'

const listDates = (days: readonly { date: string }[]) => days.map(({ date }) => date)

describe('[CO-04] the days offered for two people', () => {
  test('are Tuesdays to Saturdays in the Netherlands', () => {
    const days = listDeliveryDays('NL', '2026-11-30')
    expect(listDates(days).slice(0, 6)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-08',
    ])
  })

  test('are never a holiday of the country', () => {
    const dutch = listDates(listDeliveryDays('NL', '2026-12-22'))
    expect(dutch).not.toContain('2026-12-25')
    expect(dutch).not.toContain('2026-12-26')
    expect(listDates(listDeliveryDays('BE', '2026-12-22'))).toContain('2026-12-26')
  })

  test('on the islands are the days of the ferry, without a choice of hours', () => {
    const days = listDeliveryDays('NL-islands', '2026-11-30')
    expect(days[0]).toEqual({
      date: '2026-12-02',
      parts: [{ code: 'day', title: 'Hele dag', hours: '8 tot 18 uur', priceCents: 0 }],
    })
    expect(days[1]?.date).toBe('2026-12-09')
  })

  test('have an evening where the round has one, and not on Saturdays', () => {
    const days = listDeliveryDays('NL', '2026-12-01')
    const codesOn = (date: string) => days.find((day) => day.date === date)?.parts.map(({ code }) => code)
    expect(codesOn('2026-12-04')).toEqual(['day', 'morning', 'afternoon', 'evening'])
    expect(codesOn('2026-12-05')).toEqual(['day', 'morning', 'afternoon'])
    expect(listDeliveryDays('BE', '2026-12-01')[0]?.parts.map(({ code }) => code)).not.toContain('evening')
  })

  test('follow the rounds that the owner drives', () => {
    const BE = { ...defaultDeliveryRounds.BE, weekdays: [5], daypartCents: { evening: 500 } }
    const days = listDeliveryDays('BE', '2026-12-01', { ...defaultDeliveryRounds, BE })
    expect(days[0]).toMatchObject({ date: '2026-12-04', parts: [{ code: 'evening', priceCents: 500 }] })
  })

  test('are within the horizon, on days of the round on which carriers deliver, whatever the first day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), fc.constantFrom(...deliveryAreas), (from, area) => {
        const earliest = addDays('2024-01-01', from)
        const days = listDeliveryDays(area, earliest)
        expect(days.length).toBeGreaterThan(0)
        for (const { date, parts } of days) {
          expect(date >= earliest && date < addDays(earliest, daysAhead)).toBe(true)
          expect(defaultDeliveryRounds[area].weekdays).toContain(toIsoWeekday(date))
          expect(isDeliveryDay(toCountry(area), date)).toBe(true)
          expect(parts.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('[CO-04] a day stays open', () => {
  const on = (date: string, part: (typeof daypartCodes)[number]) => ({ date, part })

  test('until it is full, or every part of it is', () => {
    const parts = daypartCodes.map((code) => on('2026-12-02', code)).slice(1)
    const days = listOpenDays({
      area: 'NL',
      earliest: '2026-12-01',
      full: [on('2026-12-01', 'day'), ...parts],
    })
    expect(listDates(days).slice(0, 2)).toEqual(['2026-12-02', '2026-12-03'])
    expect(days[0]?.parts.map(({ code }) => code)).toEqual(['day'])
    const none = listOpenDays({
      area: 'NL',
      earliest: '2026-12-01',
      full: [on('2026-12-02', 'day'), ...parts],
    })
    expect(listDates(none)).not.toContain('2026-12-02')
    const evenings = { ...defaultDeliveryRounds.NL, daypartCents: { evening: 500 } }
    const rounds = { ...defaultDeliveryRounds, NL: evenings }
    const full = [on('2026-12-01', 'evening')]
    expect(listOpenDays({ area: 'NL', earliest: '2026-12-01', full, held: null, rounds })[0]?.date).toBe(
      '2026-12-02',
    )
  })

  test('for the visitor whose own order holds the last place, and for that part only', () => {
    const full = [on('2026-12-01', 'day'), on('2026-12-01', 'evening')]
    const held = { area: 'NL' as const, date: '2026-12-01', part: 'evening' as const }
    expect(listOpenDays({ area: 'NL', earliest: '2026-12-01', full, held })[0]).toMatchObject({
      date: '2026-12-01',
    })
    expect(
      listOpenDays({ area: 'NL', earliest: '2026-12-01', full, held: { ...held, part: 'morning' } })[0]
        ?.parts,
    ).not.toContainEqual(expect.objectContaining({ code: 'evening' }))
    expect(listOpenDays({ area: 'BE', earliest: '2026-12-01', full, held })[0]?.date).toBe('2026-12-03')
    const next = [...full, on('2026-12-02', 'day'), on('2026-12-02', 'evening')]
    expect(
      listDates(listOpenDays({ area: 'NL', earliest: '2026-12-01', full: next, held })).slice(0, 2),
    ).toEqual(['2026-12-01', '2026-12-03'])
  })
})

test('a slot is offered when its day and its part are', () => {
  const days = listDeliveryDays('NL', '2026-12-01')
  expect(findOffered(days, { date: '2026-12-01', part: 'evening' })).toMatchObject({ priceCents: 1495 })
  expect(findOffered(days, { date: '2026-12-05', part: 'evening' })).toBeUndefined()
  expect(findOffered(days, { date: '2026-11-30', part: 'day' })).toBeUndefined()
})

test('a slot reads as a day with its hours', () => {
  expect(formatSlot({ date: '2026-12-01', part: 'morning' })).toBe('Dinsdag 1 december, tussen 8 en 13 uur')
})

test('[CO-04] a place counts for its day, and for its part when that is not the whole of it', () => {
  const day = { area: 'BE' as const, date: '2026-12-01' }
  expect(listCountedPlaces({ ...day, part: 'day' })).toEqual([{ ...day, part: 'day' }])
  expect(listCountedPlaces({ ...day, part: 'morning' })).toEqual([
    { ...day, part: 'day' },
    { ...day, part: 'morning' },
  ])
})

test('[CO-04] no part of a day has more places than the day, and all parts together have at least as many', () => {
  for (const round of Object.values(defaultDeliveryRounds)) {
    const parts = daypartCodes.filter((code) => code !== 'day' && round.daypartCents[code] !== undefined)
    const places = parts.map((code) => countPlaces(round, code))
    expect(Math.max(0, ...places)).toBeLessThanOrEqual(round.placesPerDay)
    if (parts.length > 0)
      expect(places.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(countPlaces(round, 'day'))
  }
})

test('[CO-04] a part of the day has its own places, the whole day has all, and a part without a number has as many as the day', () => {
  const round = { ...defaultDeliveryRounds.NL, placesPerDay: 24, placesPerPart: { morning: 10 } }
  expect(countPlaces(round, 'day')).toBe(24)
  expect(countPlaces(round, 'morning')).toBe(10)
  expect(countPlaces(round, 'evening')).toBe(24)
})
