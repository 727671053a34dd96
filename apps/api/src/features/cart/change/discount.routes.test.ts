import {
  addCartItemEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  removeCartItemEndpoint,
  removeDiscountEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { choosePaymentEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aCategoryAt, aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aCustomer } from '../../order/order.builders.ts'
import { issueVoucher } from '../../promotion/issue-voucher.ts'
import { aTenPercentCode, aTwoPlusTwo } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'

const start = new Date('2026-11-18T10:00:00Z')
const nbsp = '\u00a0'
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const see = (cookies: CookieJar) => app.mustCall(getCartEndpoint, {}, { cookies })
const apply = (cookies: CookieJar, discount_code: string) =>
  app.call(applyDiscountEndpoint, { body: { discount_code } }, { cookies })
const remove = (cookies: CookieJar, discount_code?: string) =>
  app.mustCall(removeDiscountEndpoint, { query: { discount_code } }, { cookies })
const aVoucher = (special: object = {}) =>
  inTransaction(app.db, async (tx) => {
    const issued = await issueVoucher(tx, app.deps, { why: { reason: 'service' }, now, terms: special })
    return issued?.code ?? ''
  })

async function aCart(priceCents: number, quantity = 1): Promise<CookieJar> {
  const cookies = app.newVisitor()
  await add(cookies, await aVariant({ priceCents, stock: 99 }), quantity)
  return cookies
}

async function add(cookies: CookieJar, variantId: number, quantity = 1): Promise<void> {
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, { cookies })
}

describe('a discount code', () => {
  test('[CA-02] takes off its percentage and comes off again, in any case and with spaces around it', async () => {
    await savePromotion(app.db, aTenPercentCode('ZACHT'))
    const cookies = await aCart(4995, 2)
    const before = await see(cookies)
    expect(await apply(cookies, '  zacht ')).toMatchObject({
      data: {
        applied_code: 'ZACHT',
        codes: [{ code: 'ZACHT', kind: 'discount', title: '10% korting', amount: 9.99, problem: null }],
        items: [{ row_total: 99.9, discount: 9.99 }],
        totals: {
          sub_total: 99.9,
          discounts: [{ title: '10% korting', amount: 9.99, source: 'code', code: 'ZACHT' }],
          grand_total: 89.91,
        },
      },
    })
    const after = await remove(cookies)
    expect(after.totals).toEqual(before.totals)
    expect([after.applied_code, after.codes]).toEqual([null, []])
  })

  test('[CA-02] one at a time: a second replaces the first, and one that fails does not', async () => {
    await savePromotion(app.db, aTenPercentCode('EERSTE'))
    await savePromotion(app.db, aTenPercentCode('TWEEDE', { title: 'Tweede' }))
    const cookies = await aCart(4000)
    await apply(cookies, 'EERSTE')
    expect(await apply(cookies, 'TWEEDE')).toMatchObject({ data: { applied_code: 'TWEEDE' } })
    expect(await apply(cookies, 'BESTAATNIET')).toMatchObject({
      status: 404,
      error: { code: 'code_unknown' },
    })
    expect(await see(cookies)).toMatchObject({ applied_code: 'TWEEDE', codes: [{ amount: 4 }] })
  })

  test.each<[string, object, string]>([
    ['not valid yet', { validFrom: new Date('2026-11-30T23:00:00Z') }, 'geldt pas vanaf 1 december 2026'],
    ['expired', { validUntil: start }, 'is verlopen'],
    ['below its minimum', { minimumCents: 5000 }, `nog €${nbsp}10,05 aan artikelen`],
    ['for other goods', { categories: ['elders'] }, 'geldt niet voor wat er in je winkelwagen ligt'],
    ['switched off', { active: false }, 'kennen we niet'],
  ])('[CA-02] a code that is %s is refused with the reason', async (name, special, words) => {
    await aCategoryAt(app.db, 'elders')
    const code = name.toUpperCase().replaceAll(' ', '-')
    await savePromotion(app.db, aTenPercentCode(code, special))
    const cookies = await aCart(3995)
    const answer = await apply(cookies, code)
    expect(answer).toMatchObject({ ok: false, error: { fields: [{ path: 'body.discount_code' }] } })
    expect(answer.ok ? '' : answer.error.message).toContain(words)
    expect((await see(cookies)).codes).toEqual([])
  })

  test('[CA-02] stays when it no longer counts, says why, and counts again when it can', async () => {
    await savePromotion(app.db, aTenPercentCode('VANAF50', { minimumCents: 5000, validUntil: hours(2) }))
    const cookies = await aCart(3000, 2)
    await apply(cookies, 'VANAF50')
    const [item] = (await see(cookies)).items
    const set = (quantity: number) =>
      app.mustCall(updateCartItemEndpoint, { body: { item_id: item?.id ?? '', quantity } }, { cookies })
    expect(await set(1)).toMatchObject({
      applied_code: null,
      codes: [{ code: 'VANAF50', amount: 0, problem: expect.stringContaining(`€${nbsp}20,-`) }],
      totals: { discounts: [], grand_total: 30 },
    })
    expect(await set(2)).toMatchObject({ applied_code: 'VANAF50', totals: { grand_total: 54 } })
    now = hours(3)
    expect(await see(cookies)).toMatchObject({ codes: [{ problem: 'Deze kortingscode is verlopen.' }] })
  })

  test('[CA-02] for a category counts for goods of categories below it, and leaves deals out where it says so', async () => {
    const inside = await aVariant({ priceCents: 5000, mainCategory: 'textiel/bad/handdoek' })
    const outside = await aVariant({ priceCents: 5000, mainCategory: 'anders' })
    const special = { categories: ['textiel'], excludesReduced: true }
    await savePromotion(app.db, aTenPercentCode('TEXTIEL', special))
    const cookies = app.newVisitor()
    await add(cookies, inside)
    await add(cookies, outside)
    const applied = await apply(cookies, 'TEXTIEL')
    expect(applied).toMatchObject({ data: { totals: { grand_total: 95 } } })
    // Both were added at the same moment of the clock, so either may come first.
    const items = applied.ok ? applied.data.items : []
    const discountOf = new Map(items.map((item) => [item.variant_id, item.discount]))
    expect(discountOf).toEqual(
      new Map([
        [String(inside), 5],
        [String(outside), 0],
      ]),
    )
  })

  test('[CA-02] for free delivery makes every method free, and the progress says so', async () => {
    const given = { key: 'gratis', title: 'Gratis bezorging', kind: 'code', code: 'THUIS' } as const
    await savePromotion(app.db, { ...given, benefit: 'free_delivery' })
    const cookies = await aCart(2000)
    await app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies })
    expect((await see(cookies)).totals).toMatchObject({ shipping_costs: 4.95, grand_total: 24.95 })
    expect(await apply(cookies, 'THUIS')).toMatchObject({
      data: {
        codes: [{ title: 'Gratis bezorging', amount: 0, problem: null }],
        totals: { shipping_costs: 0, grand_total: 20, promo_progress: { percent: 100 } },
      },
    })
    const pickup = { selectedShippingMethod: 'pickup', pickupPoint: 'NL-1012-kiosk' }
    const body = { selectedPaymentMethod: 'ideal', ...pickup, customer: {} }
    await app.mustCall(choosePaymentEndpoint, { body }, { cookies })
    expect((await see(cookies)).totals).toMatchObject({ shipping_costs: 0 })
  })

  test('[CA-02] never makes delivery dearer', async () => {
    await savePromotion(app.db, aTenPercentCode('HELFT', { percent: 50 }))
    const cookies = await aCart(5000)
    await app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies })
    await apply(cookies, 'HELFT')
    expect((await see(cookies)).totals).toMatchObject({ shipping_costs: 0, grand_total: 25 })
  })

  test('[CA-02] guessing is stopped', async () => {
    const cookies = await aCart(5000)
    const guess = (code: string) =>
      app.call(
        applyDiscountEndpoint,
        { body: { discount_code: code } },
        { cookies, headers: { 'x-forwarded-for': '198.51.100.7' } },
      )
    const statuses = []
    for (let at = 0; at <= 40; at++) statuses.push((await guess(`GOK${at}`)).status)
    expect([statuses[0], statuses[39], statuses[40]]).toEqual([404, 404, 429])
  })
})

test('[CA-02] a code needs goods', async () => {
  await savePromotion(app.db, aTenPercentCode('LEEG'))
  expect(await apply(app.newVisitor(), 'LEEG')).toMatchObject({ error: { code: 'cart_empty' } })
  const cookies = await aCart(1000)
  const [item] = (await see(cookies)).items
  await app.mustCall(removeCartItemEndpoint, { query: { item_id: item?.id ?? '' } }, { cookies })
  expect(await apply(cookies, 'LEEG')).toMatchObject({ error: { code: 'cart_empty' } })
  expect(await remove(app.newVisitor())).toMatchObject({ found: false })
})

test.each<[string, unknown, number]>([
  ['no code', {}, 400],
  ['an empty one', { discount_code: '   ' }, 400],
  ['a number', { discount_code: 12 }, 400],
  ['null', { discount_code: null }, 400],
  ['a list', { discount_code: ['WELKOM'] }, 400],
  ['10 kB', { discount_code: 'A'.repeat(10_240) }, 400],
  ['a control character', { discount_code: 'WEL\u0000KOM' }, 400],
  ['half a character', { discount_code: 'WEL\ud800' }, 400],
  ['another script', { discount_code: 'ВЕЛКОМ' }, 404],
  ['signs', { discount_code: "' or 1=1 --" }, 404],
  ['a wild card', { discount_code: '%' }, 404],
  ['an amount beside it', { discount_code: 'X', amount: 100 }, 400],
])('[CA-02] %s is refused and changes nothing', async (_name, body, status) => {
  const cookies = await aCart(5000)
  const before = await see(cookies)
  const answer = await app.call(applyDiscountEndpoint, { body: body as never }, { cookies })
  expect(answer.status).toBe(status)
  expect(await see(cookies)).toEqual(before)
})

describe('promotions', () => {
  test('[CA-06] 2+2 gratis counts by itself, says how much is missing, and names the free pieces', async () => {
    const variantId = await aVariant({ priceCents: 1000, mainCategory: 'handdoeken', stock: 99 })
    await savePromotion(app.db, aTwoPlusTwo(['handdoeken'], { link: '/handdoeken/' }))
    const cookies = app.newVisitor()
    await add(cookies, variantId, 3)
    expect((await see(cookies)).totals.promo_progress).toEqual({
      text: 'Nog 1 artikel voor 2+2 gratis',
      percent: 75,
      link: '/handdoeken/',
    })
    await add(cookies, variantId)
    expect(await see(cookies)).toMatchObject({
      items: [{ row_total: 40, discount: 20, promotion: '2 stuks gratis bij 2+2 gratis' }],
      totals: {
        sub_total: 40,
        discounts: [{ title: '2+2 gratis', amount: 20, source: 'promotion' }],
        grand_total: 20,
        progress: [{ percent: 100 }, { text: `Nog €${nbsp}10,- tot gratis bezorging` }],
      },
    })
  })

  test('[CA-06] one that has ended no longer counts', async () => {
    const variantId = await aVariant({ priceCents: 1000, mainCategory: 'slopen', stock: 99 })
    await savePromotion(app.db, aTwoPlusTwo(['slopen'], { validUntil: hours(1) }))
    const cookies = app.newVisitor()
    await add(cookies, variantId, 4)
    expect((await see(cookies)).totals.grand_total).toBe(20)
    now = hours(1)
    expect((await see(cookies)).totals.grand_total).toBe(40)
  })
})

describe('a voucher', () => {
  test('[CA-07] counts beside a code, is read with or without hyphens, and comes off by itself', async () => {
    await savePromotion(app.db, aTenPercentCode('ERBIJ'))
    const code = await aVoucher()
    const cookies = await aCart(6000)
    await apply(cookies, 'ERBIJ')
    expect(await apply(cookies, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      data: {
        applied_code: 'ERBIJ',
        codes: [
          { code: 'ERBIJ', amount: 6 },
          { code, kind: 'voucher', amount: 5 },
        ],
        totals: { grand_total: 49 },
      },
    })
    expect(await remove(cookies, code)).toMatchObject({
      codes: [{ code: 'ERBIJ' }],
      totals: { grand_total: 54 },
    })
  })

  test('[CA-07] has a minimum and a last day', async () => {
    const code = await aVoucher({ validityDays: 2 })
    const low = await apply(await aCart(4999), code)
    expect(low).toMatchObject({ error: { message: expect.stringContaining(`nog €${nbsp}0,01`) } })
    const cookies = await aCart(5000)
    now = new Date('2026-11-20T22:59:59Z')
    expect(await apply(cookies, code)).toMatchObject({ ok: true })
    now = new Date('2026-11-20T23:00:00Z')
    expect(await see(cookies)).toMatchObject({ codes: [{ problem: 'Deze voucher is verlopen.' }] })
  })
})

function hours(count: number): Date {
  return new Date(start.getTime() + count * 3_600_000)
}
