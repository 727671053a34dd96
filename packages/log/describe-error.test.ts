import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const marked = 'Loggeheim'
const orderId = 'Zk3f9aQw7Lm2Xx81bTn0'

const withFacts = (name: string, message: string, facts: object) =>
  Object.assign(new Error(message), { name, ...facts })

test.each([
  [
    'a statement that failed',
    withFacts('DrizzleQueryError', `Failed query: select $1\nparams: ${marked}`, {
      query: 'select $1',
      params: [marked],
      cause: withFacts('error', 'canceling statement due to lock timeout', {
        severity: 'ERROR',
        code: '55P03',
      }),
    }),
  ],
  [
    'a constraint',
    withFacts('error', 'duplicate key value violates unique constraint "x"', {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (email)=(${marked}) already exists.`,
      constraint: 'newsletter_email',
    }),
  ],
  [
    'a value of another type',
    withFacts('error', `invalid input syntax for type integer: ${marked}`, {
      severity: 'ERROR',
      code: '22P02',
    }),
  ],
  [
    'an error of a trigger',
    withFacts('error', `${marked} is no name`, { severity: 'ERROR', code: 'P0001', where: marked }),
  ],
  [
    'JSON that is none',
    withFacts('SyntaxError', `Unexpected token 'L', "${marked}"... is not valid JSON`, {}),
  ],
  [
    'a mail server',
    withFacts('Error', `550 <${marked}@x.example>: no such user`, {
      responseCode: 550,
      response: marked,
      rejected: [marked],
    }),
  ],
  [
    'an answer of a provider',
    withFacts('ClientError', marked, { statusCode: 422, body: `{"a":"${marked}"}` }),
  ],
  [
    'a schema',
    withFacts('ZodError', marked, { issues: [{ code: 'custom', path: ['name'], input: marked }] }),
  ],
  ['an address in a sentence', new Error(`nothing for ${marked}@voorbeeld.example`)],
  ['an id of an order', new Error(`no order ${orderId}`)],
  ['what was thrown as text', marked],
])('%s is described without what a person typed', (_, error) => {
  const logged = JSON.stringify(describeError(error))
  expect(logged).not.toContain(marked)
  expect(logged).not.toContain(orderId)
})

test('what is needed to fix it stays: code, statement, constraint, status, place', () => {
  const cause = withFacts('error', 'canceling statement due to lock timeout', {
    severity: 'ERROR',
    code: '55P03',
    constraint: 'stock_not_negative',
  })
  const error = withFacts('DrizzleQueryError', 'Failed query', { query: 'select $1', params: ['x'], cause })
  expect(describeError(error)).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query',
    sql: 'select $1',
    stack: expect.stringContaining('describe-error.test.ts'),
    cause: {
      code: '55P03',
      message: 'canceling statement due to lock timeout',
      constraint: 'stock_not_negative',
    },
  })
})
