import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { recordStatements } from '../../../../test/statements/record-statements.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { giveShopItsVatNumber } from '../../../../test/vat-register.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { pay } from '../../checkout/pay.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import {
  aBelgianBusiness,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'

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

/** Presses the button at a server of which some parts are replaced. */
const payBy = (cookies: CookieJar, changes: Partial<Parameters<typeof pay>[0]>, totalCents: number) =>
  pay(
    { ...app.deps, ...changes },
    { token: cookies.get('cart'), sessionToken: undefined },
    { totalCents, prices: [] },
  )

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

test('[CO-08] whoever waits for the last piece does not wait for the payment provider of the order in front', async () => {
  const [first, second] = await visitorsAtPay(2, await aVariant(1))
  if (first === undefined || second === undefined) throw new Error('two visitors were asked for')
  const provider = createPaymentProvider(app.deps)
  const later = Promise.withResolvers<void>()
  const create: typeof provider.create = async (...parts) => {
    await later.promise
    return provider.create(...parts)
  }
  const inFront = payBy(first, { paymentProvider: { ...provider, create } }, 6_000)
  expect(await pressPay(app, second, 60)).toMatchObject({ ok: false, error: { code: 'out_of_stock' } })
  later.resolve()
  expect(await inFront).toMatchObject({ ok: true })
})

test('[CO-08] nor for the register of VAT numbers: the piece is theirs meanwhile', async () => {
  await giveShopItsVatNumber(app.db, app.deps.clock())
  const variantId = await aVariant(1)
  const belgian = { details: aBelgianBusiness(), payment: 'bancontact' }
  const business = await aVisitorAtPay(app, { lines: [{ variantId }], ...belgian })
  const total = (await app.mustCall(getCheckoutEndpoint, {}, { cookies: business })).cart.totals.grand_total
  const consumer = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const later = Promise.withResolvers<void>()
  const consult = async () => {
    await later.promise
    return { isRegistered: false, requestIdentifier: undefined }
  }
  const { clock, log } = app.deps
  const vat = { register: { consult }, clock, log, signal: new AbortController().signal }
  const inFront = payBy(business, { vat }, Math.round(total * 100))
  expect(await pressPay(app, consumer, 60)).toMatchObject({ ok: true })
  later.resolve()
  expect(await inFront).toMatchObject({ ok: false, error: { code: 'out_of_stock' } })
})

test('[CO-05] ten clicks at once on the last piece make one order', async () => {
  const variantId = await aVariant(1)
  const visitor = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pressPay(app, visitor, 60)))
  const urls = new Set(answers.map((answer) => (answer.ok ? answer.data.url : answer.error.code)))
  expect(urls.size).toBe(1)
  expect(await findStock(variantId)).toEqual([1, 1])
})

test('[CO-05] of those who press at the same moment each has their own answer, also beside one without a cart', async () => {
  const [gone, left] = [await aVariant(1), await aVariant(5)]
  const [late, one, two] = [
    await aVisitorAtPay(app, { lines: [{ variantId: gone }] }),
    await aVisitorAtPay(app, { lines: [{ variantId: left }] }),
    await aVisitorAtPay(app, { lines: [{ variantId: left, quantity: 2 }] }),
  ]
  await app.db.update(variant).set({ stockOnHand: 0 }).where(eq(variant.id, gone))
  const stranger = app.newVisitor()
  stranger.set('cart', 'a'.repeat(43))
  const answers = await Promise.all([
    pressPay(app, one, 60),
    pressPay(app, stranger, 60),
    pressPay(app, late, 60),
    pressPay(app, two, 120),
  ])
  const item = (await app.mustCall(getCartEndpoint, {}, { cookies: late })).items[0]
  expect(answers).toMatchObject([
    { ok: true },
    { ok: false, error: { code: 'cart_empty' } },
    { ok: false, error: { code: 'out_of_stock', lines: [{ item_id: item?.id, available: 0 }] } },
    { ok: true },
  ])
})
