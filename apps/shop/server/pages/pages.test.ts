import { expect, test } from 'vitest'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'

test('[RT-14] a page without its trailing slash moves to the one with it, for good and with its query', async () => {
  const shop = await startTestShop()
  const answer = await shop.ask('/dekbedovertrek?tn_fk_kleur=blauw&p=2')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/dekbedovertrek/?tn_fk_kleur=blauw&p=2')
})

test('[RT-14] the page of a product with a slash after it moves to the one without, with its query', async () => {
  const shop = await startTestShop()
  for (const [asked, right] of [
    ['/dekbed-duin.html/', '/dekbed-duin.html'],
    ['/dekbed-duin.html//?maat=140x200&utm_source=mail', '/dekbed-duin.html?maat=140x200&utm_source=mail'],
  ] as const) {
    const answer = await shop.ask(asked)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right])
  }
})

test.each(['/', '/dekbed/', '/dekbed-duin.html', '/cart/restore/a1', '/checkout/thankyou', '/cart/_.data'])(
  '[RT-14] %s is answered where it is',
  async (path) => {
    const shop = await startTestShop()
    expect((await shop.ask(path)).status).toBe(200)
  },
)

test('[RT-14] a form keeps its method: it is not redirected', async () => {
  const shop = await startTestShop()
  const answer = await shop.ask('/cart', { method: 'POST', headers: fromOwnPage, body: 'a=1' })
  expect(await answer.json()).toMatchObject({ method: 'POST' })
})

test('an address that could lead to another host is refused', async () => {
  const shop = await startTestShop()
  expect((await shop.ask('//evil.example/x')).status).toBe(400)
})

test('pages know the shop by its public address, whatever Host a visitor sends', async () => {
  const shop = await startTestShop()
  const answer = await shop.ask('/dekbed/', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(await answer.json()).toMatchObject({ url: 'https://shop.example.test/dekbed/' })
})

test('a page that breaks is a 500 without its details, and the shop goes on', async () => {
  const shop = await startTestShop({
    handlePage: async () => {
      throw new Error('secret detail')
    },
  })
  const answer = await shop.ask('/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret detail')
  expect((await shop.ask('/healthz')).status).toBe(200)
})

test('text is sent compressed to clients that accept it', async () => {
  const page = 'slaap zacht '.repeat(500)
  const shop = await startTestShop({ handlePage: async () => new Response(page) })
  const answer = await shop.ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(page)
})

test('a request under way is finished before the shop stops', async () => {
  const { promise: isAsked, resolve: onAsked } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  const shop = await startTestShop({
    handlePage: async () => {
      onAsked()
      await mayAnswer
      return new Response('klaar')
    },
  })
  const answer = shop.ask('/', { headers: { connection: 'close' } })
  await isAsked
  const stopped = shop.server.stop()
  letAnswer()
  expect(await (await answer).text()).toBe('klaar')
  await stopped
  await expect(shop.ask('/')).rejects.toThrow()
})
