import { afterEach, expect, test, vi } from 'vitest'
import { aFailingApp } from '../test/failing-app.tsx'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'

afterEach(() => vi.useRealTimers())

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const apology = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

async function visit(path: string, init: RequestInit = {}, handlePage = aFailingApp()) {
  const shop = await startTestShop({ handlePage })
  const answer = await shop.ask(path, { ...init, headers: { ...browser, ...init.headers } })
  return { answer, html: await answer.text() }
}

function expectErrorPage({ answer, html }: Awaited<ReturnType<typeof visit>>, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain(`<title>${status} | Sluimer</title>`)
  expect(html).toContain(apology)
  expect(html).toContain('Laat me een tevreden klant horen')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Ga terug/)
  const [, again] = /<a [^>]*href="([^"]*)"[^>]*>Vernieuw de pagina/.exec(html) ?? []
  expect(new URL(again ?? '/elders/', answer.url).href).toBe(answer.url)
  expect(html).not.toContain('secret detail')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('retry-after')).toBe(status > 500 ? '30' : null)
}

test.each([
  ['[SC-05] a page that cannot be rendered', '/tekent-niet/', 500],
  ['[ER-01] a loader with a bug', '/laadt-niet/', 500],
  ['[RT-16] [ER-01] an unknown guard', '/onbekende-wacht/', 500],
  ['[ER-01] a page whose api is away', '/weigert/', 503],
])('%s shows the error page with its status, and nothing of why', async (_, path, status) => {
  expectErrorPage(await visit(path), status)
})

test('[RT-16] an unknown guard answers 500 to whoever comes from another page too, and the other pages go on', async () => {
  const shop = await startTestShop({ handlePage: aFailingApp() })
  const getStatus = async (path: string) => (await shop.ask(path, { headers: browser })).status
  // The address without .data is asked for as a page; a browser that is already in the shop asks for the data alone.
  expect(await getStatus('/onbekende-wacht/_.data')).toBe(500)
  expect(await getStatus('/onbekende-wacht.data')).toBe(500)
  expect(await getStatus('/goed/')).toBe(200)
})

test('[SC-05] a page that never finishes becomes the error page, in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = visit('/blijft-tekenen/')
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expectErrorPage(await page, 503)
})

test('[ER-02] a part that fails late takes nothing else with it', async () => {
  const { answer, html } = await visit('/breekt-laat/')
  expect([answer.status, html.includes('wacht')]).toEqual([200, true])
})

test.each(['Layout', 'ErrorBoundary', 'middleware'])(
  '[SC-05] when the shop’s own %s fails, a page that needs none of it says the same',
  async (part) => {
    const fail = () => {
      throw new Error('secret detail')
    }
    const handlePage = aFailingApp({ root: { [part]: part === 'middleware' ? [fail] : fail } })
    expectErrorPage(await visit('/tekent-niet/', {}, handlePage), 500)
  },
)

test('[SC-05] when no page can be made at all, the host says the same by itself', async () => {
  const broken = await visit('/', {}, async () => {
    throw new Error('secret detail')
  })
  expectErrorPage(broken, 500)
})

test.each([
  [403, { method: 'POST', body: 'a=1', headers: { origin: 'https://elders.example' } }],
  [405, { method: 'DELETE', headers: fromOwnPage }],
  [413, { method: 'POST', body: 'x'.repeat(1_000_001), headers: fromOwnPage }],
])('[SC-05] what the host refuses with %i is an error page for people', async (status, init) => {
  expectErrorPage(await visit('/goed/', init), status)
})

test('[SC-05] an invalid address is an error page for people', async () => {
  for (const path of ['//elders.example/', '/%E0%A4%A/', '/goed/%5c/'])
    expectErrorPage(await visit(path), 400)
})

test('programs get the api’s error shape, and learn which methods exist', async () => {
  const { answer, html } = await visit('/goed/', {
    method: 'DELETE',
    headers: { ...fromOwnPage, accept: 'application/json' },
  })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
  expect(JSON.parse(html)).toMatchObject({ error: { code: 'invalid_request' } })
})

test('[SC-05] the payment page of an unreachable api is an error page too', async () => {
  const shop = await startTestShop({ handlePage: aFailingApp() })
  await shop.api.stop()
  const answer = await shop.ask('/test-provider/pay/1', { headers: browser })
  expectErrorPage({ answer, html: await answer.text() }, 502)
})
