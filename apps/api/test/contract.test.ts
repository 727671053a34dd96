import type { Endpoint } from '@sluimer/contract/endpoint'
import { endpoints } from '@sluimer/contract/endpoints'
import { errorStatus } from '@sluimer/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from './test-app.ts'

const contract: [string, Endpoint][] = Object.entries(endpoints)
const operationSchema = z.object({
  summary: z.string(),
  tags: z.array(z.string()),
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
})
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

const renderApiKey = 'sleutel-van-de-proef'
const securityOf = { service: [{ serviceToken: [] }], key: [{ apiKey: [] }], public: [] }

let app: TestApp
let document: z.infer<typeof documentSchema>
let text: string
beforeAll(async () => {
  app = await buildTestApp({ config: { renderApiKey } })
  text = (await app.server.inject({ url: '/openapi.json' })).body
  document = documentSchema.parse(JSON.parse(text))
})
afterAll(() => app.close())

function send(endpoint: Endpoint, options: { query?: string; payload?: object } = {}) {
  const path = endpoint.path.replace(/\{\w+\}/g, '1')
  const body = options.payload ?? (endpoint.body ? {} : undefined)
  return app.server.inject({
    method: endpoint.method,
    url: path + (options.query ?? ''),
    headers: { authorization: `Bearer ${app.serviceToken()}`, 'x-api-key': renderApiKey },
    ...(body ? { payload: body } : {}),
  })
}

describe.each(contract)('[API-15] %s', (_name, endpoint) => {
  test('is in the document the api serves, with its parts and its errors', () => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: endpoint.summary, tags: [endpoint.tag] })
    expect(operation?.security).toEqual(securityOf[endpoint.access])
    const expected = [
      ...Object.keys(endpoint.params?.shape ?? {}),
      ...Object.keys(endpoint.query?.shape ?? {}),
    ]
    expect(operation?.parameters.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
    const statuses = [endpoint.status ?? 200, ...endpoint.errors.map((code) => errorStatus[code])].map(String)
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses))
  })

  // A call with a body checks the body first; server.test.ts covers its parameters.
  if (!endpoint.body)
    test('names a parameter that it does not have', async () => {
      const answer = await send(endpoint, { query: '?onbekend=1' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toContainEqual({
        path: 'query.onbekend',
        message: 'Dit veld bestaat niet.',
      })
    })

  if (endpoint.body)
    test('names a field that it does not have', async () => {
      const answer = await send(endpoint, { payload: { onbekend: 1 } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toContainEqual({
        path: 'body.onbekend',
        message: 'Dit veld bestaat niet.',
      })
    })

  if (endpoint.access === 'service')
    test('is closed to callers without a token', async () => {
      const answer = await app.server.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{\w+\}/g, '1'),
      })
      expect(answer.statusCode).toBe(401)
    })
})

test('[API-15] the document holds every call once, and every schema it names', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(contract.map(([, { method, path }]) => `${method} ${path}`).toSorted())
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(document.components.schemas).toHaveProperty(name ?? '')
})

test('[API-15] the page for people loads and keeps to this server', async () => {
  const page = await app.server.inject({ url: '/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/)
  expect(page.body).not.toMatch(/https?:\/\//)
})

const calls = {
  'API-03':
    'GET /v1/catalog/overview/category, GET /v1/catalog/product/{slugOrId}, GET /v1/catalog/featured-products, GET /v1/catalog/suggested-products, GET /v1/catalog/suggested-products/{id}, GET /v1/catalog/overview/brand/products, GET /v1/catalog/category/path, GET /v1/catalog/sitemap, POST /v1/catalog/guided-selling',
  'API-05': 'GET /v1/catalog/search, GET /v1/catalog/search/suggestions',
  'API-07':
    'GET /v1/content/footer, GET /v1/content/category, GET /v1/content/homepage, GET /v1/content/service-page/{page}, GET /v1/content/newsletter-popup, GET /v1/content/navigation, GET /v1/content/sub-navigation/, GET /v1/content/cart-promo, GET /v1/content/notification, GET /v1/content/extra-navigation, GET /v1/content/blog, GET /v1/content/blog/{slug}, GET /v1/content/text-page/{slug}',
  'API-08':
    'GET /v1/cart, POST /v1/cart/item, PUT /v1/cart/item, DELETE /v1/cart/item, POST /v1/cart/discount, DELETE /v1/cart/discount, POST /v1/cart/restore',
  'API-10':
    'GET /v1/checkout, POST /v1/checkout/customer, GET /v1/checkout/postcode/autocomplete, GET /v1/checkout/vat/validate, GET /v1/checkout/paymentmethod, POST /v1/checkout/paymentmethod, GET /v1/checkout/shippingmethod, POST /v1/checkout/payment-url, POST /v1/order/payment-url, GET /v1/order/{id}/status, GET /v1/order/{id}',
  'API-11':
    'POST /v1/abandon/cart, POST /v1/abandon/browse, POST /v1/abandon/category, POST /v1/abandon/email',
} as const

test.each(Object.entries(calls))('[%s] the calls of the row are in the contract', (_row, wanted) => {
  const known = new Set(contract.map(([, { method, path }]) => `${method} ${path}`))
  expect(wanted.split(', ').filter((call) => !known.has(call))).toEqual([])
})
