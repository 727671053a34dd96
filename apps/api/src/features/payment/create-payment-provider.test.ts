import { expect, test } from 'vitest'
import { aConfig } from '../../../test/test-config.ts'
import { type PaymentDeps, providerOfPayment } from './create-payment-provider.ts'

// Only the settings are read before a company is asked.
const deps = { config: aConfig('postgres://localhost/none') } as PaymentDeps

test('a payment is looked up at the company at which it was made, or not at all', () => {
  expect(providerOfPayment(deps, { provider: 'test' }).name).toBe('test')
  expect(() => providerOfPayment(deps, { provider: 'mollie' })).toThrow('PAYMENT_PROVIDER is test here')
})
