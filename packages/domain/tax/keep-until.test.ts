import { expect, test } from 'vitest'
import { calculateKeptUntil, findFirstKeptYear } from './keep-until.ts'

test('an order is kept for seven years after the year of its last paper', () => {
  expect(calculateKeptUntil(new Date('2026-01-02T10:00:00Z'))).toBe('2033-12-31')
  expect(calculateKeptUntil(new Date('2026-12-31T22:59:59Z'))).toBe('2033-12-31')
})

test('the year is that of Dutch clocks', () => {
  expect(calculateKeptUntil(new Date('2026-12-31T23:00:00Z'))).toBe('2034-12-31')
})

test('the years that are kept begin where the last day of others has passed', () => {
  expect(findFirstKeptYear(new Date('2033-12-31T22:59:59Z'))).toBe(2026)
  expect(findFirstKeptYear(new Date('2033-12-31T23:00:00Z'))).toBe(2027)
})
