import type { ErrorBody } from '@sluimer/contract/errors'
import { expect, test } from 'vitest'
import { describeLoginFailure, describeSavingFailure } from './failure-words.ts'

const error: ErrorBody['error'] = { code: 'login_failed', message: 'Dat klopt niet.', request_id: 'r' }

test('[AC-01] a login that failed has the message, and without one words of its own', () => {
  const oops = 'Oeps, er ging iets mis. Probeer het nog een keer.'
  expect(describeLoginFailure({ status: 403, error })).toBe('Dat klopt niet.')
  expect(describeLoginFailure({ status: 403, error: { ...error, message: '' } })).toBe(oops)
  expect(describeLoginFailure({ status: 503, error })).toBe(oops)
})

test('[AC-03] details that were not saved have the message, and without one words of their own', () => {
  const oops = 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.'
  expect(describeSavingFailure({ status: 429, error })).toBe('Dat klopt niet.')
  expect(describeSavingFailure({ status: 409, error: { ...error, message: '' } })).toBe(oops)
  expect(describeSavingFailure({ status: 500, error })).toBe(oops)
})
