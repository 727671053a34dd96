import { changeEmailEndpoint, confirmEmailChangeEndpoint } from '@sluimer/contract/account/endpoints'
import {
  getOwnOrderEndpoint,
  leaveOwnOrderEndpoint,
  listOwnOrdersEndpoint,
} from '@sluimer/contract/account/order-endpoints'
import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import {
  aCustomer as aBuyer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
} from '../../order/order.builders.ts'
import { aCustomer, aPerson, findDigits, type Person } from '../account.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 50 }))
})
afterAll(() => app.close())

const listOf = async (person: Person) => {
  const answer = await person.call(listOwnOrdersEndpoint, { query: {} })
  return answer.ok ? answer.data.orders : []
}
const numbersOf = async (person: Person) => (await listOf(person)).map(({ order_number }) => order_number)

/** Places an order as a guest, with this address. */
const aGuestOrder = (email: string) =>
  aPlacedOrder(app, { lines: [{ variantId }], details: aBuyer({ email }) })

/** Places an order at a browser that may be logged in; a paid one leaves an empty cart for the next. */
async function order(person: Person, email: string, isPaid = false): Promise<string> {
  await person.call(addCartItemEndpoint, { body: { item_id: String(variantId) } })
  await person.call(saveCheckoutCustomerEndpoint, { body: aBuyer({ email }) })
  const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel', customer: {} }
  await person.call(choosePaymentEndpoint, { body })
  const checkout = await person.call(getCheckoutEndpoint, {})
  const expected_total = checkout.ok ? checkout.data.cart.totals.grand_total : 0
  const placed = await person.call(placeOrderEndpoint, { body: { expected_total } })
  if (!placed.ok) throw new Error(`the order was refused: ${placed.error.code}`)
  if (isPaid) {
    await choosePaymentOutcome(app, placed.data.url, 'paid')
    await sendWebhookFor(app, placed.data.url)
  }
  return placed.data.order_number
}

/** Logs in with a code, which proves the mailbox. */
async function proveMailbox(person: Person, email: string): Promise<void> {
  laterMinutes(60)
  await person.askCode(email)
  await person.giveCode(await findDigits(app, email))
}

describe("a customer's orders", () => {
  test('[API-09] are those placed while logged in, the newest first', async () => {
    const shopper = await aCustomer(app, 'koopt@voorbeeld.example')
    const first = await order(shopper, 'koopt@voorbeeld.example', true)
    laterMinutes(1)
    const second = await order(shopper, 'iemand.anders@voorbeeld.example')
    expect(await numbersOf(shopper)).toEqual([second, first])
    expect((await listOf(shopper))[1]).toEqual({
      ...{ order_id: expect.any(String), order_number: first, status: 'paid' },
      ...{ status_label: 'Betaald', placed_at: expect.any(String), joined: 'placed' },
      ...{ grand_total: 60, goods: [{ name: expect.any(String), quantity: 1, thumbnail: null }] },
      progress: { words: 'We maken je bestelling klaar', detail: expect.stringMatching(/in huis$/) },
      payable: false,
    })
  })

  test('[API-09] are read one by one, with lines, ways to pay and how they came to the account', async () => {
    const shopper = await aCustomer(app, 'leest@voorbeeld.example')
    await order(shopper, 'leest@voorbeeld.example')
    const [listed] = await listOf(shopper)
    const params = { id: listed?.order_id ?? '' }
    expect(await shopper.call(getOwnOrderEndpoint, { params })).toMatchObject({
      data: {
        order_id: params.id,
        joined: 'placed',
        lines: [{ quantity: 1 }],
        totals: { grand_total: 60 },
      },
    })
  })

  test('are nobody else’s: not in the list, not by number or link, not to take out', async () => {
    const owner = await aCustomer(app, 'eigenaar@voorbeeld.example')
    await order(owner, 'eigenaar@voorbeeld.example')
    const [own] = await listOf(owner)
    const stranger = await aCustomer(app, 'gluurder@voorbeeld.example')
    expect(await listOf(stranger)).toEqual([])
    for (const id of [own?.order_id ?? '', own?.order_number ?? '']) {
      expect(await stranger.call(getOwnOrderEndpoint, { params: { id } })).toMatchObject({
        error: { code: 'not_found' },
      })
      expect(await stranger.call(leaveOwnOrderEndpoint, { params: { id } })).toMatchObject({
        error: { code: 'not_found' },
      })
      expect(await aPerson(app).call(getOwnOrderEndpoint, { params: { id } })).toMatchObject({
        error: { code: 'login_required' },
      })
    }
    expect(await numbersOf(owner)).toHaveLength(1)
  })

  test('are not what was replaced or given up before it was paid', async () => {
    const shopper = await aCustomer(app, 'bedenkt@voorbeeld.example')
    await order(shopper, 'bedenkt@voorbeeld.example')
    const second = await order(shopper, 'bedenkt@voorbeeld.example')
    expect(await numbersOf(shopper)).toEqual([second])
  })

  test('begun as a guest and continued after a login are the customer’s', async () => {
    await aCustomer(app, 'halverwege@voorbeeld.example')
    laterMinutes(60)
    const shopper = aPerson(app)
    const placed = await order(shopper, 'halverwege@voorbeeld.example')
    await shopper.logIn('halverwege@voorbeeld.example')
    const checkout = await shopper.call(getCheckoutEndpoint, {})
    const expected_total = checkout.ok ? checkout.data.cart.totals.grand_total : 0
    await shopper.call(placeOrderEndpoint, { body: { expected_total } })
    expect(await numbersOf(shopper)).toEqual([placed])
  })
})

describe('orders of a guest', () => {
  test('join the account of the customer who proves the mailbox, and say so', async () => {
    const { number, url } = await aGuestOrder('Gast@voorbeeld.example')
    await choosePaymentOutcome(app, url, 'paid')
    await sendWebhookFor(app, url)
    const guest = aPerson(app)
    await proveMailbox(guest, 'gast@voorbeeld.example')
    expect(await listOf(guest)).toMatchObject([{ order_number: number, joined: 'mailbox', status: 'paid' }])
  })

  test('do not join by an address alone: a password proves no mailbox, and no registration does', async () => {
    const owner = await aCustomer(app, 'alleen.adres@voorbeeld.example')
    await aGuestOrder('alleen.adres@voorbeeld.example')
    expect(await listOf(owner)).toEqual([])
    await owner.logIn('alleen.adres@voorbeeld.example')
    expect(await listOf(owner)).toEqual([])
    await aGuestOrder('nog.niemand@voorbeeld.example')
    const thief = aPerson(app)
    await thief.register('nog.niemand@voorbeeld.example')
    expect(await listOf(thief)).toEqual([])
  })

  test('join when an account moves to their mailbox', async () => {
    const { number } = await aGuestOrder('nieuw.adres@voorbeeld.example')
    const shopper = await aCustomer(app, 'oud.adres@voorbeeld.example')
    laterMinutes(1)
    await shopper.call(changeEmailEndpoint, { body: { email: 'nieuw.adres@voorbeeld.example' } })
    const code = await findDigits(app, 'nieuw.adres@voorbeeld.example')
    await shopper.call(confirmEmailChangeEndpoint, { body: { code } })
    expect(await numbersOf(shopper)).toEqual([number])
  })

  test('stay with the account that they have', async () => {
    const placer = await aCustomer(app, 'besteller@voorbeeld.example')
    const number = await order(placer, 'ontvanger@voorbeeld.example')
    const other = aPerson(app)
    await proveMailbox(other, 'ontvanger@voorbeeld.example')
    expect(await listOf(other)).toEqual([])
    expect(await numbersOf(placer)).toEqual([number])
  })

  test('are taken out by the customer, for good', async () => {
    await aGuestOrder('eruit@voorbeeld.example')
    const shopper = aPerson(app)
    await proveMailbox(shopper, 'eruit@voorbeeld.example')
    const [joined] = await listOf(shopper)
    const params = { id: joined?.order_id ?? '' }
    expect(await shopper.call(leaveOwnOrderEndpoint, { params })).toMatchObject({ data: { done: true } })
    expect(await listOf(shopper)).toEqual([])
    expect(await shopper.call(leaveOwnOrderEndpoint, { params })).toMatchObject({
      error: { code: 'not_found' },
    })
    await proveMailbox(shopper, 'eruit@voorbeeld.example')
    expect(await listOf(shopper)).toEqual([])
  })
})
