import { expect, test } from 'vitest'
import { toAmsterdamInstant } from '../time/amsterdam.ts'
import { addDays } from '../time/calendar.ts'
import { type DeliveryPromiseInput, promiseDelivery } from './promise.ts'
import { promiseInShort } from './promise-in-short.ts'

const inShort = (date: string, parts: Partial<DeliveryPromiseInput> = {}) =>
  promiseInShort(
    promiseDelivery({
      deliveryClass: 'parcel',
      availableStock: 5,
      country: 'NL',
      now: toAmsterdamInstant(date, '10:00'),
      ...parts,
    }),
  )

test('[CT-03] a tile shortens the day, and gives it in whole words for screen readers', () => {
  expect(inShort('2026-11-20')).toEqual({ shown: 'Morgen in huis', spoken: 'Morgen in huis' })
  expect(inShort('2026-11-22')).toEqual({
    shown: 'Di 24 nov in huis',
    spoken: 'Dinsdag 24 november in huis',
  })
  expect(inShort('2026-02-28')).toMatchObject({ shown: 'Di 3 mrt in huis' })
  expect(inShort('2026-11-22', { deliveryClass: 'two_man' })).toEqual({
    shown: 'Vanaf do 26 nov, kies\u00a0je\u00a0dag',
    spoken: 'Vanaf donderdag 26 november, kies zelf je dag',
  })
})

test('[CT-03] a tile has a line for goods without a day', () => {
  const week = { shown: 'Bezorgd in week 50', spoken: 'Bezorgd in week 50' }
  expect(inShort('2026-11-20', { availableStock: 0, leadTimeDays: 10 })).toEqual(week)
  const none = { shown: 'Tijdelijk niet leverbaar', spoken: 'Tijdelijk niet leverbaar' }
  expect(inShort('2026-11-20', { availableStock: 0 })).toEqual(none)
  const full = Array.from({ length: 60 }, (_, ahead) => ({
    date: addDays('2026-11-20', ahead),
    part: 'day' as const,
  }))
  expect(inShort('2026-11-20', { deliveryClass: 'two_man', full })).toEqual({
    shown: 'Bezorgdag in overleg',
    spoken: 'We spreken een bezorgdag met je af',
  })
})
