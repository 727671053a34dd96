import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '../../../../test/statements/record-statements.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import { findPaymentByProviderId } from '../../payment/payment.queries.ts'
import { aPlacedOrder, choosePaymentOutcome } from '../order.builders.ts'
import { order, orderEvent } from '../rows/tables.ts'
import { settlePayment } from './settle-payment.ts'

let recording: ReturnType<typeof recordStatements>
let app: TestApp
/** Stands for a second process of the api. */
let other: ReturnType<typeof openDatabase>
beforeAll(async () => {
  recording = recordStatements()
  app = await buildTestApp()
  other = openDatabase({ url: app.deps.config.databaseUrl, maxConnections: 2 })
})
afterAll(async () => {
  await other.close()
  await app.close()
  recording.stop()
})

/** Places and pays an order of two pieces, and lets this many processes hear of it at the same moment. */
async function hearOfPayment(dbs: readonly TestApp['db'][]) {
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 5 }))
  const { url, number } = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  await choosePaymentOutcome(app, url, 'paid')
  const provider = createPaymentProvider(app.deps)
  const providerId = new URL(url).pathname.split('/').at(-1) ?? ''
  const payment = await findPaymentByProviderId(app.db, provider.name, providerId)
  const report = await provider.find(providerId)
  if (payment === undefined || report === undefined) throw new Error('nothing was paid')
  const { statements } = await recording.during(() =>
    Promise.all(dbs.map((db) => settlePayment({ ...app.deps, db }, payment.id, payment.reference, report))),
  )
  const [left] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  const events = await app.db
    .select({ type: orderEvent.type })
    .from(orderEvent)
    .innerJoin(order, eq(order.id, orderEvent.orderId))
    .where(eq(order.number, number))
  const paid = events.filter(({ type }) => type === 'paid')
  const transactions = new Set(statements.map(({ transaction }) => transaction).filter((one) => one > 0))
  return { left: left?.stockOnHand, paid: paid.length, transactions: transactions.size }
}

test('[CO-06] whoever hears of a payment while it is being settled waits for that, without a transaction', async () => {
  expect(await hearOfPayment([app.db, app.db, app.db])).toEqual({ left: 3, paid: 1, transactions: 1 })
})

test('[CO-06] two processes that hear of a payment at once settle it once', async () => {
  expect(await hearOfPayment([app.db, other.db])).toEqual({ left: 3, paid: 1, transactions: 2 })
})
