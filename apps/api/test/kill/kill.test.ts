import { getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cart } from '../../src/features/cart/rows/tables.ts'
import { hashCartToken } from '../../src/features/cart/token/cart-token.ts'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { variant } from '../../src/features/catalog/tables/variant-tables.ts'
import { checkout } from '../../src/features/checkout/tables.ts'
import { expireOrders } from '../../src/features/order/expire/expire-orders.ts'
import {
  aCustomer,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
} from '../../src/features/order/order.builders.ts'
import { order } from '../../src/features/order/rows/tables.ts'
import { issueVoucher } from '../../src/features/promotion/issue-voucher.ts'
import { aTenPercentCode } from '../../src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../../src/features/promotion/save-promotion.ts'
import { discountUse } from '../../src/features/promotion/tables.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { findBrokenInvariants } from '../check-invariants.ts'
import type { CookieJar } from '../cookie-jar.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import type { KillPoint, KillTask } from './killed-process.ts'
import { runKilledProcess } from './run-killed-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const timeoutMs = 600_000
const runKilled = (task: Omit<KillTask, 'databaseUrl'>) => runKilledProcess(app, task)

async function findWork(visitor: CookieJar) {
  const [row] = await app.db
    .select({ cartId: cart.id, details: checkout.details })
    .from(cart)
    .innerJoin(checkout, eq(checkout.cartId, cart.id))
    .where(eq(cart.tokenHash, hashCartToken(visitor.get('cart') ?? '')))
  if (row === undefined) throw new Error('the visitor has no cart')
  return { ...row, expectedTotalCents: 12_000 }
}

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

/** Before the order is written, between its writes, before the commit, and before and after the call to the provider. */
const placingPoints: KillPoint[] = [
  { atRandomBytes: 2 },
  { atRandomBytes: 5 },
  { atRandomBytes: 7 },
  'before-provider',
  'after-provider',
  'at-the-end',
]

test(
  '[CO-08] a process killed while it places orders loses nothing and sells nothing twice',
  async () => {
    const [one, two] = [
      await aProduct(app.db, { stock: 6, priceCents: 6_000 }),
      await aProduct(app.db, { stock: 6, priceCents: 6_000 }),
    ]
    const [first, second] = [onlyVariantId(one), onlyVariantId(two)]
    const lines = [{ variantId: first }, { variantId: second }]
    const visitors = []
    for (const killAt of placingPoints)
      visitors.push({ killAt, cookies: await aVisitorAtPay(app, { lines }) })
    await Promise.all(
      visitors.map(async ({ killAt, cookies }) => runKilled({ killAt, work: await findWork(cookies) })),
    )

    expect(await findBrokenInvariants(app.db)).toEqual([])
    // Three were killed before their commit and left nothing; three were killed after it and hold their pieces.
    expect(await findStock(first)).toEqual([6, 3])

    const clicks = await Promise.all(visitors.map(({ cookies }) => pressPay(app, cookies, 120)))
    const placed = clicks.flatMap((answer) => (answer.ok ? [answer.data] : []))
    expect(placed).toHaveLength(6)
    expect(await app.db.$count(order)).toBe(6)
    expect(await findStock(first)).toEqual([6, 6])
    expect(await findStock(second)).toEqual([6, 6])

    for (const { url } of placed) await choosePaymentOutcome(app, url, 'paid')
    for (const { order_id } of placed)
      await app.mustCall(getOrderStatusEndpoint, { params: { id: order_id } })
    await app.runJobs()
    expect(await findStock(first)).toEqual([0, 0])
    expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  },
  timeoutMs,
)

/** After the order and its line, between its two discount uses and its stock, and before and after the commit. */
const redeemingPoints: KillPoint[] = [
  { atRandomBytes: 4 },
  { atRandomBytes: 5 },
  { atRandomBytes: 6 },
  'before-provider',
]

test(
  '[CA-07] a process killed while an order takes its code and voucher leaves both to be used once',
  async () => {
    const variantId = onlyVariantId(await aProduct(app.db, { stock: 9, priceCents: 13_889 }))
    await savePromotion(app.db, aTenPercentCode('VIERMAAL', { maxUses: 4, oncePerCustomer: true }))
    const visitors = []
    for (const [index, killAt] of redeemingPoints.entries()) {
      const issued = await inTransaction(app.db, (tx) =>
        issueVoucher(tx, app.deps, { why: { reason: 'service' }, now: new Date() }),
      )
      const cookies = await aVisitorAtPay(app, {
        lines: [{ variantId }],
        details: aCustomer({ email: `koper${index}@voorbeeld.example` }),
        codes: ['VIERMAAL', issued?.code ?? ''],
      })
      visitors.push({ killAt, cookies })
    }
    await Promise.all(
      visitors.map(async ({ killAt, cookies }) => runKilled({ killAt, work: await findWork(cookies) })),
    )
    expect(await findBrokenInvariants(app.db)).toEqual([])
    expect(await app.db.$count(discountUse, eq(discountUse.state, 'held'))).toBe(2)

    const clicks = await Promise.all(visitors.map(({ cookies }) => pressPay(app, cookies, 120)))
    const placed = clicks.flatMap((answer) => (answer.ok ? [answer.data] : []))
    expect(placed).toHaveLength(4)
    for (const { url } of placed) await choosePaymentOutcome(app, url, 'paid')
    for (const { order_id } of placed)
      await app.mustCall(getOrderStatusEndpoint, { params: { id: order_id } })
    await app.runJobs()
    expect(await app.db.$count(discountUse, eq(discountUse.state, 'used'))).toBe(8)
    expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  },
  timeoutMs,
)

test(
  '[CO-08] a process killed while it hears of payments loses none of them',
  async () => {
    const product = await aProduct(app.db, { stock: 4, priceCents: 12_000 })
    const variantId = onlyVariantId(product)
    // Between the writes of a paid order, and after its commit.
    const points: KillPoint[] = [{ atRandomBytes: 1 }, { atRandomBytes: 2 }, 'at-the-end']
    const orders = []
    for (const killAt of points) {
      const answer = await pressPay(app, await aVisitorAtPay(app, { lines: [{ variantId }] }))
      if (!answer.ok) throw new Error(answer.error.code)
      await choosePaymentOutcome(app, answer.data.url, 'paid')
      orders.push({ killAt, ...answer.data })
    }
    await Promise.all(
      orders.map(({ killAt, url }) =>
        runKilled({ killAt, work: { providerPaymentId: new URL(url).pathname.split('/').at(-1) ?? '' } }),
      ),
    )
    expect(await findBrokenInvariants(app.db)).toEqual([])
    expect(await findStock(variantId)).toEqual([3, 2])

    // The webhooks of the killed processes are lost: the expiry job finds their money.
    await app.db.update(order).set({ reservedUntil: new Date(0) })
    await expireOrders(app.deps)
    await app.runJobs()
    expect(await findStock(variantId)).toEqual([1, 0])
    expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  },
  timeoutMs,
)
