import { expect, test } from 'vitest'
import { startCachingShop } from '../test/caching-shop.ts'
import { answerJson } from '../test/fake-api.ts'

test('a page is made once for all who ask, however many ask at the same time', async () => {
  const shop = await startCachingShop()
  const pages = await Promise.all(Array.from({ length: 50 }, () => shop.readText('/bed.html')))
  expect(new Set(pages).size).toBe(1)
  expect(await shop.numbers()).toMatchObject({ pages: 1, made: 1 })
})

test('a page is made anew when something in it changed, and not otherwise', async () => {
  const shop = await startCachingShop()
  expect(await shop.readText('/bed.html')).toContain('price 10')
  shop.tell('product:9')
  shop.product.price = 12
  expect(await shop.readText('/bed.html')).toContain('price 10')
  shop.tell('product:812')
  await expect.poll(() => shop.readText('/bed.html')).toContain('price 12')
  expect(await shop.numbers()).toMatchObject({ made: 2 })
})

test('a change that leaves the answers as they were costs a check, but no new page', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  shop.tell('category:3')
  await expect
    .poll(async () => (await shop.readText('/bed.html')) && (await shop.numbers()).confirmed)
    .toBeGreaterThan(0)
  expect((await shop.numbers()).made).toBe(1)
})

test('what the api answers before it has caught up with a change is asked for with that place', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  shop.tell('product:812')
  await expect
    .poll(async () => (await shop.readText('/bed.html')) && shop.api.callsTo('/v1/product').at(-1)?.headers)
    .toMatchObject({ 'changes-heard': '1:1:', 'if-none-match': '"10"' })
})

test('a page made of an answer that does not say what it is made of is made for each visitor', async () => {
  const shop = await startCachingShop()
  shop.product.dependsOn = ''
  expect(await shop.readText('/bed.html', { headers: { cookie: 'a=1' } })).toContain('"cookie":"a=1"')
  expect(await shop.readText('/bed.html', { headers: { cookie: 'b=2' } })).toContain('"cookie":"b=2"')
  expect((await shop.numbers()).pages).toBe(0)
})

test('while the shop is cut off from changes, no page is used without asking', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  shop.cut(true)
  await expect.poll(async () => (await shop.numbers()).state).toBe('cut_off')
  shop.product.price = 15
  await expect.poll(() => shop.readText('/bed.html')).toContain('price 15')
  await expect
    .poll(async () => (await shop.readText('/bed.html')) && (await shop.numbers()).confirmed)
    .toBeGreaterThan(0)
  expect((await shop.numbers()).hits).toBe(0)
})

test('after a gap everything is asked about again', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  shop.cut()
  shop.product.price = 15
  await expect.poll(() => shop.readText('/bed.html')).toContain('price 15')
  expect(shop.api.callsTo('/changes').at(-1)?.headers['last-event-id']).toBe('run-0')
})

test('an api that falls silent counts as unreachable', async () => {
  const shop = await startCachingShop({
    answers: {},
  })
  await shop.readText('/bed.html')
  shop.fallSilent()
  shop.product.price = 15
  await expect.poll(() => shop.readText('/bed.html')).toContain('price 15')
})

test('[CA-05] each visitor sees the number in their own cart, on a page shared with visitors who have the same number', async () => {
  const shop = await startCachingShop()
  const withCart = (cart: string) => shop.readText('/bed.html', { headers: { cookie: `x=1; cart=${cart}` } })
  expect(await withCart('3')).toContain('cart 3')
  expect(await withCart('2')).toContain('cart 2')
  expect(await shop.readText('/bed.html')).toContain('cart 0')
  expect(await withCart('3')).toContain('cart 3')
  expect(await shop.numbers()).toMatchObject({ pages: 3, made: 3 })
})

test('[CA-05] on https, where the cookie is bound to the host by its name, the cart is seen as well', async () => {
  const shop = await startCachingShop()
  const withCookie = (cookie: string) => shop.readText('/bed.html', { headers: { cookie } })
  expect(await withCookie('__Host-cart=3')).toContain('cart 3')
  expect(await withCookie('x=1; __Host-cart=2')).toContain('cart 2')
})

test('a browser that has the page already hears only that, with the page’s policy', async () => {
  const shop = await startCachingShop()
  const first = await shop.ask('/bed.html')
  const etag = first.headers.get('etag') ?? ''
  const again = await shop.ask('/bed.html', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  shop.product.price = 11
  shop.tell('product:812')
  await expect
    .poll(async () => (await shop.ask('/bed.html', { headers: { 'if-none-match': etag } })).status)
    .toBe(200)
})

test.each(['br', 'gzip', 'identity', 'gzip;q=0, br;q=0', '', '*;q=0', 'zstd, \u00e9'])(
  'a page comes whole to those who take "%s"',
  async (accepted) => {
    const shop = await startCachingShop()
    const plain = await shop.readText('/bed.html')
    for (let i = 0; i < 2; i++)
      expect(await shop.readText('/bed.html', { headers: { 'accept-encoding': accepted } })).toBe(plain)
    const head = await shop.ask('/bed.html', { method: 'HEAD', headers: { 'accept-encoding': accepted } })
    expect([head.status, await head.text()]).toEqual([200, ''])
  },
)

test('a page that could not be made is made for the next visitor again', async () => {
  let isBroken = true
  const shop = await startCachingShop({
    answers: {
      '/v1/product': (call, response) => {
        const headers = { etag: '"1"', 'depends-on': '*' }
        answerJson(isBroken ? 503 : 200, { price: 1 }, headers)(call, response)
      },
    },
    handlePage: async (_, { gateway, visit }) => {
      const { status } = await gateway.send({ method: 'GET', path: '/v1/product' }, visit)
      return new Response(`status ${status}`, { status, headers: { 'content-type': 'text/html' } })
    },
  })
  expect((await shop.ask('/bed.html')).status).toBe(503)
  isBroken = false
  expect((await shop.ask('/bed.html')).status).toBe(200)
  await expect
    .poll(async () => (await shop.ask('/bed.html')) && (await shop.numbers()).hits)
    .toBeGreaterThan(0)
})

test('a page is kept for each size of a bed, and knows nothing else of the cookies', async () => {
  const shop = await startCachingShop()
  const read = (cookie: string) => shop.readText('/bed.html', { headers: { cookie } })
  expect(await read('a=1; bed-size=180x200; b=2')).toContain('"cookie":"bed-size=180x200"')
  expect(await read('bed-size=140x200')).toContain('"cookie":"bed-size=140x200"')
  expect(await read('c=3')).toContain('"cookie":""')
  expect(await shop.numbers()).toMatchObject({ pages: 3, made: 3 })
  expect(await read('bed-size=180x200; d=4')).toContain('"cookie":"bed-size=180x200"')
  expect((await shop.numbers()).made).toBe(3)
})

test('a page is kept for each area of delivery, and never knows a postcode', async () => {
  const shop = await startCachingShop()
  const read = (cookie: string) => shop.readText('/bed.html', { headers: { cookie } })
  expect(await read('postcode=NL1012')).toContain('"cookie":"postcode=NL"')
  expect(await read('postcode=NL9711')).toContain('"cookie":"postcode=NL"')
  expect(await read('postcode=NL1791; bed-size=180x200')).toContain(
    '"cookie":"bed-size=180x200; postcode=NL-islands"',
  )
  expect(await shop.numbers()).toMatchObject({ pages: 2, made: 2 })
  expect(await read('postcode=DE1012')).toContain('"cookie":""')
})

test('a cookie with no size of a bed makes no page of its own', async () => {
  const shop = await startCachingShop()
  const hostile = ['1x1', '999x999', '180x200x', '<script>', '180x200%20', '']
  for (const value of hostile)
    expect(await shop.readText('/bed.html', { headers: { cookie: `bed-size=${value}` } })).toContain(
      '"cookie":""',
    )
  expect(await shop.numbers()).toMatchObject({ pages: 1, made: 1 })
})

test('a page for a bed is made anew when something in it changed', async () => {
  const shop = await startCachingShop()
  const read = () => shop.readText('/bed.html', { headers: { cookie: 'bed-size=180x200' } })
  expect(await read()).toContain('price 10')
  shop.product.price = 12
  shop.tell('product:812')
  await expect.poll(read).toContain('price 12')
})
