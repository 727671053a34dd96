import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** Addresses that strangers call, with the greatest length of their last part. */
const routes = [
  ['POST', '/webhooks/', 40],
  ['GET', '/webhooks/newsletter/unsubscribe/', 200],
  ['POST', '/webhooks/newsletter/unsubscribe/', 200],
  ['GET', '/webhooks/reviews/unsubscribe/', 200],
  ['POST', '/webhooks/reviews/unsubscribe/', 200],
  ['GET', '/test-provider/pay/', 64],
  ['POST', '/test-provider/pay/', 64],
] as const

const getStatus = async (method: 'GET' | 'POST', url: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = method === 'POST' ? { payload: 'outcome=paid&id=x', headers } : {}
  return (await app.server.inject({ method, url, ...payload })).statusCode
}

test.each(routes)(
  '%s %s with a longer end than it has is refused, and never a fault of ours',
  async (...route) => {
    const [method, path, longest] = route
    for (const length of [longest + 1, longest * 2, 2_000, 20_000])
      expect([400, 404, 414]).toContain(await getStatus(method, path + 'a'.repeat(length)))
    for (const end of ['%00', '%E2%82', '%', '..%2f', '%F0%9F%98%80'.repeat(20), `${'a'.repeat(longest)}%20`])
      expect([end, await getStatus(method, path + end)]).toEqual([end, expect.toSatisfy(isNoFault)])
  },
)

test.each(routes)('%s %s accepts a part of the greatest length', async (method, path, longest) => {
  expect(await getStatus(method, path + 'a'.repeat(longest))).toSatisfy(isNoFault)
})

function isNoFault(status: number) {
  return status < 500
}
