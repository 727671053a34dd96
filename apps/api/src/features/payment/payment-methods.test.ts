import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { listAvailablePaymentMethods } from './list-payment-methods.ts'
import { aLender } from './payment.builders.ts'
import { type PaymentMethodInput, savePaymentMethod } from './save-payment-method.ts'
import { paymentMethod } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(paymentMethod)
})

const codes = async (country: 'NL' | 'BE', amountCents: number) =>
  (await listAvailablePaymentMethods(app.db, country, amountCents)).map(({ code }) => code)
const later = ['afterpay', 'billink', 'klarna', 'in3', 'alma'] as const
const switchOnLater = async () => {
  for (const code of later) await savePaymentMethod(app.db, { code, isActive: true, lender: aLender })
}

test('[CO-04] credit is not offered until staff switches it on, method by method', async () => {
  expect(await codes('NL', 10_000)).toEqual(['ideal', 'paypal', 'creditcard'])
  await savePaymentMethod(app.db, { code: 'billink', isActive: true, lender: aLender })
  expect(await codes('NL', 10_000)).toEqual(['ideal', 'paypal', 'creditcard', 'billink'])
  await savePaymentMethod(app.db, { code: 'billink', isActive: false })
  expect(await codes('NL', 10_000)).not.toContain('billink')
})

test('[CO-04] credit is not offered without its lender: name, costs, conditions and information', async () => {
  for (const code of later) await savePaymentMethod(app.db, { code, isActive: true })
  expect(await codes('NL', 10_000)).toEqual(['ideal', 'paypal', 'creditcard'])
  expect(await codes('BE', 10_000)).toEqual(['bancontact', 'paypal', 'creditcard'])
  for (const missing of ['name', 'costs', 'conditionsUrl', 'informationUrl'] as const)
    for (const value of [undefined, '', 'http://lender.example/'])
      if (missing.endsWith('Url') || value !== 'http://lender.example/')
        await expect(
          savePaymentMethod(app.db, {
            code: 'klarna',
            lender: { ...aLender, [missing]: value } as typeof aLender,
          }),
        ).rejects.toThrow()
  await savePaymentMethod(app.db, { code: 'klarna', isActive: true, lender: aLender })
  expect((await listAvailablePaymentMethods(app.db, 'NL', 10_000)).at(-1)).toMatchObject({
    code: 'klarna',
    lender: { name: 'Proefkrediet B.V.' },
  })
})

test('[CO-04] PayPal costs 0,99 in the Netherlands and nothing in Belgium, and staff can change the first', async () => {
  const priceIn = async (country: 'NL' | 'BE') =>
    (await listAvailablePaymentMethods(app.db, country, 10_000)).find(({ code }) => code === 'paypal')
      ?.priceCents
  expect([await priceIn('NL'), await priceIn('BE')]).toEqual([99, 0])
  await savePaymentMethod(app.db, { code: 'paypal', prices: { NL: 45 } })
  expect([await priceIn('NL'), await priceIn('BE')]).toEqual([45, 0])
  await savePaymentMethod(app.db, { code: 'paypal', prices: {} })
  expect([await priceIn('NL'), await priceIn('BE')]).toEqual([0, 0])
  await expect(savePaymentMethod(app.db, { code: 'paypal', prices: { BE: 1 } })).rejects.toThrow(/Belgium/)
})

test('[CO-04] every method has its countries and amounts', async () => {
  await switchOnLater()
  expect(await codes('NL', 10_000)).toEqual([
    'ideal',
    'paypal',
    'creditcard',
    'afterpay',
    'billink',
    'klarna',
    'in3',
  ])
  expect(await codes('BE', 10_000)).toEqual([
    ...['bancontact', 'paypal', 'creditcard'],
    ...['afterpay', 'billink', 'klarna', 'alma'],
  ])
  expect(await codes('NL', 4_999)).not.toContain('in3')
  expect(await codes('NL', 499)).not.toContain('afterpay')
  expect(await codes('NL', 250_001)).not.toContain('billink')
  // Both bounds are inclusive.
  expect(await codes('NL', 5_000)).toContain('in3')
  expect(await codes('NL', 500)).toContain('afterpay')
  expect(await codes('NL', 250_000)).toContain('billink')
})

test('[CO-04] a method’s own price counts for its bounds', async () => {
  await savePaymentMethod(app.db, { code: 'paypal', maxCents: 10_000 })
  expect(await codes('NL', 9_901)).toContain('paypal')
  expect(await codes('NL', 9_902)).not.toContain('paypal')
  expect(await codes('BE', 10_000)).toContain('paypal')
})

test('[VA-11] each method asks what the specification says, and Alma is paid in 2, 3 or 4 terms', async () => {
  await switchOnLater()
  const methods = [
    ...(await listAvailablePaymentMethods(app.db, 'NL', 10_000)),
    ...(await listAvailablePaymentMethods(app.db, 'BE', 10_000)),
  ]
  const asked = Object.fromEntries(methods.map(({ code, asks, terms }) => [code, [asks, terms]]))
  const invoice = ['dob', 'gender', 'phone', 'terms']
  expect(asked).toEqual({
    ideal: [[], []],
    bancontact: [[], []],
    paypal: [[], []],
    creditcard: [[], []],
    afterpay: [invoice, []],
    billink: [invoice, []],
    klarna: [[], []],
    in3: [['dob', 'phone', 'installment'], [3]],
    alma: [['installment'], [2, 3, 4]],
  })
})

test('[CO-04] credit never comes before direct methods, wherever staff puts it', async () => {
  await savePaymentMethod(app.db, { code: 'klarna', isActive: true, lender: aLender, position: 0 })
  await savePaymentMethod(app.db, { code: 'paypal', position: 0 })
  expect(await codes('NL', 10_000)).toEqual(['paypal', 'ideal', 'creditcard', 'klarna'])
})

test('[CO-04] staff can change names, logos and bounds', async () => {
  await savePaymentMethod(app.db, {
    code: 'ideal',
    title: 'Wero',
    logo: '/payment/wero.svg',
    maxCents: 20_000,
  })
  const [first] = await listAvailablePaymentMethods(app.db, 'NL', 10_000)
  expect(first).toMatchObject({
    code: 'ideal',
    providerMethod: 'ideal',
    title: 'Wero',
    logo: '/payment/wero.svg',
  })
  expect(await codes('NL', 20_001)).not.toContain('ideal')
})

test.each([
  { code: 'shells' },
  { code: 'ideal', logo: 'https://elsewhere.example/logo.svg' },
  { code: 'ideal', logo: '/../secret.svg' },
  { code: 'ideal', minCents: 0 },
  { code: 'ideal', minCents: 500, maxCents: 100 },
  { code: 'ideal', countries: ['DE'] },
  { code: 'ideal', title: ' ' },
  { code: 'ideal', colour: 'red' },
])('settings that make no sense are refused whole: %j', async (input) => {
  await expect(savePaymentMethod(app.db, input as PaymentMethodInput)).rejects.toThrow()
  expect(await app.db.$count(paymentMethod)).toBe(0)
})
