import { expect, test } from 'vitest'
import { calculateKeptUntil, findFirstKeptYear, findKeepingLaw } from './keep-until.ts'

test('an order with Dutch VAT is kept for seven years after the year of its last paper', () => {
  expect(calculateKeptUntil(new Date('2026-01-02T10:00:00Z'), 'NL')).toBe('2033-12-31')
  expect(calculateKeptUntil(new Date('2026-12-31T22:59:59Z'), 'NL')).toBe('2033-12-31')
})

test('an order with Belgian VAT is kept for ten years, because it was declared through the one-stop shop', () => {
  expect(calculateKeptUntil(new Date('2026-01-02T10:00:00Z'), 'BE')).toBe('2036-12-31')
})

test('an order whose buyer declares the VAT is kept for seven years, because it was not', () => {
  expect(calculateKeptUntil(new Date('2026-01-02T10:00:00Z'), null)).toBe('2033-12-31')
  expect([findKeepingLaw(null), findKeepingLaw('NL'), findKeepingLaw('BE')]).toEqual([
    'domestic',
    'domestic',
    'oneStopShop',
  ])
})

test('the year is that of Dutch clocks', () => {
  expect(calculateKeptUntil(new Date('2026-12-31T23:00:00Z'), 'NL')).toBe('2034-12-31')
})

test('a year is no longer kept once its last day has passed', () => {
  expect(findFirstKeptYear(new Date('2033-12-31T22:59:59Z'), 'domestic')).toBe(2026)
  expect(findFirstKeptYear(new Date('2033-12-31T23:00:00Z'), 'domestic')).toBe(2027)
  expect(findFirstKeptYear(new Date('2036-12-31T22:59:59Z'), 'oneStopShop')).toBe(2026)
  expect(findFirstKeptYear(new Date('2036-12-31T23:00:00Z'), 'oneStopShop')).toBe(2027)
})
