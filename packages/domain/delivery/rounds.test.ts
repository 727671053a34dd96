import { expect, test } from 'vitest'
import { countPlaces } from './rounds.ts'

const round = {
  weekdays: [2],
  daypartCents: { day: 0, morning: 995 },
  noEveningOn: [],
  placesPerDay: 24,
  placesPerPart: { morning: 10 },
}

test('a part of the day has its own places, the whole day has all, and a part without a number is not bounded apart', () => {
  expect(countPlaces(round, 'day')).toBe(24)
  expect(countPlaces(round, 'morning')).toBe(10)
  expect(countPlaces(round, 'evening')).toBe(24)
})
