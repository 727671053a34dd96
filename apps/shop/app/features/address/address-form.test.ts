import { parseWithZod } from '@conform-to/zod/v4'
import type { ToldPlace } from '@sluimer/domain/delivery/areas'
import { expect, test } from 'vitest'
import { listProblems } from '../service/field-props.ts'
import {
  addressFormSchema,
  keepRelevantFields,
  toCheckoutCustomer,
  toFormErrors,
  toFormValues,
} from './address-form.ts'
import { namePlaces } from './name-places.ts'

const filledIn = {
  'customer.type': 'private',
  'customer.first_name': 'Proef',
  'customer.last_name': 'de Koper',
  'customer.email': 'koper@sluimer.example',
  'customer.phone_number': '0612345678',
  'customer.company': '',
  'billing.country_code': 'NL',
  'billing.zipcode': '1071 XX',
  'billing.house_number': '1',
  'billing.street': 'Museumstraat',
  'billing.city': 'Amsterdam',
  'shipping.country_code': 'NL',
  'shipping.zipcode': '',
}

function send(changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) form.append(name, value)
  return parseWithZod(keepRelevantFields(form), { schema: addressFormSchema })
}

/** Returns the names of the fields that are wrong. */
function listWrong(submission: ReturnType<typeof send>): string[] {
  return submission.status === 'success' ? [] : Object.keys(submission.error ?? {})
}

test('[CO-02] without the tick the goods go to the billing address, whatever the hidden fields say', () => {
  const submission = send({ 'shipping.zipcode': 'onzin' })
  expect(submission.status).toBe('success')
  if (submission.status !== 'success') return
  expect(toCheckoutCustomer(submission.value)).toMatchObject({ sameDeliveryAddress: true, shipping: null })
})

test('[CO-02] with the tick the delivery address has its own fields and its own errors', () => {
  expect(listWrong(send({ otherAddress: 'on' }))).toContain('shipping.zipcode')
  const submission = send({
    otherAddress: 'on',
    'shipping.country_code': 'BE',
    'shipping.zipcode': '9000',
    'shipping.house_number': '4',
    'shipping.street': 'Voorbeeldlaan',
    'shipping.city': 'Gent',
  })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toCheckoutCustomer(submission.value)).toMatchObject({
    sameDeliveryAddress: false,
    shipping: { country_code: 'BE', zipcode: '9000' },
  })
})

test('[VA-06] a private person is not asked what only a company has', () => {
  expect(send({ 'customer.vat_number': 'onzin' }).status).toBe('success')
  expect(listWrong(send({ 'customer.type': 'company' }))).toEqual([
    'customer.company',
    'customer.vat_number',
    'customer.coc_number',
  ])
})

test('an error of the api stands beside the field it is about', () => {
  expect(toFormErrors([{ path: 'body.customer.email', message: 'Vul een geldig e-mailadres in' }])).toEqual({
    'customer.email': ['Vul een geldig e-mailadres in'],
  })
})

test('[VA-06] what a private person left in a company’s fields is sent to nobody', () => {
  const form = new FormData()
  for (const name of ['customer.company', 'customer.vat_number', 'customer.coc_number'])
    form.append(name, 'NL1')
  form.append('customer.type', 'private')
  expect([...keepRelevantFields(form).keys()]).toEqual(['customer.type'])
  form.set('customer.type', 'company')
  expect([...keepRelevantFields(form).keys()]).toHaveLength(4)
})

test('[CO-02] a delivery address that is not wanted is passed on to nobody', () => {
  const submission = send({
    otherAddress: 'on',
    'shipping.zipcode': '1016 GV',
    'shipping.house_number': '265',
    'shipping.street': 'Prinsengracht',
    'shipping.city': 'Amsterdam',
  })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toCheckoutCustomer(submission.value)).toMatchObject({ shipping: { house_number: '265' } })
  expect(toCheckoutCustomer({ ...submission.value, otherAddress: false })).toMatchObject({
    sameDeliveryAddress: true,
    shipping: null,
  })
  const { shipping: _, ...without } = submission.value
  expect(addressFormSchema.safeParse(without).error?.issues[0]?.path).toEqual(['otherAddress'])
})

test('[CO-10] a shopper who wants no invitation to a review gets none', () => {
  const wish = (changes: Record<string, string>) => {
    const submission = send(changes)
    const details = submission.status === 'success' && toCheckoutCustomer(submission.value)
    return details && 'noReviewInvitation' in details && details.noReviewInvitation
  }
  expect(wish({ noReviewInvitation: 'on' })).toBe(true)
  expect(wish({})).toBe(false)
})

test('[CO-02] an address that is not known begins with the place that the visitor told, and one that is saved does not', () => {
  const details = {
    person: null,
    customer: null,
    billing: null,
    shipping: null,
    sameDeliveryAddress: true,
  } as const
  const unknown = { ...details, noReviewInvitation: false }
  const ghent = { country: 'BE', area: 'BE', digits: '9000' } as const
  const begin = (told?: ToldPlace, of: Parameters<typeof toFormValues>[0] = unknown) =>
    toFormValues(of, undefined, told).billing
  expect(begin()).toEqual({ country_code: 'NL', zipcode: undefined })
  expect(begin(ghent)).toEqual({ country_code: 'BE', zipcode: '9000' })
  expect(begin({ country: 'NL', area: 'NL', digits: undefined })).toEqual({ country_code: 'NL' })
  const billing = {
    ...{ country_code: 'NL' as const, zipcode: '1071XX', house_number: '1', extension: '', company: '' },
    ...{ street: 'Museumstraat', city: 'Amsterdam' },
  }
  expect(begin(ghent, { ...unknown, billing })).toMatchObject({ country_code: 'NL', zipcode: '1071 XX' })
  expect(toFormValues(unknown, undefined, ghent).shipping).toEqual(begin(ghent))
})

test('the summary says which of two wrong postcodes is that of the delivery address', () => {
  const errors = { 'billing.zipcode': ['Postcode onjuist'], 'shipping.zipcode': ['Postcode onjuist'] }
  expect(namePlaces(listProblems(errors, 'adres'), 'adres').map(({ message }) => message)).toEqual([
    'Postcode onjuist',
    'Postcode onjuist (afleveradres)',
  ])
})
