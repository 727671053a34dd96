import { expect, test } from 'vitest'
import { readSettings } from './settings.mjs'
import { whatToTry } from './what-to-try.mjs'

/** @param {NodeJS.ProcessEnv} environment */
const told = (environment) => whatToTry(readSettings(environment, '/nowhere/.env'))

test.each([{}, { PAYMENT_PROVIDER: '' }, { PAYMENT_PROVIDER: 'test' }])(
  'with the test provider its page is named: %o',
  (environment) => {
    expect(told(environment)).toContain("pay on the test provider's page")
  },
)

test('with Mollie the test provider is not named, and a live key is told to take real money', () => {
  const testing = told({ PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: `test_${'x'.repeat(30)}` })
  const selling = told({ PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: `live_${'x'.repeat(30)}` })
  for (const one of [testing, selling]) expect(one).not.toContain('test provider')
  expect(testing).toContain("pay on Mollie's test page")
  expect(selling).toContain('real money')
})

test('the outbox is named only where mails are kept there', () => {
  expect(told({ API_PORT: '4100' })).toContain('http://localhost:4100/outbox')
  expect(told({ MAIL_TRANSPORT: 'smtp://mail.example:587' })).not.toContain('/outbox')
})
