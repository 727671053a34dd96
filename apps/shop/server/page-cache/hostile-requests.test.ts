import { expect, test } from 'vitest'
import { startCachingShop } from '../test/caching-shop.ts'
import { answerJson } from '../test/fake-api.ts'
import { fromOwnPage } from '../test/test-shop.ts'

const mark = 'evil.example'

test.each([
  ['host', mark],
  ['x-forwarded-host', mark],
  ['x-forwarded-proto', mark],
  ['x-forwarded-for', mark],
  ['x-original-url', `/${mark}`],
  ['x-rewrite-url', `/${mark}`],
  ['forwarded', `host=${mark}`],
  ['user-agent', mark],
  ['accept', mark],
  ['accept-language', mark],
  ['referer', `https://${mark}/`],
  ['origin', `https://${mark}`],
  ['cookie', `name=${mark}`],
  ['x-request-id', mark],
  ['x-http-method-override', 'DELETE'],
  ['changes-heard', mark],
  ['if-none-match', mark],
  ['depends-on', mark],
])('what one visitor sends as %s is in nobody’s page', async (name, value) => {
  const shop = await startCachingShop()
  const first = await shop.readText('/bed.html', { headers: { [name]: value } })
  const next = await shop.readText('/bed.html')
  expect(first).not.toContain(mark)
  expect(next).toBe(first)
  expect((await shop.numbers()).pages).toBe(1)
})

test('parameters of advertisers and mailings make no page of their own and are in none', async () => {
  const shop = await startCachingShop()
  for (let i = 0; i < 20; i++) await shop.ask(`/bed.html?utm_source=${mark}${i}&gclid=${i}`)
  expect(await shop.readText('/bed.html')).not.toContain(mark)
  expect(await shop.numbers()).toMatchObject({ pages: 1, made: 1 })
})

test('part of a page is not asked for: a range is the whole page', async () => {
  const shop = await startCachingShop()
  const answer = await shop.ask('/bed.html', { headers: { range: 'bytes=0-3' } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(await shop.readText('/bed.html'))
})

test('a form is never answered from what is kept, and its answer is not kept', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  const form = { method: 'POST', headers: fromOwnPage, body: 'a=1' }
  expect(await shop.readText('/bed.html', form)).toContain('cart live')
  expect(await shop.readText('/bed.html')).toContain('cart 0')
})

test('a page that sets a cookie belongs to one visitor', async () => {
  let visitors = 0
  const shop = await startCachingShop({
    handlePage: async (_, { setCookies, visit }) => {
      setCookies.push(`session=${++visitors}`)
      return new Response(`visitor ${visitors} ${visit.cookie}`, { headers: { 'content-type': 'text/html' } })
    },
  })
  const one = await shop.readText('/bed.html')
  const other = await shop.readText('/bed.html')
  expect(one).not.toBe(other)
  expect((await shop.numbers()).pages).toBe(0)
})

test('an answer of the api that sets a cookie belongs to one visitor, whatever it says it is made of', async () => {
  const headers = { etag: '"1"', 'depends-on': '*', 'set-cookie': 'a=1' }
  const shop = await startCachingShop({ answers: { '/v1/product': answerJson(200, { price: 1 }, headers) } })
  expect(await shop.readText('/bed.html')).toContain('cart live')
  expect((await shop.numbers()).pages).toBe(0)
})

test.each(['/cart/', '/checkout/', '/checkout/status/1/', '/favorieten/', '/Cart/', '/%63art/'])(
  '%s is never kept where its answers are somebody’s',
  async (path) => {
    const shop = await startCachingShop()
    shop.product.dependsOn = ''
    expect(await shop.readText(path, { headers: { cookie: 'a=1' } })).toContain('a=1')
    expect(await shop.readText(path)).not.toContain('a=1')
    expect((await shop.numbers()).pages).toBe(0)
  },
)

test('a visitor who asks too often spoils no page for others', async () => {
  let isLimited = true
  const shop = await startCachingShop({
    answers: {
      '/v1/product': (call, response) => {
        const headers = { etag: '"1"', 'depends-on': '*' }
        answerJson(isLimited ? 429 : 200, { price: isLimited ? 'none' : 1 }, headers)(call, response)
      },
    },
  })
  expect(await shop.readText('/bed.html')).toContain('price none')
  isLimited = false
  expect(await shop.readText('/bed.html')).toContain('price 1, cart 0')
})
