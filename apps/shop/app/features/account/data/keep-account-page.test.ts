import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../../lib/api/page-call.builders.ts'
import { action as keepAccount } from './keep-account-page.tsx'

const press = (answer: Response) => {
  const { args, asked } = aPageCall(() => answer, { params: {}, fields: { code: 'abc' } })
  return { asked, outcome: readOutcome(keepAccount(args)) }
}

test('the button keeps the account of the mail, without a login', async () => {
  const { asked, outcome } = press(Response.json({ done: true }))
  expect(await outcome).toMatchObject({ data: { done: { done: true } } })
  expect(asked).toEqual([{ method: 'POST', path: '/v1/customer/keep', body: { code: 'abc' } }])
})

test('a link that no longer works is reported as such, and any other failure beside the button', async () => {
  expect(await press(refusal(404, 'not_found')).outcome).toMatchObject({ data: { isGone: true } })
  const busy = await press(refusal(429, 'rate_limited')).outcome
  expect(busy).toMatchObject({ status: 429, data: { isGone: false, problem: expect.any(String) } })
})
