import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findCustomerByEmail } from '../../customer/rows/customer.queries.ts'
import { pressPay } from '../../order/order.builders.ts'
import { aCustomer, aPerson } from '../account.builders.ts'
import { enter } from '../visit/enter.ts'
import { aGuestWith, cartOf, contentsOf, prepareToPay, put, someArticles } from './carts.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let articles: number[]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
  articles = await someArticles(app, 6)
})
afterAll(() => app.close())

let made = 0
async function aCustomerWith(...ids: number[]) {
  made += 1
  const email = `tegelijk${made}@voorbeeld.example`
  const desk = await aCustomer(app, email)
  for (const id of ids) await put(desk, id, 1)
  now = new Date(now.getTime() + 3_600_000)
  return { email, desk }
}
const once = (ids: readonly number[]) => ids.map((id) => [id, 1])

test('[CA-08] five logins at once, each with a cart of its own, make one cart with all goods', async () => {
  const { email, desk } = await aCustomerWith(...articles.slice(0, 1))
  const guests = await Promise.all(articles.slice(1).map((id) => aGuestWith(app, [id, 1])))
  const logins = await Promise.all(guests.map((guest) => guest.logIn(email)))
  expect(logins.every(({ ok }) => ok)).toBe(true)
  for (const person of [desk, ...guests]) expect(await contentsOf(person)).toEqual(once(articles))
})

test('[CA-08] a first cart that two browsers begin at once is one cart', async () => {
  const { email, desk } = await aCustomerWith()
  const phone = aPerson(app)
  await phone.logIn(email)
  const [one = 0, two = 0] = articles
  await Promise.all([put(desk, one, 1), put(phone, two, 1)])
  expect(await contentsOf(desk)).toEqual(once([one, two]))
  expect(await contentsOf(phone)).toEqual(once([one, two]))
})

test('[CA-08] what is added while somebody logs in is in the cart, or the shopper is told to try again', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = articles
  for (let round = 0; round < 6; round++) {
    const { email, desk } = await aCustomerWith(one)
    const phone = await aGuestWith(app, [two, 1])
    const add = (person: typeof phone, id: number) =>
      person.call(addCartItemEndpoint, { body: { item_id: String(id) } })
    const before = phone.cookies.get('cart') ?? ''
    const [login, ...added] = await Promise.all([phone.logIn(email), add(phone, three), add(desk, four)])
    expect(login.ok).toBe(true)
    const expected = [one, two, added[0]?.ok ? three : 0, added[1]?.ok ? four : 0].filter((id) => id > 0)
    for (const answer of added)
      if (!answer.ok) expect(answer.error.message).toContain('Probeer het nog een keer')
    phone.cookies.set('cart', before)
    expect(await contentsOf(phone)).toEqual(once(expected))
    expect(await contentsOf(desk)).toEqual(once(expected))
  }
})

test('[CA-08] an order that is placed while its customer logs in elsewhere has the goods that were agreed', async () => {
  const [one = 0, two = 0] = articles
  for (let round = 0; round < 4; round++) {
    const { email, desk } = await aCustomerWith(one)
    await prepareToPay(desk, email)
    const phone = await aGuestWith(app, [two, 1])
    // The sum that the shopper saw before: asked for at the same time, it could be that of the joined cart.
    const { totals } = await cartOf(desk)
    const [placed, login] = await Promise.all([
      pressPay(app, desk.cookies, totals.grand_total),
      phone.logIn(email),
    ])
    expect(login.ok).toBe(true)
    const expected = placed.ok ? [[[one, 1]], [[two, 1]]] : [once([one, two]), once([one, two])]
    expect([await contentsOf(desk), await contentsOf(phone)]).toEqual(expected)
  }
})

test('[CA-08] a login that is cut off halfway leaves both carts as they were', async () => {
  const [one = 0, two = 0] = articles
  const { email, desk } = await aCustomerWith(one)
  const phone = await aGuestWith(app, [two, 1])
  const customer = await findCustomerByEmail(app.db, email)
  if (customer === undefined) throw new Error('no customer')
  const browser = { sessionToken: undefined, cartToken: phone.cookies.get('cart'), userAgent: '' }
  const cutOff = inTransaction(app.db, async (tx) => {
    await enter(tx, app.deps, { customer, method: 'password', isRemembered: false, browser })
    throw new Error('the process was killed')
  })
  await expect(cutOff).rejects.toThrow('killed')
  expect(await contentsOf(desk)).toEqual(once([one]))
  expect(await contentsOf(phone)).toEqual(once([two]))
  expect((await cartOf(desk)).joined).toBeNull()
})
