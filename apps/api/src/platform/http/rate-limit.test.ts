import { defineEndpoint } from '@sluimer/contract/endpoint'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aConfig } from '../../../test/test-config.ts'
import { createLogger } from '../log.ts'
import { toRateLimitKey } from './client-address.ts'
import { registerEndpoint } from './endpoint-route.ts'
import { createServer, type Server } from './server.ts'
import { signServiceToken } from './service-token.ts'

const config = aConfig('postgres://localhost/none', { rateLimitPerMinute: 3 })
const readTime = defineEndpoint({
  method: 'GET',
  path: '/v1/time',
  tag: 'time',
  summary: 'The time',
  access: 'public',
  response: z.object({ hour: z.int() }),
  errors: [],
})

let app: Server
beforeEach(async () => {
  app = await createServer({ config, log: createLogger(config), clock: () => new Date() })
  registerEndpoint(app, readTime, () => ({ ok: true, data: { hour: 9 } }))
})
afterEach(() => app.close())

const token = { authorization: `Bearer ${signServiceToken(config, new Date(), 'test')}` }
const call = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/v1/time', headers })).statusCode
async function callFourTimes(headers: (at: number) => Record<string, string>) {
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push(await call(headers(at)))
  return statuses
}

test('too many calls from one address are 429 in the one error shape', async () => {
  expect(await callFourTimes(() => ({}))).toEqual([200, 200, 200, 429])
  const answer = await app.inject({ url: '/v1/time' })
  expect(answer.json().error.code).toBe('rate_limited')
  expect(answer.headers).toHaveProperty('retry-after')
})

test('an address that anyone claims to forward for is not believed', async () => {
  expect(await callFourTimes((at) => ({ 'x-forwarded-for': `10.0.0.${at}` }))).toEqual([200, 200, 200, 429])
})

test("the shop's calls count for the visitor it makes them for", async () => {
  const from = (address: string) => ({ ...token, 'x-forwarded-for': address })
  expect(await callFourTimes((at) => from(`10.0.0.${at}`))).toEqual([200, 200, 200, 200])
  expect(await callFourTimes(() => from('10.0.1.1'))).toEqual([200, 200, 200, 429])
})

test("the shop's calls for nobody in particular are not counted", async () => {
  expect(await callFourTimes(() => token)).toEqual([200, 200, 200, 200])
})

test('guessing addresses counts too', async () => {
  for (let at = 0; at < 3; at++) await app.inject({ url: `/guess-${at}` })
  expect((await app.inject({ url: '/guess-3' })).statusCode).toBe(429)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, key) => {
  expect(toRateLimitKey(address)).toBe(key)
})
