import { addCartItemEndpoint, applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order/order.builders.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { cart } from '../rows/tables.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { openCart } from '../token/open-cart.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  for (const code of ['EERSTE', 'TWEEDE']) await savePromotion(app.db, aTenPercentCode(code))
})
afterAll(() => app.close())

const aVariant = async () => onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 20 }))
async function pay(url: string) {
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
}
type Visitor = Pick<Awaited<ReturnType<typeof aPlacedOrder>>, 'cookies'>
const add = (visitor: Visitor, variantId: number, quantity: number) =>
  app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, visitor)

test('[CO-06] the bought pieces of an article leave the cart, and pieces that were added meanwhile stay', async () => {
  const variantId = await aVariant()
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  await add(placed, variantId, 3)
  await pay(placed.url)
  expect((await app.mustCall(getCartEndpoint, {}, placed)).items).toMatchObject([{ quantity: 3 }])
})

test('[CO-06] what is left is an open cart: nothing of the paid order is held for it any more', async () => {
  const [bought, added] = [await aVariant(), await aVariant()]
  const placed = await aPlacedOrder(app, { lines: [{ variantId: bought, quantity: 2 }] })
  await add(placed, added, 1)
  await pay(placed.url)
  expect((await app.mustCall(getCartEndpoint, {}, placed)).items).toMatchObject([
    { variant_id: String(added) },
  ])
  const open = (await app.db.select().from(cart)).filter(
    ({ heldPieces }) => Object.keys(heldPieces).length > 0,
  )
  expect(open).toEqual([])
  await add(placed, bought, 1)
  expect((await app.mustCall(getCartEndpoint, {}, placed)).items).toHaveLength(2)
})

test('[CO-06] the day of the paid order is no longer held for what is left', async () => {
  const table = onlyVariantId(await aProduct(app.db, { deliveryClass: 'two_man', priceCents: 60_000 }))
  const deliveryDay = { date: '2026-11-24', part: 'day' as const }
  const wish = { lines: [{ variantId: table }], shipping: 'two_man', delivery: { deliveryDay } }
  const placed = await aPlacedOrder(app, wish)
  const held = async () => (await app.db.select().from(cart)).filter(({ heldDay }) => heldDay !== null).length
  expect(await held()).toBe(1)
  await add(placed, await aVariant(), 1)
  await pay(placed.url)
  expect(await held()).toBe(0)
})

test('[CO-06] nothing is put into a cart that was paid for while somebody was adding to it', async () => {
  const { cookies, url } = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  const token = cookies.get('cart') ?? ''
  const [row] = await app.db
    .select()
    .from(cart)
    .where(eq(cart.tokenHash, hashCartToken(token)))
  const open = () => inTransaction(app.db, (tx) => openCart(tx, app.deps, { cart: row, token }, now))
  expect(await open()).toMatchObject({ cart: { id: row?.id } })
  await pay(url)
  expect(await open()).toBeUndefined()
})

test.each([
  ['EERSTE', 'the one that the order used goes', []],
  ['TWEEDE', 'one that was filled in meanwhile stays', ['TWEEDE']],
])('[CA-02] of codes %s: %s', async (code, _, kept) => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }], codes: ['EERSTE'] })
  await add(placed, await aVariant(), 1)
  await app.mustCall(applyDiscountEndpoint, { body: { discount_code: code } }, placed)
  await pay(placed.url)
  const left = await app.mustCall(getCartEndpoint, {}, placed)
  expect(left.codes.map((one) => one.code)).toEqual(kept)
})
