import {
  addBillingAddressEndpoint,
  addShippingAddressEndpoint,
  changeBillingAddressEndpoint,
  changeShippingAddressEndpoint,
  listAddressesEndpoint,
  makeDefaultAddressEndpoint,
  removeAddressEndpoint,
} from '@sluimer/contract/account/address-endpoints'
import { mostKeptAddresses } from '@sluimer/domain/address/address-book'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findDefaultAddresses } from '../../customer/addresses/find-default-addresses.ts'
import { customer, customerAddress } from '../../customer/rows/tables.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let people = 0
let anna: Person
let annasEmail: string
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  people += 1
  annasEmail = `anna-${people}@voorbeeld.example`
  anna = await aCustomer(app, annasEmail)
})

const anAddress = (changes: object = {}) => ({
  ...{ country_code: 'NL' as const, zipcode: '1071 xx', house_number: '1', extension: 'a', company: '' },
  ...{ street: 'Museumstraat', city: 'Amsterdam', ...changes },
})
const aDelivery = (changes: object = {}) => ({
  ...{ first_name: 'Noor', last_name: 'de Vries', name: '' },
  ...anAddress(changes),
})

function add(person: Person, changes: object = {}, isDefault = false) {
  now = new Date(now.getTime() + 1_000)
  return person.call(addBillingAddressEndpoint, { body: { address: anAddress(changes), isDefault } })
}
function addDelivery(person: Person, changes: object = {}) {
  now = new Date(now.getTime() + 1_000)
  return person.call(addShippingAddressEndpoint, { body: { address: aDelivery(changes) } })
}
async function listOf(person: Person) {
  const answer = await person.call(listAddressesEndpoint, {})
  if (!answer.ok) throw new Error(`the addresses were refused: ${answer.error.code}`)
  return answer.data
}
/** Lists the streets of the addresses to bill to, the default with a star. */
const streetsOf = async (person: Person) =>
  (await listOf(person)).billing.map(({ address, isDefault }) => address.street + (isDefault ? ' *' : ''))
async function idOf(person: Person, street: string) {
  const { billing, shipping } = await listOf(person)
  const found = [...billing, ...shipping].find(({ address }) => address.street === street)
  if (found === undefined) throw new Error(`${street} is not kept`)
  return found.id
}

describe('addresses of an account', () => {
  test('[AC-02] are kept with every field, of both kinds, and the first of each kind is the default', async () => {
    expect(await listOf(anna)).toEqual({ billing: [], shipping: [] })
    expect(await add(anna, { company: 'Proef B.V.' })).toMatchObject({ ok: true, status: 201 })
    expect(await addDelivery(anna, { country_code: 'BE', zipcode: '9000', city: 'Gent' })).toMatchObject({
      ok: true,
    })
    expect(await listOf(anna)).toEqual({
      billing: [
        {
          id: expect.any(String),
          isDefault: true,
          address: anAddress({ zipcode: '1071XX', company: 'Proef B.V.' }),
        },
      ],
      shipping: [
        {
          id: expect.any(String),
          isDefault: true,
          address: aDelivery({ country_code: 'BE', zipcode: '9000', city: 'Gent' }),
        },
      ],
    })
  })

  test('[AC-02] are changed, removed and made the default; an address that goes leaves its place to the newest', async () => {
    for (const street of ['Eerste', 'Tweede', 'Derde']) await add(anna, { street })
    expect(await streetsOf(anna)).toEqual(['Eerste *', 'Derde', 'Tweede'])
    await anna.call(makeDefaultAddressEndpoint, { params: { id: await idOf(anna, 'Tweede') } })
    expect(await streetsOf(anna)).toEqual(['Tweede *', 'Derde', 'Eerste'])
    await anna.call(changeBillingAddressEndpoint, {
      params: { id: await idOf(anna, 'Tweede') },
      body: { address: anAddress({ street: 'Andere' }) },
    })
    expect(await streetsOf(anna)).toEqual(['Andere *', 'Derde', 'Eerste'])
    await anna.call(removeAddressEndpoint, { params: { id: await idOf(anna, 'Andere') } })
    expect(await streetsOf(anna)).toEqual(['Derde *', 'Eerste'])
    await anna.call(removeAddressEndpoint, { params: { id: await idOf(anna, 'Eerste') } })
    expect(await streetsOf(anna)).toEqual(['Derde *'])
    await add(anna, { street: 'Vierde' }, true)
    expect(await streetsOf(anna)).toEqual(['Vierde *', 'Derde'])
  })

  test('one that is kept already is not kept twice, also when it comes twice at once', async () => {
    await Promise.all([add(anna), add(anna), add(anna, { street: 'Andere' })])
    expect((await streetsOf(anna)).toSorted().map((street) => street.replace(' *', ''))).toEqual([
      'Andere',
      'Museumstraat',
    ])
    await add(anna, { street: 'Andere' }, true)
    expect(await streetsOf(anna)).toEqual(['Andere *', 'Museumstraat'])
  })

  test('of each kind one is the default, however many are made it at once, and the database holds it', async () => {
    for (const street of ['Eerste', 'Tweede', 'Derde', 'Vierde']) await add(anna, { street })
    const { billing } = await listOf(anna)
    const changes = billing.flatMap(({ id }) => [
      anna.call(makeDefaultAddressEndpoint, { params: { id } }),
      anna.call(makeDefaultAddressEndpoint, { params: { id } }),
    ])
    for (const answer of await Promise.all([...changes, add(anna, { street: 'Vijfde' }, true)]))
      expect(answer.ok).toBe(true)
    expect((await listOf(anna)).billing.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const own = eq(customerAddress.customerId, (await rowsOf(annasEmail))[0]?.customerId ?? '')
    await expect(app.db.update(customerAddress).set({ isDefault: true }).where(own)).rejects.toThrow()
  })

  test('one that is changed while it is removed is gone, and nothing takes its place', async () => {
    await add(anna)
    const params = { id: await idOf(anna, 'Museumstraat') }
    const body = { address: anAddress({ street: 'Andere' }), isDefault: true }
    await Promise.all([
      anna.call(removeAddressEndpoint, { params }),
      anna.call(changeBillingAddressEndpoint, { params, body }),
      anna.call(makeDefaultAddressEndpoint, { params }),
    ])
    expect(await listOf(anna)).toEqual({ billing: [], shipping: [] })
    expect(await anna.call(removeAddressEndpoint, { params })).toMatchObject({ error: { code: 'not_found' } })
  })

  test('are kept up to a limit of each kind, also when many come at once', async () => {
    const many = Array.from({ length: mostKeptAddresses + 3 }, (_, number) => `Straat ${number}`)
    const answers = await Promise.all(many.map((street) => add(anna, { street })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(mostKeptAddresses)
    expect((await listOf(anna)).billing).toHaveLength(mostKeptAddresses)
    expect(await add(anna, { street: 'Te veel' })).toMatchObject({
      status: 409,
      error: {
        code: 'conflict',
        message: 'Je kunt hoogstens 20 adressen bewaren. Verwijder er eerst een.',
      },
    })
    expect(await addDelivery(anna)).toMatchObject({ ok: true })
  })

  test("somebody else's are not seen, changed, removed or made the default; a guest is asked to log in", async () => {
    const bert = await aCustomer(app, `bert-${people}@voorbeeld.example`)
    await add(anna)
    await add(anna, { street: 'Tweede' })
    await addDelivery(anna)
    const before = await listOf(anna)
    const body = { address: aDelivery({ street: 'Gestolen' }) }
    const { first_name: _first, last_name: _last, name: _name, ...billing } = body.address
    const reach = async (person: Person, id: string) => [
      await person.call(changeBillingAddressEndpoint, { params: { id }, body: { address: billing } }),
      await person.call(changeShippingAddressEndpoint, { params: { id }, body }),
      await person.call(makeDefaultAddressEndpoint, { params: { id } }),
      await person.call(removeAddressEndpoint, { params: { id } }),
    ]
    const ids = [...before.billing, ...before.shipping].map(({ id }) => id)
    for (const id of [...ids, 'geen-id', "' or true --"])
      for (const answer of await reach(bert, id))
        expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } })
    expect(await listOf(bert)).toEqual({ billing: [], shipping: [] })
    const guest = aPerson(app)
    for (const answer of [
      ...(await reach(guest, ids[0] ?? '')),
      await guest.call(listAddressesEndpoint, {}),
      await add(guest),
      await addDelivery(guest),
    ])
      expect(answer).toMatchObject({ status: 403, error: { code: 'login_required' } })
    expect(await listOf(anna)).toEqual(before)
  })

  test('one to bill to does not become one to deliver to', async () => {
    await add(anna)
    const changed = await anna.call(changeShippingAddressEndpoint, {
      params: { id: await idOf(anna, 'Museumstraat') },
      body: { address: aDelivery() },
    })
    expect(changed).toMatchObject({ error: { code: 'not_found' } })
  })

  test('the checkout finds the defaults', async () => {
    await add(anna)
    await addDelivery(anna, { street: 'Eerste' })
    await addDelivery(anna, { street: 'Tweede' })
    const [row] = await rowsOf(annasEmail)
    expect(await findDefaultAddresses(app.db, row?.customerId ?? '')).toEqual({
      billing: anAddress({ zipcode: '1071XX' }),
      shipping: aDelivery({ zipcode: '1071XX', street: 'Eerste' }),
    })
    expect(await findDefaultAddresses(app.db, '00000000-0000-4000-8000-000000000000')).toEqual({
      billing: undefined,
      shipping: undefined,
    })
  })

  test('go with the account', async () => {
    await add(anna)
    await app.db.delete(customer).where(eq(customer.email, annasEmail))
    const [left] = await app.db
      .select({ count: sql<number>`count(*)::int` })
      .from(customerAddress)
      .leftJoin(customer, eq(customer.id, customerAddress.customerId))
      .where(sql`${customer.id} is null`)
    expect(left?.count).toBe(0)
  })
})

describe('an address of an account is refused as at the checkout:', () => {
  test.each([
    ['[VA-07] a postcode with SA', { zipcode: '1071 SA' }, 'zipcode', validationMessages.zipcode],
    ['[VA-07] a Dutch postcode in Belgium', { country_code: 'BE' }, 'zipcode', validationMessages.zipcode],
    ['[VA-08] another country', { country_code: 'DE' }, 'country_code', validationMessages.country_code],
    ['[VA-08] no house number', { house_number: 'a' }, 'house_number', 'Vul een geldig huisnummer in'],
    ['[VA-08] a long extension', { extension: 'a'.repeat(16) }, 'extension', 'Gebruik hoogstens 15 tekens.'],
    ['[VA-08] no street', { street: ' ' }, 'street', 'Vul je straat in'],
    ['[VA-08] no city', { city: '' }, 'city', 'Vul je plaats in'],
  ])('%s', async (_name, changes, field, message) => {
    for (const answer of [await add(anna, changes), await addDelivery(anna, changes)])
      expect(answer).toMatchObject({
        status: 400,
        error: { fields: [{ path: `body.address.${field}`, message }] },
      })
  })

  test('[VA-02] a name that nobody can have, and a post box, where nobody opens the door', async () => {
    expect(await addDelivery(anna, { first_name: '<b>' })).toMatchObject({
      error: { fields: [{ path: 'body.address.first_name', message: validationMessages.first_name }] },
    })
    expect(await addDelivery(anna, { street: 'Postbus' })).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.address.street', message: expect.stringContaining('postbus') }] },
    })
    expect(await add(anna, { street: 'Postbus' })).toMatchObject({ ok: true })
    const params = { id: await idOf(anna, 'Postbus') }
    await addDelivery(anna)
    const [delivery] = (await listOf(anna)).shipping
    expect(
      await anna.call(changeShippingAddressEndpoint, {
        params: { id: delivery?.id ?? '' },
        body: { address: aDelivery({ street: 'Antwoordnummer' }) },
      }),
    ).toMatchObject({ status: 400 })
    expect(
      await anna.call(changeBillingAddressEndpoint, {
        params,
        body: { address: anAddress({ street: 'Antwoordnummer' }) },
      }),
    ).toMatchObject({ ok: true })
  })
})

async function rowsOf(email: string) {
  const rows = await app.db
    .select({ address: customerAddress })
    .from(customerAddress)
    .innerJoin(customer, eq(customer.id, customerAddress.customerId))
    .where(eq(customer.email, email))
  return rows.map(({ address }) => address)
}
