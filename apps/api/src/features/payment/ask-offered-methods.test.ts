import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { askOfferedMethods, askOfferedMethodsJob } from './ask-offered-methods.job.ts'
import { createPaymentProvider } from './create-payment-provider.ts'
import { listAvailablePaymentMethods } from './list-payment-methods.ts'
import { aLender } from './payment.builders.ts'
import type { OfferedMethod, PaymentProvider } from './provider.ts'
import { savePaymentMethod } from './save-payment-method.ts'
import { paymentMethod, paymentOffer } from './tables.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = start
  await app.db.delete(paymentOffer)
  await app.db.delete(paymentMethod)
})

const unbounded = (method: string): OfferedMethod => ({ method, minCents: null, maxCents: null })
/** Makes the provider give this answer for every country. */
const ask = (offered: OfferedMethod[] | Error) => {
  const paymentProvider: PaymentProvider = {
    ...createPaymentProvider(app.deps),
    listMethods: async () => {
      if (offered instanceof Error) throw offered
      return offered
    },
  }
  return askOfferedMethods({ ...app.deps, paymentProvider })
}
const codes = async (amountCents = 10_000) =>
  (await listAvailablePaymentMethods(app.db, 'NL', amountCents)).map(({ code }) => code)
const later = (minutes: number) => {
  now = new Date(start.getTime() + minutes * 60_000)
}

test('[CO-04] a method is shown when shop and provider both have it', async () => {
  expect(await codes()).toEqual(['ideal', 'paypal', 'creditcard'])
  await ask([unbounded('ideal'), unbounded('creditcard'), unbounded('klarna'), unbounded('blik')])
  expect(await codes()).toEqual(['ideal', 'creditcard'])
  await savePaymentMethod(app.db, { code: 'klarna', isActive: true, lender: aLender })
  await savePaymentMethod(app.db, { code: 'creditcard', isActive: false })
  expect(await codes()).toEqual(['ideal', 'klarna'])
})

test('[CO-04] the narrower bounds of shop and provider count, with the method’s own price in the amount', async () => {
  await ask([unbounded('ideal'), { method: 'paypal', minCents: 500, maxCents: 20_000 }])
  expect(await codes(20_000 - 99)).toContain('paypal')
  expect(await codes(20_000 - 98)).not.toContain('paypal')
  expect(await codes(400)).not.toContain('paypal')
  await savePaymentMethod(app.db, { code: 'paypal', maxCents: 10_000 })
  expect(await codes(15_000)).not.toContain('paypal')
})

test('[CO-04] direct methods come first and credit last, whatever the provider’s order', async () => {
  await savePaymentMethod(app.db, { code: 'klarna', isActive: true, lender: aLender })
  await ask([unbounded('klarna'), unbounded('ideal')])
  expect(await codes()).toEqual(['ideal', 'klarna'])
})

test('[CO-04] the last answer of a provider that is down counts for half an hour, then the shop’s own table', async () => {
  await ask([unbounded('ideal')])
  later(29)
  await ask(new Error('away'))
  expect(await codes()).toEqual(['ideal'])
  later(31)
  await ask(new Error('away'))
  expect(await codes()).toEqual(['ideal', 'paypal', 'creditcard'])
  await ask([unbounded('creditcard')])
  expect(await codes()).toEqual(['creditcard'])
})

test('the provider is asked by a job, and the built-in one offers all', async () => {
  await app.deps.jobs.enqueue(app.db, askOfferedMethodsJob, {})
  await app.runJobs()
  expect(await app.db.$count(paymentOffer)).toBe(2)
  expect(await codes()).toEqual(['ideal', 'paypal', 'creditcard'])
})
