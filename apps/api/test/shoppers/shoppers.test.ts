import { listDeliveryDays } from '@sluimer/domain/delivery/delivery-days'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../src/features/catalog/catalog.builders.ts'
import { category } from '../../src/features/catalog/tables/category-tables.ts'
import { variant } from '../../src/features/catalog/tables/variant-tables.ts'
import { deliveryDay } from '../../src/features/delivery/tables.ts'
import { moveMoney } from '../../src/features/order/after-sale/move-money.job.ts'
import { aForgetfulProvider } from '../../src/features/order/after-sale/refund.builders.ts'
import { expireOrders } from '../../src/features/order/expire/expire-orders.ts'
import { order, stockReservation } from '../../src/features/order/rows/tables.ts'
import type { PaymentDeps } from '../../src/features/payment/create-payment-provider.ts'
import { aLender } from '../../src/features/payment/payment.builders.ts'
import { savePaymentMethod } from '../../src/features/payment/save-payment-method.ts'
import { aTenPercentCode, aTwoPlusTwo } from '../../src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../../src/features/promotion/save-promotion.ts'
import { findBrokenInvariants } from '../check-invariants.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { giveShopItsVatNumber, startVatRegister, type VatRegisterStandIn } from '../vat-register.ts'
import { createDice } from './dice.ts'
import { aMoodyProvider } from './moody-provider.ts'
import { setMoods } from './random-buyer.ts'
import { visit } from './random-shopper.ts'
import type { End, World } from './world.ts'

/** `SHOPPERS=10000 SHOPPERS_SEED=7 npx vitest run test/shoppers` fills a database as a busy day does. */
const count = Number(process.env.SHOPPERS ?? 120)
const seed = Number(process.env.SHOPPERS_SEED ?? 20_261_127)
const atOnce = 6
const products = 12
/** Enough for some and too little for all, since selling out is half of the test. */
const stockPerShopper = 0.12
const minuteMs = 60_000

let now = new Date('2026-11-27T08:00:00Z').getTime()
let app: TestApp
/** In both, the provider forgets its keys; in `moody` it also has a bad day. */
let steady: PaymentDeps
let moody: PaymentDeps
let register: VatRegisterStandIn
beforeAll(async () => {
  register = await startVatRegister()
  setMoods(register)
  const config = { rateLimitPerMinute: 10_000_000, viesUrl: register.url }
  app = await buildTestApp({ clock: () => new Date(now), config })
  const paymentProvider = aForgetfulProvider(app)
  steady = { ...app.deps, paymentProvider }
  moody = { ...app.deps, paymentProvider: aMoodyProvider(paymentProvider, createDice(seed)) }
  await giveShopItsVatNumber(app.db, new Date(now))
})
afterAll(async () => {
  await app.close()
  await register.close()
})

test('[CO-06] [CO-08] after a day of random shoppers the books are right to the piece and the cent', {
  timeout: 600_000,
}, async () => {
  const stock = Math.ceil(count * stockPerShopper)
  const world = await aWorld(stock)
  const ends = new Map<End, number>()
  const queue = Array.from({ length: count }, (_, index) => index)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const end = await visit(world, createDice(seed + index))
        ends.set(end, (ends.get(end) ?? 0) + 1)
        now += 20_000
        if (index % 25 === 24) await passTime(31 * minuteMs)
      }
    }),
  )
  await passTime(80 * 60 * minuteMs)
  await moveMoney({ ...steady, clock: () => new Date(now + 61 * minuteMs) })
  await app.runJobs()

  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  for (const variantId of world.variantIds)
    expect(await findLeft(variantId)).toBe(stock - (await countGone(world, variantId)))
  // A day on which nothing was sold, sold out or sent back would prove nothing.
  for (const end of ['refused', 'not_paid', 'paid', 'canceled', 'sent'] as const)
    expect(ends.get(end) ?? 0, `${end} of ${JSON.stringify([...ends])}`).toBeGreaterThan(0)
  const treatments = await app.db.selectDistinct({ country: order.vatCountry }).from(order)
  expect(new Set(treatments.map(({ country }) => country))).toEqual(new Set(['NL', 'BE', null]))
})

/** Whether two people deliver this product and take old ones along: so it is with the last three. */
const isLarge = (index: number) => index >= products - 3

async function aWorld(stock: number): Promise<World> {
  const variantIds: number[] = []
  for (let index = 0; index < products; index++) {
    const built = await aProduct(app.db, {
      priceCents: 1_495 + index * 1_100,
      stock,
      mainCategory: index < 3 ? 'acties' : isLarge(index) ? 'matrassen' : 'beddengoed',
      deliveryClass: isLarge(index) ? 'two_man' : 'parcel',
      vatClass: index % 4 === 1 ? 'reduced' : 'standard',
    })
    for (const { id } of built.variants) variantIds.push(id)
  }
  await app.db.update(category).set({ takesOldAway: true }).where(eq(category.path, 'matrassen'))
  await fewPlaces(Math.ceil(count / 12))
  await savePaymentMethod(app.db, { code: 'afterpay', isActive: true, lender: aLender })
  await savePromotion(app.db, aTwoPlusTwo(['acties']))
  await savePromotion(app.db, aTenPercentCode('TIEN'))
  await savePromotion(app.db, aTenPercentCode('EERSTE', { oncePerCustomer: true }))
  await savePromotion(app.db, aTenPercentCode('SCHAARS', { maxUses: Math.ceil(count / 20) }))
  await savePromotion(app.db, aTenPercentCode('VOORBIJ', { validUntil: new Date('2026-11-01T00:00:00Z') }))
  const codes = ['TIEN', 'EERSTE', 'SCHAARS', 'VOORBIJ', 'BESTAAT-NIET', ' tien ']
  return { app, register, variantIds, codes, restocked: new Map() }
}

/** Sets this many homes a day, a third of them in each part, in the weeks that shoppers look at from now on. */
async function fewPlaces(places: number): Promise<void> {
  const areas = ['NL', 'BE'] as const
  const rows = areas.flatMap((area) =>
    listDeliveryDays(area, '2026-12-01').flatMap(({ date, parts }) =>
      parts.map(({ code }) => ({
        area,
        date,
        part: code,
        places: code === 'day' ? places : Math.ceil(places / 3),
      })),
    ),
  )
  await app.db.insert(deliveryDay).values(rows)
}

/** Lets unpaid orders expire, and runs what waits for a clock or a queue, on two nodes at once. */
async function passTime(ms: number): Promise<void> {
  now += ms
  await expireOrders(app.deps)
  await Promise.all([moveMoney(moody), moveMoney(moody)])
}

async function findLeft(variantId: number): Promise<number | undefined> {
  const [row] = await app.db
    .select({ left: variant.stockOnHand })
    .from(variant)
    .where(eq(variant.id, variantId))
  return row?.left
}

async function countGone({ restocked }: World, variantId: number): Promise<number> {
  const [row] = await app.db
    .select({ sold: sql<string>`coalesce(sum(${stockReservation.quantity}), 0)` })
    .from(stockReservation)
    .where(and(eq(stockReservation.variantId, variantId), eq(stockReservation.state, 'sold')))
  return Number(row?.sold ?? 0) - (restocked.get(variantId) ?? 0)
}
