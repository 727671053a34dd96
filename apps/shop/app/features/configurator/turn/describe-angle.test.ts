import { expect, test } from 'vitest'
import { describeAngle } from './describe-angle.ts'

test.each([
  [0, 'Van voren gezien'],
  [24, 'Van rechts voor gezien'],
  [90, 'Van rechts gezien'],
  [135, 'Van rechts achter gezien'],
  [180, 'Van achteren gezien'],
  [-180, 'Van achteren gezien'],
  [-157, 'Van links achter gezien'],
  [-90, 'Van links gezien'],
  [-45, 'Van links voor gezien'],
  [-20, 'Van voren gezien'],
])('a turn of %d is %s', (turn, words) => {
  expect(describeAngle({ turn, lift: 10, zoom: 1 })).toBe(words)
})

test('height and nearness are mentioned where they matter', () => {
  expect(describeAngle({ turn: 0, lift: 30, zoom: 1 })).toBe('Van voren gezien, schuin van boven')
  expect(describeAngle({ turn: 0, lift: 70, zoom: 2 })).toBe('Van voren gezien, van boven, van dichtbij')
})
