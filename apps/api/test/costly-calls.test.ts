import { getInvoiceEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from './test-app.ts'

/** The limit of listings is a tenth of this. */
const rateLimitPerMinute = 60
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute } })
})
afterAll(() => app.close())

const askForInvoice = async (address: string) => {
  const authorization = `Bearer ${app.serviceToken()}`
  const url = getInvoiceEndpoint.path.replace('{id}', 'unknown')
  return (await app.server.inject({ url, headers: { authorization, 'x-forwarded-for': address } })).statusCode
}

test('one visitor gets twenty invoices a minute, and takes none from another', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 22; asked++) statuses.push(await askForInvoice('203.0.113.7'))
  expect(statuses.map((status) => status === 429)).toEqual([...Array(20).fill(false), true, true])
  expect(await askForInvoice('198.51.100.4')).toBe(404)
})

const listings = [
  '/v1/catalog/search?tn_q=dekbed',
  '/v1/catalog/overview/category?path=dekbed',
  '/v1/catalog/overview/brand/products?brand=wolk',
]
async function ask(url: string, address?: string) {
  const authorization = `Bearer ${app.serviceToken()}`
  const forwarded = address === undefined ? {} : { 'x-forwarded-for': address }
  return app.server.inject({ url, headers: { authorization, ...forwarded } })
}

test.each(listings)('listings count together, so that %s is refused after six of any kind', async (last) => {
  const address = `203.0.113.${10 + listings.indexOf(last)}`
  for (const url of [...listings, ...listings]) expect((await ask(url, address)).statusCode).not.toBe(429)
  const refused = await ask(last, address)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('Wacht'),
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Other pages still answer this visitor, and listings still answer others.
  expect((await ask('/v1/content/navigation', address)).statusCode).toBe(200)
  expect((await ask(last, '198.51.100.77')).statusCode).not.toBe(429)
})

test('a visitor with a whole IPv6 network has one limit for it', async () => {
  for (let at = 1; at <= 6; at++) await ask('/v1/catalog/search?tn_q=kussen', `2001:db8:9:9::${at}`)
  expect((await ask('/v1/catalog/search?tn_q=kussen', '2001:db8:9:9:a:b:c:d')).statusCode).toBe(429)
  expect((await ask('/v1/catalog/search?tn_q=kussen', '2001:db8:9:a::1')).statusCode).toBe(200)
})

test('listings that the shop asks for itself, to see that a kept page is true, are not counted', async () => {
  for (let at = 0; at < 12; at++) expect((await ask('/v1/catalog/search?tn_q=laken')).statusCode).toBe(200)
})
