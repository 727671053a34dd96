import {
  addCartItemEndpoint,
  getCartEndpoint,
  removeCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { promotion } from '../../promotion/tables.ts'
import { aPlacedOrder, aVisitorAtPay, pressPay } from '../order.builders.ts'

let app: TestApp
let cheap: number
let dear: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-18T10:00:00Z') })
  const code = { key: 'gratis', title: 'Gratis bezorging', kind: 'code', code: 'GRATIS' } as const
  await savePromotion(app.db, { ...code, benefit: 'free_delivery', maxUses: 5 })
  cheap = onlyVariantId(await aProduct(app.db, { priceCents: 2_000, stock: 99 }))
  dear = onlyVariantId(await aProduct(app.db, { priceCents: 20_000, stock: 99 }))
})
afterAll(() => app.close())

const needless = 'Je betaalt al niets voor de bezorging: deze kortingscode voegt niets toe.'

async function usesTaken() {
  const [row] = await app.db.select().from(promotion).where(eq(promotion.code, 'GRATIS'))
  return row?.useCount
}

/** A cart whose shopper entered the code while delivery still cost something, and then bought on until it was free. */
async function aCartThatOutgrewIt() {
  const visitor = await aVisitorAtPay(app, { lines: [{ variantId: cheap }], codes: ['GRATIS'] })
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(dear) } }, { cookies: visitor })
  return visitor
}

test('[CA-02] a code for free delivery that the cart has outgrown says so, and ten orders take none of its five uses', async () => {
  for (let buyer = 0; buyer < 10; buyer++) {
    const cookies = await aCartThatOutgrewIt()
    expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({
      applied_code: null,
      codes: [{ code: 'GRATIS', amount: 0, problem: needless }],
      totals: { shipping_costs: 0, grand_total: 220 },
    })
    const answer = await pressPay(app, cookies, 220)
    if (!answer.ok) throw new Error(answer.error.message)
    const order = await app.mustCall(getOrderEndpoint, { params: { id: answer.data.order_id } })
    expect(order.totals).toMatchObject({ shipping_costs: 0, discounts: [], grand_total: 220 })
  }
  expect(await usesTaken()).toBe(0)
})

test('[CA-02] it counts again once delivery costs something again', async () => {
  const cookies = await aCartThatOutgrewIt()
  const { items } = await app.mustCall(getCartEndpoint, {}, { cookies })
  const item_id = items.find(({ variant_id }) => variant_id === String(dear))?.id ?? ''
  await app.mustCall(removeCartItemEndpoint, { query: { item_id } }, { cookies })
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({
    applied_code: 'GRATIS',
    codes: [{ code: 'GRATIS', problem: null }],
    totals: { shipping_costs: 0, grand_total: 20 },
  })
})

test('[CA-02] an offer that makes delivery free for all leaves such a code nothing to give', async () => {
  const visitor = await aVisitorAtPay(app, { lines: [{ variantId: cheap }], codes: ['GRATIS'] })
  const offer = { key: 'actie', title: 'Gratis bezorgd', kind: 'order_amount', minimumCents: 1_000 } as const
  await savePromotion(app.db, { ...offer, benefit: 'free_delivery' })
  expect(await app.mustCall(getCartEndpoint, {}, { cookies: visitor })).toMatchObject({
    codes: [{ code: 'GRATIS', problem: needless }],
    totals: { shipping_costs: 0, grand_total: 20 },
  })
  await app.db.delete(promotion).where(eq(promotion.key, 'actie'))
})

test('[CA-02] where delivery costs something it takes one of its uses, as any code', async () => {
  const before = (await usesTaken()) ?? 0
  await aPlacedOrder(app, { lines: [{ variantId: cheap }], codes: ['GRATIS'] })
  expect(await usesTaken()).toBe(before + 1)
})
