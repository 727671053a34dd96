import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { addressFormSchema, formErrors, relevantFields, toCheckoutCustomer } from './address-form.ts'

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
  return parseWithZod(relevantFields(form), { schema: addressFormSchema })
}

/** Names of the fields that are wrong. */
function problemsOf(submission: ReturnType<typeof send>): string[] {
  return submission.status === 'success' ? [] : Object.keys(submission.error ?? {})
}

test('[CO-02] without the tick the goods go to the billing address, whatever the hidden fields say', () => {
  const submission = send({ 'shipping.zipcode': 'onzin' })
  expect(submission.status).toBe('success')
  if (submission.status !== 'success') return
  expect(toCheckoutCustomer(submission.value)).toMatchObject({ sameDeliveryAddress: true, shipping: null })
})

test('[CO-02] with the tick the delivery address has its own fields and its own errors', () => {
  expect(problemsOf(send({ otherAddress: 'on' }))).toContain('shipping.zipcode')
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
  expect(problemsOf(send({ 'customer.type': 'company' }))).toEqual([
    'customer.company',
    'customer.vat_number',
    'customer.coc_number',
  ])
})

test('an error of the api stands beside the field it is about', () => {
  expect(formErrors([{ path: 'body.customer.email', message: 'Vul een geldig e-mailadres in' }])).toEqual({
    'customer.email': ['Vul een geldig e-mailadres in'],
  })
})
