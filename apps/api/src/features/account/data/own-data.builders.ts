import { addShippingAddressEndpoint } from '@sluimer/contract/account/address-endpoints'
import { keepOwnBedEndpoint } from '@sluimer/contract/account/bed-endpoints'
import { saveAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { changeFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { sendContactMessageEndpoint } from '@sluimer/contract/service/endpoints'
import type { TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aSavedBed } from '../../configurator/configurator.builders.ts'
import { aSubscriber } from '../../marketing/marketing.builders.ts'
import { shipOrder } from '../../order/after-sale/ship-order.ts'
import { aCustomer as aBuyer, choosePaymentOutcome, sendWebhookFor } from '../../order/order.builders.ts'
import { post } from '../../review/review.builders.ts'
import { aQuestion, aTicket } from '../../service/service.builders.ts'
import { aCustomer, type Person } from '../account.builders.ts'
import { aDevice } from '../passkeys/device.builders.ts'
import { addTo } from '../passkeys/passkey.builders.ts'

/** Words that occur in nobody else's data, so that a search for them finds what is left of a person. */
export const words = {
  ...{ first_name: 'Wilhelmientje', last_name: 'Kwikzilver', phone_number: '0698765432' },
  ...{ street: 'Zonderlingenpad', city: 'Nergenshuizen', zipcode: '9999 ZZ' },
  bed: 'Sprookjesledikant',
  ...{ question: 'Kan mijn papegaai ook op een boxspring?', review: 'Zacht als mos.' },
}
const details = (email: string) => {
  const { customer, ...rest } = aBuyer()
  const { first_name, last_name, phone_number, street, city, zipcode } = words
  return {
    ...rest,
    customer: { ...customer, first_name, last_name, phone_number, email },
    billing: { ...rest.billing, street, city, zipcode },
  }
}

/** Places an order as a customer; a paid one leaves an empty cart. Returns its number and public id. */
export async function anOrderOf(app: TestApp, person: Person, wish: { email: string; isPaid: boolean }) {
  const variantId = onlyVariantId(await aProduct(app.db))
  await fillCheckout(person, wish.email, variantId)
  const checkout = await must(person.call(getCheckoutEndpoint, {}))
  const expected_total = checkout.cart.totals.grand_total
  const placed = await must(person.call(placeOrderEndpoint, { body: { expected_total } }))
  if (wish.isPaid) {
    await choosePaymentOutcome(app, placed.url, 'paid')
    await sendWebhookFor(app, placed.url)
  }
  return { number: placed.order_number, publicId: placed.order_id }
}

async function fillCheckout(person: Person, email: string, variantId: number): Promise<void> {
  await must(person.call(addCartItemEndpoint, { body: { item_id: String(variantId) } }))
  await must(person.call(saveCheckoutCustomerEndpoint, { body: details(email) }))
  const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel', customer: {} }
  await must(person.call(choosePaymentEndpoint, { body }))
}

/** A customer who has something of everything: two orders, an address, a passkey, a review and so on. */
export async function aCustomerWithEverything(app: TestApp, email: string, letTimePass: () => void) {
  const person = await aCustomer(app, email)
  const { customer, billing } = details(email)
  await must(person.call(saveAccountEndpoint, { body: customer }))
  const address = { ...billing, first_name: words.first_name, last_name: words.last_name, name: '' }
  await must(person.call(addShippingAddressEndpoint, { body: { address } }))
  await addTo(person, aDevice())
  const paid = await anOrderOf(app, person, { email, isPaid: true })
  await shipOrder(app.deps, { number: paid.number, carrier: 'PostNL' })
  const unpaid = await anOrderOf(app, person, { email, isPaid: false })
  await aSubscriber(app, email)
  const product = await aProduct(app.db)
  const configuration = await aSavedBed(app)
  await must(person.call(keepOwnBedEndpoint, { body: { configuration, name: words.bed } }))
  const favorites = { account: null, add: [String(product.id)] }
  await must(person.call(changeFavoritesEndpoint, { body: favorites }))
  const name = words.first_name
  await must(post(app, product.id, { email, name, content: words.review }, letTimePass))
  const ticket = await aTicket(app)
  letTimePass()
  const body = aQuestion(ticket, { email, message: words.question, name })
  await must(person.call(sendContactMessageEndpoint, { body }))
  await app.runJobs()
  return { person, paid, unpaid, productId: product.id }
}

/** Returns the data of an answer that must be good. */
async function must<Data>(
  answer: Promise<{ ok: true; data: Data } | { ok: false; error: { code: string; message: string } }>,
) {
  const got = await answer
  if (!got.ok) throw new Error(`refused: ${JSON.stringify(got.error)}`)
  return got.data
}
