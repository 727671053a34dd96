import { getCheckoutEndpoint, placeOrderEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { cart } from '../../cart/rows/tables.ts'
import { aCustomer, aPerson } from '../account.builders.ts'
import { contentsOf, prepareToPay, put, someArticles } from './carts.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let [one] = [0]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  ;[one = 0] = await someArticles(app, 1)
})
afterAll(() => app.close())

/** A browser in a library whose login ran out, and one at home where the customer is logged in and at the button. */
async function aLibraryAndAHome(email: string) {
  const library = await aCustomer(app, email)
  await put(library, one, 1)
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
  const home = aPerson(app)
  await home.logIn(email)
  await prepareToPay(home, email)
  return { library, home }
}
const checkoutAt = async (person: ReturnType<typeof aPerson>) => {
  const checkout = await person.call(getCheckoutEndpoint, {})
  if (!checkout.ok) throw new Error(`no checkout: ${checkout.error.code}`)
  return checkout.data
}
const press = (person: ReturnType<typeof aPerson>) =>
  person.call(placeOrderEndpoint, { body: { expected_total: 120 } })

test('[CA-08] a browser whose login ran out has the goods, and nothing that was filled in', async () => {
  const { library, home } = await aLibraryAndAHome('filled@voorbeeld.example')
  expect(await contentsOf(library)).toEqual([[one, 1]])
  expect(await checkoutAt(library)).toMatchObject({
    details: { person: null, billing: null },
    paymentForm: { selectedPaymentMethod: null, customer: { phone: '' } },
    next_step: 'address-details',
  })
  expect(await press(library)).toMatchObject({ error: { code: 'checkout_incomplete' } })
  expect(await checkoutAt(home)).toMatchObject({ next_step: 'pay' })
})

test('[CA-08] an order placed there belongs to a guest, whose cart the customer does not see', async () => {
  const { library, home } = await aLibraryAndAHome('gast.daar@voorbeeld.example')
  await prepareToPay(library, 'iemand.daar@voorbeeld.example')
  expect((await checkoutAt(library)).details.person?.email).toBe('iemand.daar@voorbeeld.example')
  expect((await checkoutAt(home)).details.person?.email).toBe('gast.daar@voorbeeld.example')
  await put(home, one, 1)
  expect(await contentsOf(library)).toEqual([[one, 1]])
})

test('[CA-08] the order that the customer just placed is not found there', async () => {
  const { library, home } = await aLibraryAndAHome('net.besteld@voorbeeld.example')
  const { cart: seen } = await checkoutAt(home)
  const body = { expected_total: seen.totals.grand_total }
  expect(await home.call(placeOrderEndpoint, { body })).toMatchObject({ ok: true })
  await app.db.update(cart).set({ orderedAt: now })
  expect(await press(library)).toMatchObject({ error: { code: 'cart_empty' } })
})
