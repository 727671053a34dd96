import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getOrderEndpoint, getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { orderSchema } from '@sluimer/contract/order/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aPlacedOrder, aVisitorAtPay, choosePaymentOutcome, pressPay } from '../order.builders.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const getStatus = (id: string) => app.mustCall(getOrderStatusEndpoint, { params: { id } })
const getOrder = (id: string) => app.mustCall(getOrderEndpoint, { params: { id } })

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

describe('placing an order', () => {
  test('[CO-05] leads to the provider’s page and holds the stock', async () => {
    const variantId = await aVariant({ stock: 3 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    expect(placed.url).toMatch(/^http:\/\/localhost:3000\/test-provider\/pay\/tst_[\w-]{22}$/)
    expect(placed.publicId).toMatch(/^[\w-]{22}$/)
    expect(await findStock(variantId)).toEqual([3, 2])
    expect(await getStatus(placed.publicId)).toMatchObject({ status: 'awaiting_payment', next: 'wait' })
  })

  test('[CO-07] gives it a number of KJD and seven digits', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    expect(placed.number).toMatch(/^KJD\d{7}$/)
  })

  test('[CO-07] keeps name, options and price of the moment', async () => {
    const sizes = (title: string) => [{ key: 'maat', title: 'Maat', values: [{ key: '140', title }] }]
    const aDuvet = (title: string, size: string) =>
      aVariant({
        ...{ slug: 'dekbed-noor', sku: 'NOOR', title, options: sizes(size) },
        variants: [{ sku: 'NOOR-140', values: { maat: '140' }, priceCents: 9_900, stockOnHand: 9 }],
      })
    const variantId = await aDuvet('Dekbed Noor', '140 x 200 cm')
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    const { lines, totals } = await getOrder(placed.publicId)
    expect(lines).toMatchObject([
      { name: 'Dekbed Noor', title: '140 x 200 cm', sku: 'NOOR-140', price: 99, row_total: 99 },
    ])
    expect(await aDuvet('Dekbed Zomer', 'Eenpersoons')).toBe(variantId)
    await changePrice(app.db, { variantId, priceCents: 12_900 }, now)
    const renamed = await aPlacedOrder(app, { lines: [{ variantId }] })
    expect((await getOrder(renamed.publicId)).lines).toMatchObject([
      { name: 'Dekbed Zomer', title: 'Eenpersoons', price: 129 },
    ])
    expect(await getOrder(placed.publicId)).toMatchObject({ lines, totals })
  })

  test('[CO-07] keeps the day of delivery in words that are still true tomorrow', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    const { shipping_method, delivery } = await getOrder(placed.publicId)
    expect(shipping_method).toEqual({
      code: 'parcel',
      title: 'Thuisbezorgd',
      delivery: 'Donderdag 19 november in huis',
    })
    expect(delivery).toMatchObject({ day: null, expected_on: '2026-11-19' })
  })

  test('[CO-07] goods that are made first are promised a week, and no day', async () => {
    const variantId = await aVariant({ stock: 0, leadTimeDays: 10 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    const { shipping_method, delivery } = await getOrder(placed.publicId)
    expect(shipping_method.delivery).toMatch(/^Bezorgd in week/)
    expect(delivery.expected_on).toBeNull()
  })

  test('[CO-05] a second click finds the same order and page', async () => {
    const variantId = await aVariant({ stock: 5 })
    const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
    const [first, second] = await Promise.all([pressPay(app, cookies), pressPay(app, cookies)])
    expect(first).toMatchObject({ ok: true })
    expect(second.ok && second.data).toEqual(first.ok && first.data)
    expect(await findStock(variantId)).toEqual([5, 1])
  })

  test('[CO-08] a changed cart makes a new order, and the old one releases its stock', async () => {
    const variantId = await aVariant({ stock: 4 })
    const old = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity: 2 } }, old)
    const answer = await pressPay(app, old.cookies)
    expect(answer.ok && answer.data.order_id).not.toBe(old.publicId)
    expect(await findStock(variantId)).toEqual([4, 4])
    expect(await getStatus(old.publicId)).toMatchObject({ status: 'canceled', next: 'betalen' })
    await expect(choosePaymentOutcome(app, old.url, 'paid')).rejects.toThrow('400')
  })

  test('[CO-08] refuses goods that sold out meanwhile, names every line, and changes nothing', async () => {
    const few = await aVariant({ title: 'Kussen', stock: 2 })
    const plenty = await aVariant({ stock: 9 })
    const cookies = await aVisitorAtPay(app, {
      lines: [{ variantId: few, quantity: 2 }, { variantId: plenty }],
    })
    await aPlacedOrder(app, { lines: [{ variantId: few }] })
    expect(await pressPay(app, cookies)).toMatchObject({
      status: 409,
      error: { code: 'out_of_stock', lines: [{ title: 'Kussen', requested: 2, available: 1 }] },
    })
    expect(await findStock(plenty)).toEqual([9, 0])
  })

  test('refuses a total other than the one the shopper saw', async () => {
    const variantId = await aVariant({ priceCents: 6_000 })
    const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
    await changePrice(app.db, { variantId, priceCents: 7_000 }, now)
    expect(await pressPay(app, cookies, 60)).toMatchObject({ status: 409, error: { code: 'price_changed' } })
    expect(await pressPay(app, cookies, 60.001)).toMatchObject({ error: { code: 'price_changed' } })
    expect(await pressPay(app, cookies, 70)).toMatchObject({ ok: true })
  })

  test('the visitor’s own held pieces do not count as sold', async () => {
    const variantId = await aVariant({ stock: 1 })
    const { cookies } = await aPlacedOrder(app, { lines: [{ variantId }] })
    const cart = await app.mustCall(getCartEndpoint, {}, { cookies })
    expect(cart.items).toMatchObject([{ stock: 1, available: true }])
  })
})

test('[EN-01] an order has the fields of the contract', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  const { paymentMethods, holds_other_sum, ...order } = await getOrder(placed.publicId)
  expect(Object.keys(order).sort()).toEqual(Object.keys(orderSchema.shape).sort())
  expect(holds_other_sum).toBe(false)
  expect(paymentMethods.length).toBeGreaterThan(0)
  expect(order.billing).toEqual({
    name: 'Noor de Vries',
    lines: ['Spoelweg 12 a', '1234 AB Enschede', 'Nederland'],
  })
})
