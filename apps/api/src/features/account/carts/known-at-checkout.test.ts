import {
  addBillingAddressEndpoint,
  addShippingAddressEndpoint,
} from '@sluimer/contract/account/address-endpoints'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer as aBuyer } from '../../order/order.builders.ts'
import { aCustomer, type Person } from '../account.builders.ts'
import { aGuestWith, put, someArticles } from './carts.builders.ts'

let app: TestApp
let article = 0
beforeAll(async () => {
  app = await buildTestApp()
  ;[article = 0] = await someArticles(app, 1)
})
afterAll(() => app.close())

const detailsOf = async (person: Person) => {
  const checkout = await person.call(getCheckoutEndpoint, {})
  if (!checkout.ok) throw new Error(checkout.error.code)
  return checkout.data
}
const { billing } = aBuyer()

test('[CO-03] a customer finds name, e-mail, phone and default addresses filled in, and nothing saved', async () => {
  const owner = await aCustomer(app, 'ingevuld@voorbeeld.example')
  await put(owner, article, 1)
  expect((await detailsOf(owner)).details).toMatchObject({
    person: {
      ...{ first_name: 'Proef', last_name: 'de Koper', email: 'ingevuld@voorbeeld.example' },
      ...{ phone_number: '0612345678', loaded: true },
    },
    ...{ billing: null, sameDeliveryAddress: true, shipping: null },
  })
  const elsewhere = { ...billing, house_number: '7', first_name: 'Buur', last_name: 'Vrouw' }
  await owner.call(addBillingAddressEndpoint, { body: { address: billing } })
  await owner.call(addShippingAddressEndpoint, { body: { address: elsewhere } })
  expect(await detailsOf(owner)).toMatchObject({
    details: {
      billing: { street: 'Spoelweg', house_number: '12' },
      sameDeliveryAddress: false,
      shipping: { house_number: '7', first_name: 'Buur' },
    },
    next_step: 'address-details',
  })
})

test('[CO-03] what was typed is never replaced by what the account knows', async () => {
  const owner = await aCustomer(app, 'getypt@voorbeeld.example')
  await put(owner, article, 1)
  await owner.call(saveCheckoutCustomerEndpoint, { body: aBuyer({ first_name: 'Getypt' }) })
  await owner.call(addBillingAddressEndpoint, { body: { address: { ...billing, house_number: '99' } } })
  expect((await detailsOf(owner)).details).toMatchObject({
    person: { first_name: 'Getypt', loaded: false },
    billing: { house_number: '12' },
  })
})

test('[CO-03] a guest finds nothing filled in', async () => {
  const guest = await aGuestWith(app, [article, 1])
  expect((await detailsOf(guest)).details).toMatchObject({ person: null, billing: null, shipping: null })
})
