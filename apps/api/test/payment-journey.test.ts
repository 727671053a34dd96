import { getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { aProduct, onlyVariantId } from '../src/features/catalog/catalog.builders.ts'
import { aPlacedOrder } from '../src/features/order/order.builders.ts'
import { order } from '../src/features/order/rows/tables.ts'
import { findBrokenInvariants } from './check-invariants.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  // The provider calls the shop over a real network, so the port must be known before the server listens.
  const port = await findFreePort()
  app = await buildTestApp({ config: { port } })
  await app.server.listen({ port, host: '127.0.0.1' })
})
afterAll(() => app.close())

test.each(['once', 'twice'])('[CO-06] the provider’s own call pays the order, called %s', async (webhook) => {
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 1 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  const page = `http://127.0.0.1:${app.deps.config.port}${new URL(placed.url).pathname}`
  const body = new URLSearchParams({ outcome: 'paid', webhook })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/checkout/status/${placed.publicId}/`,
  ])
  const findStatus = async () =>
    (await app.db.select().from(order)).find((row) => row.publicId === placed.publicId)?.status
  await expect.poll(findStatus).toBe('paid')
  const status = await app.mustCall(getOrderStatusEndpoint, { params: { id: placed.publicId } })
  expect(status.next).toBe('thankyou')
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})
