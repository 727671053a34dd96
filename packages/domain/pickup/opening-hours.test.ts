import { expect, test } from 'vitest'
import { formatOpeningHours } from './opening-hours.ts'

const on = (weekdays: number[], from: string, until: string) =>
  weekdays.map((weekday) => ({ weekday, from, until }))

test('days with the same hours stand together', () => {
  expect(
    formatOpeningHours([...on([1, 2, 3, 4, 5], '09:00', '18:00'), ...on([6], '09:30', '17:00')]),
  ).toEqual(['maandag t/m vrijdag 9.00 tot 18.00 uur', 'zaterdag 9.30 tot 17.00 uur'])
})

test('a day off parts what is around it, and two days are joined by a word', () => {
  expect(formatOpeningHours(on([2, 3, 5, 6, 7], '10:00', '18:00'))).toEqual([
    'dinsdag en woensdag 10.00 tot 18.00 uur',
    'vrijdag t/m zondag 10.00 tot 18.00 uur',
  ])
})

test('a pause shows, in whatever order it was told', () => {
  expect(formatOpeningHours([...on([1], '13:00', '17:00'), ...on([1], '09:00', '12:00')])).toEqual([
    'maandag 9.00 tot 12.00 uur en 13.00 tot 17.00 uur',
  ])
})

test('a locker that never closes says so', () => {
  expect(formatOpeningHours(on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'))).toEqual(['dag en nacht open'])
})

test('a point that tells no hours has none', () => {
  expect(formatOpeningHours([])).toEqual([])
})
