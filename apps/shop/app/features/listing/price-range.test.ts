import { expect, test } from 'vitest'
import { joinPriceSearch, searchWithPrice } from './price-range.ts'

const bounds = { minrange: 9, maxrange: 250 }

test('[CT-07] a price range goes into the query as min-max, and the page starts anew', () => {
  expect(searchWithPrice('?tn_sort=nieuw&tn_p=1-3', [20, 80], bounds)).toBe(
    '?tn_sort=nieuw&tn_fk_ae-prijs=20-80',
  )
})

test('[CT-07] the whole range is not a choice', () => {
  expect(searchWithPrice('?tn_fk_ae-prijs=20-80', [9, 250], bounds)).toBe('')
})

test.each([
  ['prijs-van=20&prijs-tot=80', '?tn_fk_ae-prijs=20-80'],
  ['prijs-van=80&prijs-tot=20', '?tn_fk_ae-prijs=20-80'],
  [
    'tn_sort=nieuw&tn_fk_ae-prijs=1-2&tn_p=2&prijs-van=20&prijs-tot=80',
    '?tn_sort=nieuw&tn_fk_ae-prijs=20-80',
  ],
  ['prijs-van=&prijs-tot=80', ''],
  ['prijs-van=-5&prijs-tot=1e9', ''],
])('[CT-07] the form %s is joined to %s', (sent, joined) => {
  expect(joinPriceSearch(new URLSearchParams(sent))).toBe(joined)
})

test('a page without price fields stays as it is', () => {
  expect(joinPriceSearch(new URLSearchParams('tn_fk_ae-prijs=20-80'))).toBeUndefined()
})

test('words of price in a searched text do not come back when another range is chosen', () => {
  const bounds = { minrange: 10, maxrange: 90 }
  expect(searchWithPrice('?tn_q=dekbed+onder+50', [10, 90], bounds)).toBe('?tn_q=dekbed')
  expect(searchWithPrice('?tn_q=dekbed+onder+50', [20, 90], bounds)).toBe('?tn_q=dekbed&tn_fk_ae-prijs=20-90')
})
