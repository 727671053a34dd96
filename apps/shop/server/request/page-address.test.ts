import { expect, test } from 'vitest'
import { toKeptAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/slapen/', '/slapen/'],
  ['/slapen/?utm_source=brief&gclid=1&fbclid=2', '/slapen/'],
  ['/slapen/?tn_sort=nieuw&utm_source=brief&tn_p=2', '/slapen/?tn_sort=nieuw&tn_p=2'],
  ['/dekbed-duin.html?maat=240x220&gclid=1', '/dekbed-duin.html?maat=240x220'],
  ['/slapen/_.data?_routes=a&tn_p=2', '/slapen/_.data?_routes=a&tn_p=2'],
  ['/dekbed-duin.html.data', '/dekbed-duin.html.data'],
  ['/_root.data', '/_root.data'],
  ['/zoeken/?tn_q=dekbed', '/zoeken/?tn_q=dekbed'],
])('%s is kept as %s', (url, address) => {
  expect(toKeptAddress(url)).toBe(address)
})

test.each([
  '/cart/',
  '/cart/_.data',
  '/checkout/status/ABC/',
  '/checkout/thankyou/?order=1',
  '/favorieten/',
  '/keuzehulp/matras/',
  '/configurator/boxsprings/boxspringset-hotel/step-1/',
  '/configurator/bed/7k2m9x4p1q8w/',
  '/zoeken/suggesties/?search_term=d',
  '/sitemap.xml',
  '/__manifest?p=%2F',
])('%s is never kept', (url) => {
  expect(toKeptAddress(url)).toBeUndefined()
})

test.each([
  ['a parameter that is nobody’s', '/slapen/?whatever=1'],
  ['a form without scripts', '/slapen/?prijs-van=10&prijs-tot=20'],
  ['an endless query', `/slapen/?tn_q=${'a'.repeat(3000)}`],
  ['more options than a product has', `/bed.html?${'abcdefghij'.replaceAll(/./g, '$&=1&')}`],
])('%s gets a page of its own', (_, url) => {
  expect(toKeptAddress(url)).toBeUndefined()
})
