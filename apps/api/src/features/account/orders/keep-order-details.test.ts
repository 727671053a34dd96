import { addBillingAddressEndpoint, listAddressesEndpoint } from '@sluimer/contract/account/address-endpoints'
import { getAccountEndpoint, saveAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { keepOrderDetailsEndpoint } from '@sluimer/contract/account/order-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { deleteAddress, insertAddress, listAddresses } from '../../customer/rows/address.queries.ts'
import { findCustomerByEmail, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { aPlacedOrder, aCustomer as details } from '../../order/order.builders.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { aKnownGuest, logIn } from './orders.builders.ts'

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

test('[AC-02] a name that the account has stays with all that belongs to it, and the address comes', async () => {
  const { person, placed } = await aBuyer('naam@voorbeeld.example')
  const { customer: own } = details({
    ...{ email: 'naam@voorbeeld.example', first_name: 'Ilse', last_name: 'Jansen' },
    phone_number: '0687654321',
  })
  expect(await person.call(saveAccountEndpoint, { body: own })).toMatchObject({ ok: true })
  await person.call(keepOrderDetailsEndpoint, { params: { id: placed.publicId } })
  expect(await readKnown(person)).toMatchObject({
    ...{ name: 'Ilse', phone: '0687654321', streets: ['Spoelweg true'] },
  })
})

test('[AC-02] a business takes over its numbers, and the place of delivery where that is another', async () => {
  const email = 'zaak@voorbeeld.example'
  const numbers = { company: 'Proef BV', vat_number: 'NL004495445B01', coc_number: '12345678' }
  const { billing, ...buyer } = details({ email, type: 'company', ...numbers })
  const shipping = { ...billing, street: 'Losweg', first_name: 'Bo', last_name: 'Pakhuis', name: 'Magazijn' }
  const placed = await aPlacedOrder(app, {
    lines: [{ variantId }],
    details: { ...buyer, billing, shipping, sameDeliveryAddress: false },
  })
  const person = aPerson(app)
  await logIn(app, person, email)
  await person.call(keepOrderDetailsEndpoint, { params: { id: placed.publicId } })
  expect(await person.call(getAccountEndpoint, {})).toMatchObject({
    data: { customer: { type: 'company', ...numbers } },
  })
  expect(await person.call(listAddressesEndpoint, {})).toMatchObject({
    data: {
      billing: [{ address: { street: 'Spoelweg' }, isDefault: true }],
      shipping: [{ address: { street: 'Losweg', last_name: 'Pakhuis', zipcode: '1234AB' }, isDefault: true }],
    },
  })
})

test('[AC-02] an address that comes in at the same moment stays the only one', async () => {
  const { person, placed } = await aBuyer('dubbel@voorbeeld.example')
  const press = { params: { id: placed.publicId } }
  expect(await person.call(keepOrderDetailsEndpoint, press)).toMatchObject({ ok: true })
  const found = await findCustomerByEmail(app.db, 'dubbel@voorbeeld.example')
  const [kept] = await listAddresses(app.db, found?.id ?? '')
  if (!kept) throw new Error('no address was kept')
  expect(kept.address).toMatchObject({ zipcode: '1234AB', first_name: '', last_name: '', name: '' })
  await inTransaction(app.db, (tx) => deleteAddress(tx, kept.id))

  let second: ReturnType<typeof person.call<typeof keepOrderDetailsEndpoint>> | undefined
  await inTransaction(app.db, async (tx) => {
    await lockCustomer(tx, kept.customerId)
    await insertAddress(tx, { ...kept, address: { ...kept.address, street: 'Andersweg' } })
    second = person.call(keepOrderDetailsEndpoint, press)
    await Promise.race([second, waitForLock(app)])
  })
  expect(await second).toMatchObject({ ok: true })
  expect(await readKnown(person)).toMatchObject({ streets: ['Andersweg true'] })
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
