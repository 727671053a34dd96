import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { recordStatements } from '../../../../test/statements/record-statements.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aVisitorAtPay, choosePaymentOutcome, pressPay, sendWebhookFor } from '../order.builders.ts'

const recording = recordStatements()
const config = { rateLimitPerMinute: 1_000_000 }
let app: TestApp
/** A second process of the same shop. */
let beside: TestApp
beforeAll(async () => {
  const database = await createTestDatabase()
  app = await buildTestApp({ database, config })
  beside = await buildTestApp({ database, config })
})
afterAll(async () => {
  recording.stop()
  await beside.server.close()
  await app.close()
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const aVariant = async (stock: number) =>
  onlyVariantId(await aProduct(app.db, { title: 'Laatste dekbed', stock, priceCents: 6_000 }))

async function visitorsAtPay(count: number, variantId: number) {
  const visitors = []
  for (let index = 0; index < count; index++)
    visitors.push(await aVisitorAtPay(app, { lines: [{ variantId }] }))
  return visitors
}

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

test('[CO-08] of forty who press at once for the last three pieces three take a transaction', {
  timeout: 300_000,
}, async () => {
  const variantId = await aVariant(3)
  const visitors = await visitorsAtPay(40, variantId)
  const { answer: answers, statements } = await recording.during(() =>
    Promise.all(visitors.map((visitor) => pressPay(app, visitor, 60))),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(statements.filter(({ text }) => text.startsWith('begin'))).toHaveLength(3)
  // Each of the three writes once more after its transaction; all the others together look as often as one of them would.
  const looks = statements.filter(({ text, transaction }) => transaction === 0 && text.startsWith('select'))
  expect(looks.length).toBeLessThan(10)
})

test('[CO-08] two processes sell the last ten pieces once, and each tells the others the truth', {
  timeout: 300_000,
}, async () => {
  const variantId = await aVariant(10)
  const visitors = await visitorsAtPay(50, variantId)
  const answers = await Promise.all(
    visitors.map((visitor, index) => pressPay(index % 2 === 0 ? app : beside, visitor, 60)),
  )
  const placed = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  expect(placed).toHaveLength(10)
  for (const answer of answers)
    if (!answer.ok)
      expect(answer.error).toMatchObject({ code: 'out_of_stock', lines: [{ requested: 1, available: 0 }] })
  expect(await findStock(variantId)).toEqual([10, 10])
  await Promise.all(placed.map(({ url }) => choosePaymentOutcome(app, url, 'paid')))
  await Promise.all(placed.map(({ url }) => sendWebhookFor(app, url)))
  expect(await findStock(variantId)).toEqual([0, 0])
})

test('[CO-08] whoever waits for the last piece gets it when the order in front is refused', async () => {
  const variantId = await aVariant(1)
  const [first, second] = await visitorsAtPay(2, variantId)
  if (first === undefined || second === undefined) throw new Error('two visitors were asked for')
  const [refused, placed] = await Promise.all([pressPay(app, first, 59), pressPay(app, second, 60)])
  expect(refused).toMatchObject({ ok: false, error: { code: 'price_changed' } })
  expect(placed).toMatchObject({ ok: true })
})

test('[CO-05] ten clicks at once on the last piece make one order', async () => {
  const variantId = await aVariant(1)
  const visitor = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pressPay(app, visitor, 60)))
  const urls = new Set(answers.map((answer) => (answer.ok ? answer.data.url : answer.error.code)))
  expect(urls.size).toBe(1)
  expect(await findStock(variantId)).toEqual([1, 1])
})
