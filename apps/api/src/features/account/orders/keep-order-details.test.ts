import { addBillingAddressEndpoint, listAddressesEndpoint } from '@sluimer/contract/account/address-endpoints'
import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { keepOrderDetailsEndpoint } from '@sluimer/contract/account/order-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { aKnownGuest } from './orders.builders.ts'

let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp()
  variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 50 }))
})
afterAll(() => app.close())

const aBuyer = (email: string) => aKnownGuest(app, email, { lines: [{ variantId }] })

async function readKnown(person: Person) {
  const [account, book] = [
    await person.call(getAccountEndpoint, {}),
    await person.call(listAddressesEndpoint, {}),
  ]
  if (!account.ok || !book.ok) throw new Error('the account was refused')
  return {
    name: account.data.customer.first_name,
    phone: account.data.customer.phone_number,
    streets: book.data.billing.map(({ address, isDefault }) => `${address.street} ${isDefault}`),
    deliveries: book.data.shipping.length,
  }
}

test('[AC-02] an empty account takes over name and address of an order when its customer asks for it, once', async () => {
  const { person, placed } = await aBuyer('vers@voorbeeld.example')
  expect(await readKnown(person)).toEqual({ name: '', phone: '', streets: [], deliveries: 0 })
  const press = { params: { id: placed.publicId } }
  for (let time = 0; time < 2; time++)
    expect(await person.call(keepOrderDetailsEndpoint, press)).toMatchObject({ ok: true })
  const kept = { name: 'Noor', phone: '0612345678', streets: ['Spoelweg true'], deliveries: 0 }
  expect(await readKnown(person)).toEqual(kept)
})

test('[AC-02] what the account knows already stays', async () => {
  const { person, placed } = await aBuyer('kent@voorbeeld.example')
  await person.call(addBillingAddressEndpoint, {
    body: {
      address: {
        ...{ country_code: 'NL', zipcode: '1071 XX', house_number: '1', extension: '', company: '' },
        ...{ street: 'Museumstraat', city: 'Amsterdam' },
      },
    },
  })
  await person.call(keepOrderDetailsEndpoint, { params: { id: placed.publicId } })
  expect(await readKnown(person)).toMatchObject({ name: 'Noor', streets: ['Museumstraat true'] })
})

test('[API-09] nobody takes over from an order of somebody else', async () => {
  const { placed } = await aBuyer('eigenaar@voorbeeld.example')
  const press = { params: { id: placed.publicId } }
  const other = await aCustomer(app, 'ander@voorbeeld.example')
  expect(await other.call(keepOrderDetailsEndpoint, press)).toMatchObject({ error: { code: 'not_found' } })
  expect(await aPerson(app).call(keepOrderDetailsEndpoint, press)).toMatchObject({
    error: { code: 'login_required' },
  })
})
