import {
  addCartItemEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  restoreCartEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { issueVoucher } from '../../promotion/issue-voucher.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { maxItems } from '../change/add-cart-item.ts'
import { cart, cartItem, cartRestore } from '../rows/tables.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { createRestoreLink, restoreLinkDays } from './create-restore-link.ts'

const start = new Date('2026-11-18T10:00:00Z')
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
const add = (cookies: CookieJar, variantId: number, quantity = 1) =>
  app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity } }, { cookies })
const restore = (cookies: CookieJar, id: string) =>
  app.call(restoreCartEndpoint, { body: { id } }, { cookies })
const quantities = async (cookies: CookieJar) =>
  (await app.mustCall(getCartEndpoint, {}, { cookies })).items
    .map((item): [string, number] => [item.variant_id, item.quantity])
    .toSorted(([one], [other]) => Number(one) - Number(other))

/** A visitor's cart and the link that brings it back. */
async function anAbandonedCart(...lines: [variantId: number, quantity: number][]) {
  const cookies = app.newVisitor()
  for (const [variantId, quantity] of lines) await add(cookies, variantId, quantity)
  const [row] = await app.db
    .select()
    .from(cart)
    .where(eq(cart.tokenHash, hashCartToken(cookies.get('cart') ?? '')))
  const cartId = row?.id ?? ''
  const { path } = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, cartId, now))
  return { cookies, cartId, path, id: path.split('/').at(-2) ?? '' }
}

test('[CA-04] brings the cart back on another device, with its code', async () => {
  await savePromotion(app.db, aTenPercentCode('TERUG'))
  const variantId = await aVariant({})
  const { cookies, id } = await anAbandonedCart([variantId, 2])
  await app.mustCall(applyDiscountEndpoint, { body: { discount_code: 'TERUG' } }, { cookies })
  const phone = app.newVisitor()
  expect(await restore(phone, id)).toMatchObject({ data: { cart: { applied_code: 'TERUG' }, missing: [] } })
  expect(await quantities(phone)).toEqual([[String(variantId), 2]])
  expect(phone.get('cart')).not.toBe(cookies.get('cart'))
})

test('[CA-04] merges with what is in the cart now: the larger quantity counts, also when opened twice', async () => {
  const [one, two, three] = [await aVariant({}), await aVariant({}), await aVariant({})]
  const { id } = await anAbandonedCart([one, 3], [two, 1], [three, 2])
  const cookies = app.newVisitor()
  await add(cookies, one, 1)
  await add(cookies, two, 4)
  for (const _time of [1, 2]) await restore(cookies, id)
  expect(await quantities(cookies)).toEqual([
    [String(one), 3],
    [String(two), 4],
    [String(three), 2],
  ])
})

test('[CA-04] changes nothing in the cart that it is about', async () => {
  const variantId = await aVariant({})
  const { cookies, id } = await anAbandonedCart([variantId, 2])
  expect(await restore(cookies, id)).toMatchObject({ ok: true })
  expect(await quantities(cookies)).toEqual([[String(variantId), 2]])
})

test('[CA-04] brings its code and its voucher along, but replaces none that is filled in', async () => {
  for (const code of ['OUDER', 'NIEUWER']) await savePromotion(app.db, aTenPercentCode(code))
  const variantId = await aVariant({ priceCents: 10_000 })
  const made = await inTransaction(app.db, (tx) =>
    issueVoucher(tx, app.deps, { why: { reason: 'service' }, now }),
  )
  const { cookies, id } = await anAbandonedCart([variantId, 1])
  const apply = (jar: CookieJar, discount_code: string) =>
    app.mustCall(applyDiscountEndpoint, { body: { discount_code } }, { cookies: jar })
  await apply(cookies, 'OUDER')
  await apply(cookies, made?.code ?? '')
  const phone = app.newVisitor()
  await add(phone, variantId)
  await apply(phone, 'NIEUWER')
  await restore(phone, id)
  const { codes } = await app.mustCall(getCartEndpoint, {}, { cookies: phone })
  expect(codes.map(({ code }) => code)).toEqual(['NIEUWER', made?.code])
})

test('[CA-04] makes no cart of more than a hundred articles', async () => {
  const { id } = await anAbandonedCart([await aVariant({}), 1], [await aVariant({}), 1])
  const cookies = app.newVisitor()
  await add(cookies, await aVariant({}))
  const cartId = (await app.mustCall(getCartEndpoint, {}, { cookies })).quote_id ?? ''
  const others = Array.from({ length: maxItems - 2 }, (_, at) => ({
    ...{ id: createUuid(app.deps.randomBytes), cartId, variantId: 1_000_000 + at, quantity: 1, addedAt: now },
  }))
  await app.db.insert(cartItem).values(others)
  expect(await restore(cookies, id)).toMatchObject({ ok: true })
  expect(await app.db.$count(cartItem, eq(cartItem.cartId, cartId))).toBe(maxItems)
})

test('[CA-04] stops anyone who guesses links', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  const statuses: number[] = []
  for (let at = 0; at <= 40; at++)
    statuses.push((await app.call(restoreCartEndpoint, { body: { id: `gok${at}` } }, { headers })).status)
  expect([statuses[0], statuses[39], statuses[40]]).toEqual([404, 404, 429])
})

test('[CA-04] never puts in more than there is, and says what is missing', async () => {
  const [few, gone] = [
    await aVariant({ title: 'Sprei', stock: 5 }),
    await aVariant({ title: 'Loper', stock: 5 }),
  ]
  const { id } = await anAbandonedCart([few, 4], [gone, 1])
  await app.db.update(variant).set({ stockOnHand: 3 }).where(eq(variant.id, few))
  await app.db.update(variant).set({ stockOnHand: 0 }).where(eq(variant.id, gone))
  const cookies = app.newVisitor()
  const answer = await restore(cookies, id)
  expect(
    answer.ok && new Set(answer.data.missing.map((line) => [line.title, line.available].join())),
  ).toEqual(new Set(['Sprei,3', 'Loper,0']))
  expect(await quantities(cookies)).toEqual([[String(few), 3]])
})

test('[CA-04] two openings at once double nothing', async () => {
  const variantId = await aVariant({})
  const { id } = await anAbandonedCart([variantId, 2])
  const cookies = app.newVisitor()
  await add(cookies, variantId)
  await Promise.all([restore(cookies, id), restore(cookies, id), restore(cookies, id)])
  expect(await quantities(cookies)).toEqual([[String(variantId), 2]])
})

test('[CA-04] answers the same for an unknown, an expired and an ordered cart', async () => {
  const variantId = await aVariant({})
  const old = await anAbandonedCart([variantId, 1])
  const ordered = await anAbandonedCart([variantId, 1])
  await app.db.update(cart).set({ orderedAt: now }).where(eq(cart.id, ordered.cartId))
  const cookies = app.newVisitor()
  const answers = [await restore(cookies, 'x'.repeat(43)), await restore(cookies, ordered.id)]
  now = new Date(start.getTime() + restoreLinkDays * 24 * 3_600_000)
  answers.push(await restore(cookies, old.id))
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 404, error: { message: 'Dit bestaat niet of niet meer.' } })
  expect(cookies.get('cart')).toBeUndefined()
})

test('[CA-04] no two links are alike, and the database does not hold what a link holds', async () => {
  const { id, cartId } = await anAbandonedCart([await aVariant({}), 1])
  expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const next = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, cartId, now))
  expect(next.path).not.toContain(id)
  const stored = await app.db.select().from(cartRestore)
  expect(JSON.stringify(stored)).not.toContain(id)
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['a number', { id: 7 }],
  ['too much', { id: 'x'.repeat(10_240) }],
  ['a control character', { id: '\u0000' }],
  ['a quantity beside it', { id: 'x', quantity: -1 }],
])('[CA-04] %s is refused', async (_name, body) => {
  expect((await app.call(restoreCartEndpoint, { body: body as never })).status).toBe(400)
})
