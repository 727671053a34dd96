import { expect, test } from 'vitest'
import { categoryPathOf, listingQuery, otherChoices } from './listing-address.ts'

test.each([
  ['slapen/', 'slapen'],
  ['/planten/tuinplanten/', 'planten/tuinplanten'],
  ['dekbedovertrek/katoen/240x220', 'dekbedovertrek/katoen/240x220'],
])('[RT-13] the path %s is the category %s', (splat, path) => {
  expect(categoryPathOf(splat)).toBe(path)
})

test.each([undefined, '', '/', 'iets.html', 'a/b.HTML', 'x'.repeat(501)])(
  '[RT-15] %s is no category',
  (splat) => {
    expect(categoryPathOf(splat)).toBeUndefined()
  },
)

test('keys of others do not reach the api', () => {
  expect(listingQuery(new URLSearchParams('utm_source=mail&tn_sort=nieuw'))).toBe('tn_sort=nieuw')
})

test('a form carries the other choices along, but starts at the first page', () => {
  expect(otherChoices('?tn_fk_merk=haver&tn_sort=nieuw&tn_p=2', 'tn_sort')).toEqual([['tn_fk_merk', 'haver']])
})
