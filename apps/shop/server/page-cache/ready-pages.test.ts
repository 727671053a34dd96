import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startCachingShop } from '../test/caching-shop.ts'

/** Headers that differ with each answer, and those of the connection. */
const ofOneAnswer = ['date', 'x-request-id', 'server-timing', 'connection', 'keep-alive']

const listHeaders = ({ headers }: Response) => [...headers].filter(([name]) => !ofOneAnswer.includes(name))

test.each([
  ['brotli', { 'accept-encoding': 'br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['no compression', { 'accept-encoding': 'identity' }],
])('a page that is ready is sent as it was when it had to be made: %s', async (_, headers) => {
  const shop = await startCachingShop()
  const ask = () => shop.ask('/bed.html?utm_source=a', { headers })
  const made = await ask()
  let ready = made
  // On a busy machine the shop may hear of changes too late, and asks the api before it sends what it has.
  await expect
    .poll(async () => {
      ready = await ask()
      return (await shop.numbers()).hits
    })
    .toBeGreaterThan(0)
  expect(listHeaders(ready)).toEqual(listHeaders(made))
  expect(ready.headers.get('server-timing')).toMatch(/^clock;desc="\d{13}"$/)
  expect(await ready.text()).toBe(await made.text())
  expect((await shop.numbers()).made).toBe(1)
})

test('a browser that has the page hears so, with the headers of the page and without its type', async () => {
  const shop = await startCachingShop()
  const page = await shop.ask('/bed.html')
  for (const etag of [page.headers.get('etag') ?? '', '*', `"other", ${page.headers.get('etag')}`]) {
    const answer = await shop.ask('/bed.html', { headers: { 'if-none-match': etag } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    expect(answer.headers.get('content-type')).toBeNull()
  }
})

test('an answer has each header once, and its own request id', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  const rawHeaders = await new Promise<string[]>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-request-id': 'a-request-of-mine' }
    get(`${shop.url}/bed.html`, { headers }, (answer) => resolve(answer.resume().rawHeaders)).on(
      'error',
      reject,
    )
  })
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(rawHeaders[names.indexOf('x-request-id') * 2 + 1]).toBe('a-request-of-mine')
})

test('a request for a page that is ready gets no body when it asks for the headers alone', async () => {
  const shop = await startCachingShop()
  const page = await shop.ask('/bed.html', { headers: { 'accept-encoding': 'br' } })
  const head = await shop.ask('/bed.html', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(listHeaders(head)).toEqual(listHeaders(page))
  expect(await head.text()).toBe('')
})

test('a visitor with goods in the cart does not get the page of one without', async () => {
  const shop = await startCachingShop()
  for (let times = 0; times < 3; times++) {
    expect(await shop.readText('/bed.html')).toContain('cart 0')
    expect(await shop.readText('/bed.html', { headers: { cookie: 'cart=2' } })).toContain('cart 2')
  }
})

test('two Host headers are refused for a page that is ready, too', async () => {
  const shop = await startCachingShop()
  await shop.readText('/bed.html')
  const status = await new Promise((resolve, reject) => {
    const headers = ['Host', 'shop.example.test', 'Host', 'evil.example', 'Accept-Encoding', 'br']
    get(`${shop.url}/bed.html`, { headers, setHost: false }, (answer) =>
      resolve(answer.resume().statusCode),
    ).on('error', reject)
  })
  expect(status).toBe(400)
})
