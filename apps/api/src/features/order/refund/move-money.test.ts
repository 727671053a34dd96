import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { ProviderRefusal } from '../../payment/provider.ts'
import { providerOf } from '../../payment/provider-of.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../order.builders.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveMoney } from './move-money.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

async function aCanceledOrder() {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 10 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  expect(await cancelOrder(app.deps, placed.number)).toMatchObject({ ok: true })
}

test('[CO-06] a refusal that comes late takes nothing back of what another run has moved, and alarms nobody', async () => {
  await aCanceledOrder()
  const refusing = {
    ...app.deps,
    paymentProvider: {
      ...providerOf(app.deps),
      refund: async () => {
        await moveMoney(app.deps)
        throw new ProviderRefusal('that was given back already')
      },
    },
  }
  await moveMoney(refusing)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  const kinds = (await app.db.select({ kind: mailMessage.kind }).from(mailMessage)).map(({ kind }) => kind)
  expect(kinds).not.toContain('refund_failed')
})

test('[CO-06] two runs at once give the whole of an order back once', async () => {
  await aCanceledOrder()
  await Promise.all([moveMoney(app.deps), moveMoney(app.deps), moveMoney(app.deps)])
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})
