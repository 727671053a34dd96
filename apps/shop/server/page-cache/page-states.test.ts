import { expect, test } from 'vitest'
import type { PageHandler } from '../pages/page-handler.ts'
import { startCachingShop } from '../test/caching-shop.ts'

/** A page whose scripts begin with its price and the number of pieces in the cart, which stand beside it. */
const pageWithState =
  (build: string): PageHandler =>
  async (_request, { gateway, visit, cartCount, keepState }) => {
    const answer = await gateway.send({ method: 'GET', path: '/v1/product' }, visit)
    const { price } = (await answer.json()) as { price: number }
    const state = `price ${price}, cart ${cartCount?.() ?? 'live'}`
    const page = `<p>${price}</p><script data-state="${keepState?.(build, state) ?? 'none'}"></script>`
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

async function startShop(build = 'a1') {
  const shop = await startCachingShop({ handlePage: pageWithState(build) })
  const readAddress = async (init?: RequestInit) =>
    /data-state="([^"]*)"/.exec(await shop.readText('/bed.html', init))?.[1] ?? ''
  return { ...shop, readAddress }
}

test.each(['br', 'gzip', 'identity'])(
  'a page finds beside it what its scripts begin with, as %s',
  async (encoding) => {
    const shop = await startShop()
    const answer = await shop.ask(await shop.readAddress(), { headers: { 'accept-encoding': encoding } })
    expect(await answer.text()).toBe('price 10, cart 0')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  },
)

test('a visitor who opened a page before it changed begins with what they see', async () => {
  const shop = await startShop()
  const before = await shop.readAddress()
  shop.product.price = 12
  shop.tell('product:812')
  await expect.poll(shop.readAddress).not.toBe(before)
  expect(await shop.readText(before)).toBe('price 10, cart 0')
  expect(await shop.readText(await shop.readAddress())).toBe('price 12, cart 0')
})

test('a page that another node made begins with what it is made of now', async () => {
  const first = await startShop()
  const second = await startShop()
  second.product.price = 12
  const answer = await second.ask(await first.readAddress())
  expect(await answer.text()).toBe('price 12, cart 0')
  // The address names other content.
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('[CA-05] what a page begins with has the number of pieces in the cart that the page shows', async () => {
  const shop = await startShop()
  const withCart = { headers: { cookie: 'cart=3' } }
  const address = await shop.readAddress(withCart)
  expect(await shop.readText(address, withCart)).toBe('price 10, cart 3')
  const elsewhere = address.replace(/[\w-]+\?/, 'unknown?')
  expect(await shop.readText(elsewhere, withCart)).toBe('price 10, cart 3')
  expect(await shop.readText(elsewhere)).toBe('price 10, cart 0')
})

test('the code of one release gets nothing that another made', async () => {
  const [older, newer] = [await startShop('a1'), await startShop('b2')]
  expect((await newer.ask(await older.readAddress())).status).toBe(404)
})

test.each([
  '/page-state/a1/x',
  '/page-state/a1/x?page=',
  '/page-state/a1/x?page=%2F%2Fevil.example%2F',
  '/page-state/a1/x?page=https%3A%2F%2Fevil.example%2F',
  '/page-state/a1/x?page=%2Fcart%2F',
  '/page-state/a1/x?page=%2Fslapen%2F..%2Fcart%2F',
  '/page-state/a1/x/y?page=%2Fbed.html',
  '/page-state/',
])('%s is the state of no page', async (address) => {
  const shop = await startShop()
  expect((await shop.ask(address)).status).toBe(404)
  expect(shop.api.callsTo('/v1/product')).toHaveLength(0)
})

test('only GET asks for a state', async () => {
  const shop = await startShop()
  expect((await shop.ask(await shop.readAddress(), { method: 'HEAD' })).status).toBe(404)
})
