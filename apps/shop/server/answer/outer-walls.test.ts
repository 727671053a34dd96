import { get } from 'node:http'
import { expect, test } from 'vitest'
import { withCachePolicy } from '../pages/cache-policy.ts'
import { answerJson } from '../test/fake-api.ts'
import { startTestShop } from '../test/test-shop.ts'

test('the documents of the api are closed on https unless a setting opens them, and open while trying out', async () => {
  const answers = { '/openapi.json': answerJson(200, { openapi: '3.1.0' }) }
  const askFor = async (environment: Record<string, string>) => {
    const shop = await startTestShop({
      answers,
      environment,
      handlePage: async () => new Response('', { status: 404 }),
    })
    return (await shop.ask('/openapi.json')).status
  }
  expect(await askFor({})).toBe(404)
  expect(await askFor({ API_DOCS: 'open' })).toBe(200)
  expect(await askFor({ PUBLIC_URL: 'http://localhost:3000' })).toBe(200)
  expect(await askFor({ PUBLIC_URL: 'http://localhost:3000', API_DOCS: 'closed' })).toBe(404)
})

test('security.txt says where to report, and until when that holds (RFC 9116)', async () => {
  const shop = await startTestShop({ environment: { SECURITY_CONTACT: 'mailto:veilig@voorbeeld.example' } })
  const answer = await shop.ask('/.well-known/security.txt')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:veilig@voorbeeld.example$/m)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('pages and answers of the api carry the same headers', async () => {
  const helmets = {
    'strict-transport-security': 'max-age=31536000',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }
  const shop = await startTestShop({ answers: { '/v1/cart': answerJson(200, {}, helmets) } })
  const [page, call] = [await shop.ask('/'), await shop.ask('/v1/cart')]
  for (const name of [...Object.keys(helmets), 'x-content-type-options', 'cross-origin-resource-policy'])
    expect([name, call.headers.get(name)]).toEqual([name, page.headers.get(name) ?? 'absent'])
})

test('passkeys are for the pages of the shop, and for no frame in them', async () => {
  const policy = (await (await startTestShop({})).ask('/')).headers.get('permissions-policy')
  for (const name of ['get', 'create']) expect(policy).toContain(`publickey-credentials-${name}=(self)`)
})

test('pictures may be shown by the site of a mail program, and nothing else of the shop may', async () => {
  const shop = await startTestShop({ answers: { '/media/160/lamp.jpg': answerJson(200, {}) } })
  const readPolicy = async (path: string) =>
    (await shop.ask(path)).headers.get('cross-origin-resource-policy')
  for (const path of ['/media/160/lamp.jpg', '/icons/icon-192.png'])
    expect(await readPolicy(path), path).toBe('cross-origin')
  for (const path of ['/', '/mediation/', '/iconset/', '/v1/cart'])
    expect(await readPolicy(path), path).toBe('same-site')
})

test.each([
  ['a redirect', '/zoeken', {}, 301],
  ['a refusal', '/', { method: 'PUT' }, 405],
  ['an address that is none', '/%00/', {}, 400],
  ['a form of another site', '/cart/', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
  ['a probe', '/healthz', {}, 200],
  ['a text', '/.well-known/security.txt', {}, 200],
  ['a page', '/', {}, 200],
])('%s may be put into no frame and load nothing that it does not name', async (_, path, init, status) => {
  const shop = await startTestShop()
  const answer = await shop.ask(path, { redirect: 'manual', ...init })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
})

test('the policy of a page goes before the one of everything else', async () => {
  const policy = "default-src 'self'; frame-ancestors 'none'"
  const shop = await startTestShop({
    handlePage: async () => new Response('', { headers: { 'content-security-policy': policy } }),
  })
  expect((await shop.ask('/')).headers.get('content-security-policy')).toBe(policy)
})

test.each(['/zoeken/?tn_q=%00', '/zoeken/?tn_q=dek%00bed', '/%00/'])(
  'a NUL in an address is refused: %s',
  async (path) => {
    const shop = await startTestShop()
    expect((await shop.ask(path)).status).toBe(400)
  },
)

test.each(['/v1/catalog/product-feed?limit=500', '/v1/catalog/sitemap/products/1', '/v1/catalog/sitemap'])(
  '%s, which costs the most and only the shop itself needs, is not passed on',
  async (path) => {
    const shop = await startTestShop()
    expect((await shop.ask(path)).status).toBe(404)
    expect(shop.api.callsTo('/v1/')).toHaveLength(0)
  },
)

test('two Host headers are refused', async () => {
  const shop = await startTestShop()
  const status = await new Promise((resolve, reject) => {
    const headers = ['Host', 'shop.example.test', 'Host', 'evil.example']
    get(shop.url, { headers, setHost: false }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    )
  })
  expect(status).toBe(400)
})

const readCacheControl = (path: string, init?: RequestInit) =>
  withCachePolicy(
    new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
    new Request(`https://shop.example.test${path}`, init),
    [],
  ).headers.get('cache-control')

test.each([
  '/checkout/address-details/',
  '/checkout/address-details/_.data',
  '/checkout/thankyou/?order=x',
  '/cart/',
  '/service/herroepen/?bestelling=x',
])('a browser keeps %s nowhere (ASVS 14.3.2)', (path) => {
  expect(readCacheControl(path)).toBe('private, no-store')
})

test('nor the answer to a form, which repeats what was typed; a page for all it may show again', () => {
  expect(readCacheControl('/service/herroepen/', { method: 'POST', body: 'a=1' })).toBe('private, no-store')
  expect(readCacheControl('/service/herroepen/')).toBe('private, no-cache')
})
