import { addCartItemEndpoint, getCartEndpoint, restoreCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  tellAbandonedBrowseEndpoint,
  tellAbandonedCartEndpoint,
  tellAbandonedCategoryEndpoint,
  tellAbandonedEmailEndpoint,
} from '@sluimer/contract/marketing/abandon-endpoints'
import { leaveNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { setCartOrdered } from '../cart/rows/cart.queries.ts'
import { cart } from '../cart/rows/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { variant } from '../catalog/tables/variant-tables.ts'
import { aCustomer, aPlacedOrder } from '../order/order.builders.ts'
import { aSubscriber, aVisitorsAddress, findLeaveCode, mailsTo } from './marketing.builders.ts'
import { remindCartsJob } from './remind-carts.job.ts'
import { cartReminder } from './tables.ts'

const hourMs = 3_600_000
const start = new Date('2026-11-20T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = start
  await app.db.delete(cart)
})
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs)
}
const remind = () => remindCartsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(20_000) })
const remindersTo = (email: string) => mailsTo(app, email, 'cart_reminder')

/** A visitor with two pieces in the cart who left an address. */
async function aCartFor(email: string) {
  const cookies = app.newVisitor()
  const variantId = onlyVariantId(await aProduct(app.db, {}))
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId), quantity: 2 } }, { cookies })
  const headers = { 'x-forwarded-for': aVisitorsAddress() }
  const told = await app.call(tellAbandonedEmailEndpoint, { body: { email } }, { cookies, headers })
  const { quote_id: cartId } = await app.mustCall(getCartEndpoint, {}, { cookies })
  return { cookies, variantId, told, cartId: cartId ?? '' }
}
const findCart = async (cartId: string) => (await app.db.select().from(cart).where(eq(cart.id, cartId)))[0]

test('[API-11] [CA-04] a subscriber is reminded once, four hours later, with a link that brings the cart back', async () => {
  const email = 'laat@voorbeeld.example'
  await aSubscriber(app, email)
  const { variantId } = await aCartFor(email)
  later(3.9)
  await remind()
  expect(await remindersTo(email)).toEqual([])
  later(0.2)
  await remind()
  await remind()
  const mails = await remindersTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('2 x ')
  expect(mails[0]?.html).toMatch(/<img src="[^"]+\/media\/160\//)
  const id = /\/cart\/restore\/([\w-]+)\//.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const phone = app.newVisitor()
  const back = await app.call(restoreCartEndpoint, { body: { id } }, { cookies: phone })
  expect(back).toMatchObject({ ok: true, data: { missing: [] } })
  const { items } = await app.mustCall(getCartEndpoint, {}, { cookies: phone })
  expect(items).toMatchObject([{ variant_id: String(variantId), quantity: 2 }])
  later(15 * 24)
  expect(await app.call(restoreCartEndpoint, { body: { id } }, { cookies: app.newVisitor() })).toMatchObject({
    status: 404,
  })
})

test('[API-11] two nodes that remind at once send one mail', async () => {
  const email = 'tegelijk@voorbeeld.example'
  await aSubscriber(app, email)
  await aCartFor(email)
  later(5)
  await Promise.all([remind(), remind()])
  expect(await remindersTo(email)).toHaveLength(1)
  expect(await app.db.select().from(cartReminder)).toHaveLength(1)
})

test('[API-11] nothing is kept of, and no mail sent to, people without a confirmed signup; the answer is the same', async () => {
  await aSubscriber(app, 'wel@voorbeeld.example')
  const known = await aCartFor('wel@voorbeeld.example')
  const stranger = await aCartFor('niet@voorbeeld.example')
  expect(stranger.told.response.body).toBe(known.told.response.body)
  expect(await findCart(stranger.cartId)).toMatchObject({ emailKey: null })
  // The checkout keeps the address with the cart for the order, which is not consent to mail.
  await app.db.update(cart).set({ emailKey: 'niet@voorbeeld.example' }).where(eq(cart.id, stranger.cartId))
  later(5)
  await remind()
  expect(await remindersTo('niet@voorbeeld.example')).toEqual([])
  expect(await remindersTo('wel@voorbeeld.example')).toHaveLength(1)
})

test('[API-11] never after the order, never about goods that are no longer sold, never to people who left', async () => {
  const emails = ['besteld', 'uitverkocht', 'weg'].map((name) => `${name}@voorbeeld.example`)
  for (const email of emails) await aSubscriber(app, email)
  const [ordered = '', soldOut = '', left = ''] = emails
  const { cartId } = await aCartFor(ordered)
  await app.db.transaction(async (tx) => setCartOrdered(tx, cartId, now))
  const { variantId } = await aCartFor(soldOut)
  await app.db.update(variant).set({ active: false }).where(eq(variant.id, variantId))
  await aCartFor(left)
  await app.mustCall(leaveNewsletterEndpoint, {
    body: { code: (await findLeaveCode(app, left, 'newsletter_confirmation')) ?? '' },
  })
  later(5)
  await remind()
  for (const email of emails) expect(await remindersTo(email)).toEqual([])
})

test('[API-11] never while an order of the cart waits to be paid', async () => {
  const email = 'wacht@voorbeeld.example'
  await aSubscriber(app, email)
  const variantId = onlyVariantId(await aProduct(app.db, {}))
  await aPlacedOrder(app, { lines: [{ variantId }], details: aCustomer({ email }) })
  later(5)
  await remind()
  expect(await remindersTo(email)).toEqual([])
})

test('[API-11] one person is reminded of one cart a week, however many carts they left', async () => {
  const email = 'twee.wagens@voorbeeld.example'
  await aSubscriber(app, email)
  await aCartFor(email)
  later(5)
  await remind()
  await aCartFor(email)
  later(5)
  await remind()
  expect(await remindersTo(email)).toHaveLength(1)
  later(7 * 24)
  await aCartFor(email)
  later(5)
  await remind()
  expect(await remindersTo(email)).toHaveLength(2)
})

test('[API-11] an address that is typed later takes over no cart that has one', async () => {
  const [first, second] = ['eerste', 'later'].map((name) => `${name}@voorbeeld.example`)
  if (!first || !second) throw new Error('two addresses')
  for (const email of [first, second]) await aSubscriber(app, email)
  const { cookies, cartId } = await aCartFor(first)
  const headers = { 'x-forwarded-for': aVisitorsAddress() }
  await app.mustCall(tellAbandonedEmailEndpoint, { body: { email: second } }, { cookies, headers })
  expect(await findCart(cartId)).toMatchObject({ emailKey: first })
})

test('[API-11] a visitor who still looks around has not left: cart, browse and category restart the hours', async () => {
  const email = 'kijkt@voorbeeld.example'
  await aSubscriber(app, email)
  const { cookies, cartId } = await aCartFor(email)
  const headers = { 'x-forwarded-for': aVisitorsAddress() }
  const cartCall = { quote_id: cartId, updated_at: start.toISOString(), products: ['1'] }
  const visits: ((jar: CookieJar) => Promise<{ status: number }>)[] = [
    (jar) => app.call(tellAbandonedCartEndpoint, { body: cartCall }, { cookies: jar, headers }),
    (jar) =>
      app.call(tellAbandonedBrowseEndpoint, { body: { products: ['1', '2'] } }, { cookies: jar, headers }),
    (jar) =>
      app.call(tellAbandonedCategoryEndpoint, { body: { category: 'dekbed' } }, { cookies: jar, headers }),
  ]
  for (const visit of visits) {
    later(3)
    expect(await visit(cookies)).toMatchObject({ status: 200 })
    await remind()
    expect(await remindersTo(email)).toEqual([])
  }
  // Another visitor who knows the cart's number changes nothing about it.
  later(3)
  for (const visit of visits) expect(await visit(app.newVisitor())).toMatchObject({ status: 200 })
  later(1)
  await remind()
  expect(await remindersTo(email)).toHaveLength(1)
})

test('[API-11] an invalid cart, product or address is refused with the field', async () => {
  const headers = { 'x-forwarded-for': aVisitorsAddress() }
  expect(await app.call(tellAbandonedEmailEndpoint, { body: { email: 'nee' } }, { headers })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.email' }] },
  })
  const products = Array.from({ length: 201 }, String)
  expect(await app.call(tellAbandonedBrowseEndpoint, { body: { products } }, { headers })).toMatchObject({
    status: 400,
  })
})
