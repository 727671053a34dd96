import { expect, test } from 'vitest'
import { findMovedAddress, listOtherChoices, readListingQuery, toCategoryPath } from './listing-address.ts'

test.each([
  ['slapen/', 'slapen'],
  ['/planten/tuinplanten/', 'planten/tuinplanten'],
  ['dekbedovertrek/katoen/240x220', 'dekbedovertrek/katoen/240x220'],
])('[RT-13] the path %s is the category %s', (splat, path) => {
  expect(toCategoryPath(splat)).toBe(path)
})

test.each([undefined, '', '/', 'iets.html', 'a/b.HTML', 'x'.repeat(501)])(
  '[RT-15] %s is not a category',
  (splat) => {
    expect(toCategoryPath(splat)).toBeUndefined()
  },
)

test('keys of others do not reach the api', () => {
  expect(readListingQuery(new URLSearchParams('utm_source=mail&tn_sort=nieuw'))).toBe('tn_sort=nieuw')
})

test('a form carries the other choices along, but starts at the first page', () => {
  expect(listOtherChoices('?tn_fk_merk=haver&tn_sort=nieuw&tn_p=2', 'tn_sort')).toEqual([
    ['tn_fk_merk', 'haver'],
  ])
})

test.each([
  ['/dekbed/wit/katoen/', '/dekbed/katoen/wit/', '/dekbed/katoen/wit/'],
  ['/dekbed/wit/wit/?utm_source=mail', '/dekbed/wit/', '/dekbed/wit/?utm_source=mail'],
  ['/dekbed/?tn_fk_kleur=wit&tn_sort=nieuw', '/dekbed/wit/', '/dekbed/wit/?tn_sort=nieuw'],
  [
    '/dekbed/a/b/d/?tn_fk_x=c&tn_fk_ae-prijs=1-9&tn_p=2',
    '/dekbed/a/b/c/?tn_fk_x=d&tn_p=2',
    '/dekbed/a/b/c/?tn_fk_x=d&tn_fk_ae-prijs=1-9&tn_p=2',
  ],
])('[RT-13] %s moves to where its values stand in order', (asked, canonical, target) => {
  const url = new URL(asked, 'https://shop.example')
  expect(findMovedAddress(url, toCategoryPath(url.pathname) ?? '', canonical)).toBe(target)
})

test.each([
  ['/dekbed/katoen/wit/?tn_sort=nieuw&utm_source=x', '/dekbed/katoen/wit/'],
  ['/dekbed/?tn_fk_kleur=bestaat-niet', '/dekbed/'],
])('[RT-13] %s stays', (asked, canonical) => {
  const url = new URL(asked, 'https://shop.example')
  expect(findMovedAddress(url, toCategoryPath(url.pathname) ?? '', canonical)).toBeUndefined()
})
