import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { expect, test } from 'vitest'
import { type Asked, aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { keepRelevantFields, toFormErrors, toFormValues, withWords } from './address-form.ts'
import { action as saveAddress } from './address-page.tsx'
import { chooseKept, describeAddress } from './kept-addresses.ts'
import { listWordsOverKnown } from './typed-words.ts'

const home = {
  country_code: 'NL' as const,
  ...{ zipcode: '1071XX', house_number: '1', extension: '', company: '' },
  ...{ street: 'Museumstraat', city: 'Amsterdam' },
} as const
const parents = { ...home, country_code: 'BE', zipcode: '9000', street: 'Proefstraat', city: 'Gent' } as const
const names = { first_name: '', last_name: '', name: '' }
const book: AddressBook = {
  billing: [
    { id: 'thuis', isDefault: true, address: home },
    { id: 'ouders', isDefault: false, address: parents },
  ],
  shipping: [{ id: 'robin', isDefault: true, address: { ...names, first_name: 'Robin', ...parents } }],
}
const person = {
  type: 'private' as const,
  ...{ first_name: 'Proef', last_name: 'Koper', birthdate: '', gender: '', company: '' },
  ...{ email: 'a@b.example', phone_number: '0612345678', vat_number: '', coc_number: '' },
} as const

function theDetails(changes: Partial<Checkout['details']> = {}): Checkout['details'] {
  const known = { ...person, loaded: true }
  return {
    person: known,
    customer: known,
    billing: home,
    sameDeliveryAddress: true,
    shipping: null,
    ...changes,
  }
}
const saved = (changes: Partial<Checkout['details']>) =>
  theDetails({ person: { ...person, loaded: false }, ...changes })

const filledIn = {
  'customer.type': 'private',
  'customer.first_name': 'Noor',
  'customer.last_name': 'de Vries',
  'customer.email': 'noor@voorbeeld.example',
  'customer.phone_number': '0612345678',
  'billing.country_code': 'NL',
}

/** Sends the address step as a customer whose account has these addresses. */
async function send(fields: Record<string, string>, refused?: Response) {
  const { args, asked } = aPageCall(
    ({ path }: Asked) =>
      path === '/v1/customer/addresses' ? Response.json(book) : (refused ?? Response.json({})),
    { params: {}, fields: { ...filledIn, ...fields }, cookie: '__Host-auth._token=een' },
  )
  const outcome = await readOutcome(saveAddress(args))
  return { outcome, sent: asked.find(({ path }) => path === '/v1/checkout/customer')?.body }
}

test('[CO-03] the default address is chosen, and for a cart with saved details the one that was saved', () => {
  expect(chooseKept('billing', theDetails(), book)).toBe('thuis')
  expect(chooseKept('shipping', theDetails(), book)).toBe('robin')
  expect(chooseKept('billing', saved({ billing: parents }), book)).toBe('ouders')
  expect(chooseKept('billing', saved({ billing: { ...home, house_number: '9' } }), book)).toBe('other')
  const toRobin = { ...names, name: '', first_name: 'Robin', ...parents }
  expect(chooseKept('shipping', saved({ shipping: toRobin }), book)).toBe('robin')
  expect(chooseKept('shipping', saved({ shipping: { ...toRobin, first_name: 'Kim' } }), book)).toBe('other')
  expect(chooseKept('billing', theDetails(), { billing: [], shipping: [] })).toBeUndefined()
})

test('[CO-03] a chosen address leaves the fields of another one empty, and a saved one that is not kept fills them', () => {
  expect(toFormValues(theDetails(), book)).toMatchObject({
    billingKept: 'thuis',
    billing: { country_code: 'NL' },
  })
  expect(toFormValues(theDetails(), book).billing).not.toHaveProperty('street')
  expect(toFormValues(saved({ billing: { ...home, house_number: '9' } }), book)).toMatchObject({
    billingKept: 'other',
    billing: { street: 'Museumstraat', house_number: '9' },
  })
})

test('[CO-03] the chosen addresses are saved, whatever was typed under another one', async () => {
  const { outcome, sent } = await send({
    ...{ billingKept: 'ouders', 'billing.street': 'Getypt', 'billing.zipcode': 'onzin' },
    ...{ otherAddress: 'on', shippingKept: 'robin', 'shipping.zipcode': 'onzin' },
  })
  expect(outcome).toEqual({ to: '/checkout/payment-methods/' })
  expect(sent).toMatchObject({
    billing: { street: 'Proefstraat', city: 'Gent' },
    sameDeliveryAddress: false,
    shipping: { first_name: 'Robin', city: 'Gent' },
  })
})

test('[CO-03] another address is what was typed', async () => {
  const typed = { zipcode: '1016 GV', house_number: '265', street: 'Prinsengracht', city: 'Amsterdam' }
  const { sent } = await send({
    billingKept: 'other',
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [`billing.${name}`, value])),
  })
  expect(sent).toMatchObject({
    billing: { street: 'Prinsengracht' },
    sameDeliveryAddress: true,
    shipping: null,
  })
  const { outcome } = await send({ billingKept: 'other' })
  expect(outcome).toMatchObject({ status: 400, data: { error: { 'billing.street': [expect.any(String)] } } })
})

test('[CO-03] an address that is gone from the account, or somebody else’s, is refused at the choice', async () => {
  const { outcome, sent } = await send({ billingKept: 'van-een-ander' })
  expect(outcome).toMatchObject({ status: 400, data: { error: { billingKept: [expect.any(String)] } } })
  expect(sent).toBeUndefined()
  const gone = await send({ billingKept: 'thuis', otherAddress: 'on', shippingKept: 'weg' })
  expect(gone.outcome).toMatchObject({ data: { error: { shippingKept: [expect.any(String)] } } })
})

test('[CO-03] what the api refuses about a chosen address stands at the choice, because its fields do not show', async () => {
  const fields = [{ path: 'body.billing.street', message: 'Op een postbus kunnen we niet bezorgen.' }]
  const { outcome } = await send({ billingKept: 'thuis' }, refusal(400, 'invalid_request', { fields }))
  expect(outcome).toMatchObject({ data: { error: { billingKept: [fields[0]?.message] } } })
  expect(toFormErrors(fields, { billingKept: 'other' })).toHaveProperty(['billing.street'])
})

test('an address is one line, which begins with the receiver', () => {
  expect(describeAddress({ ...home, extension: 'A' })).toBe('Museumstraat 1 A, 1071 XX Amsterdam')
  expect(describeAddress({ ...names, first_name: 'Robin', ...parents, company: 'Proef BV' })).toBe(
    'Robin, Proef BV, Proefstraat 1, 9000 Gent',
  )
})

test('[CO-03] words typed before the login go over the account, an address as a whole, and empty fields never', () => {
  const blank = [
    ['customer.type', 'private'],
    ['customer.first_name', ''],
    ['billing.country_code', 'NL'],
    ['shipping.country_code', 'NL'],
  ] as const
  expect(listWordsOverKnown(blank, { isElsewhere: false })).toEqual([])
  expect(listWordsOverKnown(blank, { isElsewhere: true })).toEqual([['otherAddress', 'on']])
  const typed = listWordsOverKnown([...blank, ['billing.house_number', '7']], { isElsewhere: false })
  expect(typed).toEqual([
    ['billing.country_code', 'NL'],
    ['billing.house_number', '7'],
    ['billingKept', 'other'],
  ])
  const values = withWords(toFormValues(theDetails(), book), typed)
  expect(values).toMatchObject({ billingKept: 'other', customer: { first_name: 'Proef' } })
  expect(values.billing).toEqual({ country_code: 'NL', house_number: '7' })
})

test('[CO-03] a form that had the choices of the account comes back as it was', () => {
  const words = [
    ['customer.first_name', ''],
    ['billingKept', 'ouders'],
  ] as const
  expect(listWordsOverKnown(words, { isElsewhere: true })).toEqual(words)
  expect(withWords(toFormValues(theDetails(), book), words)).toMatchObject({
    customer: { first_name: '' },
    billingKept: 'ouders',
    otherAddress: '',
  })
})

test('[CO-02] [CO-03] a choice for deliveries is sent only with the tick', () => {
  const form = new FormData()
  form.append('shippingKept', 'robin')
  expect([...keepRelevantFields(form)]).toEqual([])
})
