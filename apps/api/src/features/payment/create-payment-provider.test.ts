import { expect, test } from 'vitest'
import { aConfig } from '../../../test/test-config.ts'
import { getProviderOfPayment, type PaymentDeps } from './create-payment-provider.ts'

// Only the settings are read before a company is asked.
const deps = { config: aConfig('postgres://localhost/none') } as PaymentDeps

test('a payment is looked up at the company at which it was made, or not at all', () => {
  expect(getProviderOfPayment(deps, { provider: 'test' }).name).toBe('test')
  expect(() => getProviderOfPayment(deps, { provider: 'mollie' })).toThrow('PAYMENT_PROVIDER is test here')
})
