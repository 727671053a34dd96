import { expect, test } from 'vitest'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'

const post = (headers: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: 'a=1',
})

test.each([
  ['its public address as origin', fromOwnPage],
  ['no origin, but a browser that says it is the same', { 'sec-fetch-site': 'same-origin' }],
  [
    'a hidden origin, but a browser that says it is the same',
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ],
])('a form is taken with %s', async (_, headers) => {
  const shop = await startTestShop()
  expect((await shop.ask('/cart/', post(headers))).status).toBe(200)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['no origin at all', {}],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['an origin that only begins like ours', { origin: 'https://shop.example.test.evil.example' }],
])('a form is refused with %s, on pages and on calls', async (_, headers) => {
  const shop = await startTestShop()
  expect((await shop.ask('/cart/', post(headers as Record<string, string>))).status).toBe(403)
  expect((await shop.ask('/v1/cart/item', post(headers as Record<string, string>))).status).toBe(403)
  expect(shop.api.callsTo('/v1/')).toHaveLength(0)
})

test('the address a visitor really used counts as our own', async () => {
  const shop = await startTestShop({ environment: { PUBLIC_URL: 'http://localhost:3000' } })
  expect((await shop.ask('/cart/', post({ origin: shop.url }))).status).toBe(200)
  const overTls = shop.url.replace('http:', 'https:')
  expect((await shop.ask('/cart/', post({ origin: overTls }))).status).toBe(403)
})

test('a page that came without encryption sends no form to a shop on https', async () => {
  const shop = await startTestShop()
  expect((await shop.ask('/cart/', post({ origin: shop.url }))).status).toBe(403)
  expect((await shop.ask('/cart/', post({ origin: 'http://shop.example.test' }))).status).toBe(403)
})

test('a webhook needs no origin', async () => {
  const shop = await startTestShop()
  await shop.ask('/webhooks/payment', post({}))
  expect(shop.api.callsTo('/webhooks/payment')).toHaveLength(1)
})
