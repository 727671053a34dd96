import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { issueVoucher } from '../../promotion/issue-voucher.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { promotion, voucher } from '../../promotion/tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import {
  aCustomer,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'
import { order } from '../rows/tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => start })
})
afterAll(() => app.close())
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const timeout = 300_000
const aVariant = async () => onlyVariantId(await aProduct(app.db, { priceCents: 10_000, stock: 50 }))
const aVoucher = () =>
  inTransaction(
    app.db,
    async (tx) => (await issueVoucher(tx, app.deps, { why: { reason: 'service' }, now: start }))?.code ?? '',
  )

async function visitorsAtPay(
  count: number,
  codes: (index: number) => string[],
  email?: (index: number) => string,
) {
  const variantId = await aVariant()
  const visitors = []
  for (let index = 0; index < count; index++) {
    const details = aCustomer({ email: email?.(index) ?? `koper${index}@voorbeeld.example` })
    visitors.push(await aVisitorAtPay(app, { lines: [{ variantId }], details, codes: codes(index) }))
  }
  return visitors
}

async function payAll(urls: readonly string[]): Promise<void> {
  for (const url of urls) await choosePaymentOutcome(app, url, 'paid')
  await Promise.all(urls.flatMap((url) => [sendWebhookFor(app, url), sendWebhookFor(app, url)]))
}

test('[CA-07] one voucher in two orders at once: one wins, the other is refused before payment', {
  timeout,
}, async () => {
  const code = await aVoucher()
  const visitors = await visitorsAtPay(2, () => [code])
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 95)))
  const placed = answers.flatMap((answer) => (answer.ok ? [answer.data.url] : []))
  expect(placed).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok) expect(['code_not_applicable', 'price_changed']).toContain(answer.error.code)
  await payAll(placed)
  const loser = visitors[answers.findIndex((answer) => !answer.ok)]
  if (loser === undefined) throw new Error('nobody lost')
  expect(await pressPay(app, loser, 100)).toMatchObject({ ok: true })
})

test('[CA-02] a code with three uses left and six buyers is used three times', { timeout }, async () => {
  await savePromotion(app.db, aTenPercentCode('DRIE', { maxUses: 3 }))
  const visitors = await visitorsAtPay(6, () => ['DRIE'])
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 90)))
  const placed = answers.flatMap((answer) => (answer.ok ? [answer.data.url] : []))
  expect(placed).toHaveLength(3)
  await payAll(placed)
  const [row] = await app.db.select().from(promotion).where(eq(promotion.code, 'DRIE'))
  expect(row?.useCount).toBe(3)
})

test('[CA-02] a once-only code in four orders of one person at once is used once', { timeout }, async () => {
  await savePromotion(app.db, aTenPercentCode('MAAREEN', { oncePerCustomer: true }))
  const spellings = ['noor@gmail.com', 'n.oor@gmail.com', 'noor+1@gmail.com', 'NOOR@googlemail.com']
  const visitors = await visitorsAtPay(
    4,
    () => ['MAAREEN'],
    (index) => spellings[index] ?? '',
  )
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 90)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
})

test('[CA-02] two codes and two vouchers, crosswise and changed while paying, block nobody', {
  timeout,
}, async () => {
  await savePromotion(app.db, aTenPercentCode('LINKS'))
  await savePromotion(app.db, aTenPercentCode('RECHTS'))
  const vouchers = [await aVoucher(), await aVoucher()]
  const visitors = await visitorsAtPay(6, (index) => [
    index % 2 === 0 ? 'LINKS' : 'RECHTS',
    ...(index < 2 ? [vouchers[index] ?? ''] : []),
  ])
  const totals = (index: number) => (index < 2 ? 85 : 90)
  const answers = await Promise.all(
    visitors.flatMap((visitor, index) => [
      pressPay(app, visitor, totals(index)),
      pressPay(app, visitor, totals(index)),
    ]),
  )
  expect(answers.filter((answer) => !answer.ok)).toEqual([])
})

test('[CA-07] a voucher whose order expires at that moment is in one order or in none', {
  timeout,
}, async () => {
  const code = await aVoucher()
  const [first, second] = await visitorsAtPay(2, (index) => (index === 0 ? [code] : []))
  if (first === undefined || second === undefined) throw new Error('two visitors were asked for')
  const placed = await pressPay(app, first, 95)
  if (!placed.ok) throw new Error(placed.error.code)
  await app.db.update(order).set({ reservedUntil: start })
  await Promise.all([
    expireOrders(app.deps),
    choosePaymentOutcome(app, placed.data.url, 'paid').catch(() => 'too late'),
    pressPay(app, second, 100),
  ])
  await sendWebhookFor(app, placed.data.url)
})

test('[CA-07] the newsletter gives an address one voucher, however often it is asked at once', async () => {
  const spellings = ['mees@gmail.com', 'm.ees@gmail.com', 'MEES+x@googlemail.com', 'mees@gmail.com']
  const issued = await Promise.all(
    spellings.map((email) =>
      inTransaction(app.db, (tx) =>
        issueVoucher(tx, app.deps, { why: { reason: 'newsletter', email }, now: start }),
      ),
    ),
  )
  expect(issued.filter(Boolean)).toHaveLength(1)
  expect(await app.db.$count(voucher, eq(voucher.emailKey, 'mees@gmail.com'))).toBe(1)
})
