import { expect, test } from 'vitest'
import { chooseTicket, splitRefusal } from './form-answer.ts'

const aRefusal = (
  code: 'conflict' | 'rate_limited' | 'invalid_request',
  fields?: { path: string; message: string }[],
) => ({
  error: { code, message: 'Zo niet.', request_id: '1', ...(fields && { fields }) },
})

test('[VA-10] a refusal stands beside the fields it names', () => {
  const fields = [{ path: 'body.email', message: 'Vul een geldig e-mailadres in' }]
  expect(splitRefusal(aRefusal('invalid_request', fields))).toEqual({
    fieldErrors: { email: ['Vul een geldig e-mailadres in'] },
    formErrors: [],
  })
})

test('a refusal of the whole form stands above it', () => {
  expect(splitRefusal(aRefusal('rate_limited'))).toEqual({ fieldErrors: {}, formErrors: ['Zo niet.'] })
})

test('a form keeps its ticket, so that it is one message, until the ticket itself is refused', () => {
  expect(chooseTicket(aRefusal('rate_limited'), 'oud')).toBe('oud')
  expect(chooseTicket(aRefusal('conflict'), 'oud')).toBeUndefined()
})
