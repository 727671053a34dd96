import {
  addCartItemEndpoint,
  getCartEndpoint,
  removeCartItemEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { cartSchema } from '@sluimer/contract/cart/schemas'
import { choosePaymentEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { changePrice } from '../catalog/price/change-price.ts'
import { variant } from '../catalog/tables/variant-tables.ts'
import { aCustomer, pressPay } from '../order/order.builders.ts'
import { maxItems } from './change/add-cart-item.ts'
import { cart, cartItem } from './rows/tables.ts'

let now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const add = (cookies: CookieJar, variantId: number | string, quantity = 1) =>
  app.call(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, { cookies })
const see = (cookies: CookieJar) => app.mustCall(getCartEndpoint, {}, { cookies })

describe('a cart', () => {
  test('[CA-01] does not exist until something is added', async () => {
    const visitor = app.newVisitor()
    expect(await see(visitor)).toMatchObject({ found: false, quote_id: null, items: [] })
    expect(visitor.get('cart')).toBeUndefined()
  })

  test('[CA-01] [EN-01] shows its items and totals under the names of the specification', async () => {
    const visitor = app.newVisitor()
    const { id, variants } = await aProduct(app.db, {
      title: 'Dekbed Noor',
      options: [{ key: 'maat', title: 'Maat', values: [{ key: '140', title: '140 x 200 cm' }] }],
      variants: [{ sku: 'NOOR-140', values: { maat: '140' }, priceCents: 4995, stockOnHand: 7 }],
    })
    const variantId = String(variants[0]?.id)
    await add(visitor, variantId, 2)
    const seen = await see(visitor)
    expect(Object.keys(seen).sort()).toEqual(Object.keys(cartSchema.shape).sort())
    expect(seen).toMatchObject({
      found: true,
      quote_id: expect.stringMatching(/^[\w-]{10,}$/),
      updated_at: now.toISOString(),
      shipping_method: null,
      applied_code: null,
      items: [
        {
          id: expect.stringMatching(/./),
          variant_id: variantId,
          parent: { id: String(id), title: 'Dekbed Noor' },
          name: 'Dekbed Noor',
          sku: 'NOOR-140',
          title: '140 x 200 cm',
          thumbnail: { key: 'foto' },
          price: 49.95,
          price_old: null,
          row_total: 99.9,
          quantity: 2,
          stock: 7,
          brand: 'sluimer-thuis',
          categories: [{ name: 'beddengoed' }],
          available: true,
          delivery: 'Voor 23.59 uur besteld, morgen in huis',
        },
      ],
      totals: {
        sub_total: 99.9,
        sub_total_old: 99.9,
        sub_total_diff: 0,
        shipping_costs: null,
        discounts: [],
        payment_costs: 0,
        promo_progress: { percent: 100 },
        total: 99.9,
        grand_total: 99.9,
        total_quantity: 2,
      },
    })
  })

  test('[CA-01] says how far free delivery is', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ priceCents: 2000, stock: 50 })
    await add(visitor, variantId)
    const { totals } = await see(visitor)
    expect(totals).toMatchObject({ shipping_costs: null, shipping_costs_from: 3.95 })
    expect(totals.promo_progress).toMatchObject({ text: 'Nog €\u00a030,- tot gratis bezorging', percent: 40 })
    await add(visitor, variantId, 2)
    expect((await see(visitor)).totals).toMatchObject({
      shipping_costs_from: 0,
      promo_progress: { text: 'Je bestelling wordt gratis bezorgd', percent: 100 },
    })
  })

  test('[CA-01] always shows the present price, and the former one as the law allows', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ priceCents: 10_000, stock: 5 })
    await add(visitor, variantId, 2)
    now = new Date('2026-11-18T11:00:00Z')
    await changePrice(app.db, { variantId, priceCents: 7_500 }, new Date('2026-11-18T10:30:00Z'))
    const seen = await see(visitor)
    expect(seen.items[0]).toMatchObject({ price: 75, price_old: 100, row_total: 150 })
    expect(seen.totals).toMatchObject({ sub_total: 150, sub_total_old: 200, sub_total_diff: 50 })
  })

  test('keeps only the hash of its token', async () => {
    const visitor = app.newVisitor()
    await add(visitor, await aVariant({}))
    const token = visitor.get('cart') ?? ''
    expect(token).toHaveLength(43)
    const hashes = (await app.db.select().from(cart)).map((row) => row.tokenHash)
    expect(hashes).not.toContain(token)
  })

  test('is nobody else’s, and a forged cookie finds none', async () => {
    const stranger = app.newVisitor()
    stranger.set('cart', 'x'.repeat(43))
    expect((await see(stranger)).found).toBe(false)
  })
})

describe('adding', () => {
  test('[CA-02] sums the pieces of a variant', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ stock: 9 })
    await add(visitor, variantId, 2)
    const answer = await add(visitor, variantId, 3)
    expect(answer).toMatchObject({ data: { cart: { items: [{ quantity: 5 }] }, added: { quantity: 3 } } })
  })

  test('[CA-02] loses nothing when the same is added twenty times at once', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ stock: 99 })
    await add(visitor, variantId)
    await Promise.all(Array.from({ length: 20 }, () => add(visitor, variantId)))
    expect((await see(visitor)).items).toMatchObject([{ quantity: 21 }])
  })

  test('[CA-02] never goes beyond the stock, however many additions come at once', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ stock: 5 })
    await add(visitor, variantId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, variantId)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4)
    expect((await see(visitor)).items).toMatchObject([{ quantity: 5 }])
  })

  test('[CA-03] names the added item beside the new totals', async () => {
    const visitor = app.newVisitor()
    const answer = await add(visitor, await aVariant({ priceCents: 1250 }), 2)
    expect(answer).toMatchObject({ ok: true, data: { cart: { totals: { sub_total: 25 } } } })
    const added = answer.ok ? answer.data.added : undefined
    expect(added).toEqual({ item_id: (await see(visitor)).items[0]?.id, quantity: 2 })
  })

  test('[CA-03] says which line is short and how many there are', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ title: 'Kussen', stock: 2 })
    expect(await add(visitor, variantId, 3)).toMatchObject({
      status: 409,
      error: {
        code: 'out_of_stock',
        message: 'Er zijn nog maar 2 stuks op voorraad.',
        lines: [{ item_id: String(variantId), title: 'Kussen', requested: 3, available: 2 }],
      },
    })
    expect((await see(visitor)).found).toBe(false)
  })

  test('[CA-03] refuses what does not exist and what is not sold any more', async () => {
    const visitor = app.newVisitor()
    const retired = await aVariant({ active: false })
    expect(await add(visitor, 987_654)).toMatchObject({ error: { code: 'not_found' } })
    expect(await add(visitor, 'geen-nummer')).toMatchObject({ error: { code: 'not_found' } })
    expect(await add(visitor, retired)).toMatchObject({ error: { code: 'not_purchasable' } })
  })

  test('[CA-03] takes more than the stock of what comes with a lead time, up to ninety-nine', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ stock: 1, leadTimeDays: 10, deliveryClass: 'two_man' })
    expect((await add(visitor, variantId, 4)).ok).toBe(true)
    expect((await see(visitor)).items).toMatchObject([{ stock: 99, available: true }])
    expect((await add(visitor, variantId, 95)).ok).toBe(true)
    expect(await add(visitor, variantId)).toMatchObject({
      error: { code: 'out_of_stock', message: 'Je kunt er hoogstens 99 tegelijk bestellen.' },
    })
  })

  test('[CA-03] says in words what is left, and what is in the cart already', async () => {
    const visitor = app.newVisitor()
    const [few, one, none] = [
      await aVariant({ stock: 3 }),
      await aVariant({ stock: 1 }),
      await aVariant({ stock: 0 }),
    ]
    await add(visitor, few, 2)
    const messageFor = async (variantId: number, quantity: number) => {
      const answer = await add(visitor, variantId, quantity)
      return answer.ok ? '' : answer.error.message
    }
    expect(await messageFor(few, 2)).toBe(
      'Er zijn nog maar 3 stuks op voorraad; je hebt er al 2 in je winkelwagen.',
    )
    expect(await messageFor(one, 2)).toBe('Er is nog maar 1 stuk op voorraad.')
    expect(await messageFor(none, 1)).toBe('Dit artikel is uitverkocht.')
  })

  test('[CA-02] holds a hundred different articles, and more of each of them', async () => {
    const visitor = app.newVisitor()
    const [first, last, tooMany] = [await aVariant({}), await aVariant({}), await aVariant({})]
    await add(visitor, first)
    const cartId = (await see(visitor)).quote_id ?? ''
    const others = Array.from({ length: maxItems - 2 }, (_, at) => ({
      ...{
        id: createUuid(app.deps.randomBytes),
        cartId,
        variantId: 1_000_000 + at,
        quantity: 1,
        addedAt: now,
      },
    }))
    await app.db.insert(cartItem).values(others)
    expect(await add(visitor, last)).toMatchObject({ ok: true })
    expect(await add(visitor, tooMany)).toMatchObject({
      error: {
        code: 'not_purchasable',
        message: 'Er passen 100 verschillende artikelen in je winkelwagen.',
      },
    })
    expect(await add(visitor, first)).toMatchObject({ ok: true })
  })
})

describe('changing', () => {
  test('[CA-02] sets the quantity, refuses too many, and removes', async () => {
    const visitor = app.newVisitor()
    await add(visitor, await aVariant({ stock: 4 }))
    const [item] = (await see(visitor)).items
    const item_id = item?.id ?? ''
    const set = (quantity: number) =>
      app.call(updateCartItemEndpoint, { body: { item_id, quantity } }, { cookies: visitor })
    expect(await set(4)).toMatchObject({ data: { items: [{ quantity: 4, available: true }] } })
    expect(await set(5)).toMatchObject({
      error: { code: 'out_of_stock', lines: [{ item_id, available: 4 }] },
    })
    expect(await set(0)).toMatchObject({ status: 400, error: { fields: [{ path: 'body.quantity' }] } })
    const left = await app.mustCall(removeCartItemEndpoint, { query: { item_id } }, { cookies: visitor })
    expect(left.items).toEqual([])
  })

  test('[CO-08] an article that goes off sale while it is in the cart can no longer be ordered, and has no delivery day', async () => {
    const visitor = app.newVisitor()
    const variantId = await aVariant({ stock: 4 })
    await add(visitor, variantId)
    await app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies: visitor })
    const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' }
    await app.mustCall(choosePaymentEndpoint, { body }, { cookies: visitor })
    await app.db.update(variant).set({ active: false }).where(eq(variant.id, variantId))
    const [item] = (await see(visitor)).items
    expect(item).toMatchObject({ available: false, stock: 0, delivery: 'Niet meer leverbaar' })
    const change = { item_id: item?.id ?? '', quantity: 2 }
    expect(await app.call(updateCartItemEndpoint, { body: change }, { cookies: visitor })).toMatchObject({
      error: { code: 'out_of_stock', lines: [{ available: 0 }] },
    })
    expect(await pressPay(app, visitor)).toMatchObject({
      error: { code: 'out_of_stock', lines: [{ requested: 1, available: 0 }] },
    })
  })

  test('[CA-02] an item of another visitor is as unknown as one that never was', async () => {
    const owner = app.newVisitor()
    await add(owner, await aVariant({}))
    const item_id = (await see(owner)).items[0]?.id ?? ''
    const other = app.newVisitor()
    await add(other, await aVariant({}))
    for (const cookies of [other, app.newVisitor()]) {
      const change = await app.call(updateCartItemEndpoint, { body: { item_id, quantity: 2 } }, { cookies })
      expect(change).toMatchObject({ error: { code: 'not_found' } })
      const removal = await app.call(removeCartItemEndpoint, { query: { item_id } }, { cookies })
      expect(removal).toMatchObject({ error: { code: 'not_found' } })
    }
    expect((await see(owner)).items).toHaveLength(1)
  })
})
