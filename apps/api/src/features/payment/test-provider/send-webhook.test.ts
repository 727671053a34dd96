import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendWebhook, type WebhookPlan } from './send-webhook.ts'

let heard = 0
let failures = 0
let url: string
const shop = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    heard++
    response.statusCode = failures-- > 0 ? 500 : 200
    response.end()
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((resolve) => shop.close(resolve)))
beforeEach(() => {
  heard = 0
  failures = 0
})

const timing = { lateMs: 1, retryPausesMs: [1, 1, 1] }
const send = (plan: WebhookPlan, signal = new AbortController().signal) =>
  sendWebhook({ url, paymentId: 'tst_1', plan, signal, timing })

test.each([
  ['once', 1],
  ['twice', 2],
  ['late', 1],
  ['never', 0],
] as const)('the plan %s makes %i calls', async (plan, calls) => {
  await send(plan)
  expect(heard).toBe(calls)
})

test('tries again until the shop answers well', async () => {
  failures = 2
  await send('once')
  expect(heard).toBe(3)
})

test('gives up in the end', async () => {
  failures = 99
  await send('once')
  expect(heard).toBe(4)
})

test('stops without a fault when the process stops', async () => {
  const stopping = new AbortController()
  failures = 99
  stopping.abort()
  await expect(send('once', stopping.signal)).resolves.toBeUndefined()
  await expect(send('late', stopping.signal)).resolves.toBeUndefined()
})
