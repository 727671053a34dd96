import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { action } from './withdrawal-page.tsx'
import { stepName } from './withdrawal-steps.ts'

const filledIn = {
  name: 'Noor de Vries',
  email: 'noor@voorbeeld.example',
  order_number: 'KJD1000123',
  items: 'Het dekbed',
  ticket: 'ticket-1',
}
const receipt = { reference: 'H-7KQ4-XM9D', received_at: '2026-11-20T10:00:00.000Z' }

function press(step: string, special: object = {}, answer = () => Response.json(receipt, { status: 201 })) {
  const fields = { ...filledIn, ...special, [stepName]: step }
  const { args, asked } = aPageCall(answer, { params: {}, fields })
  return { asked, outcome: readOutcome(action(args)) }
}

test('a statement of withdrawal is shown before it is sent, and sent by its second button only', async () => {
  for (const step of ['controleren', '', 'iets']) {
    const { asked, outcome } = press(step)
    expect(await outcome).toMatchObject({ data: { step: 'check', statement: { items: 'Het dekbed' } } })
    expect(asked).toEqual([])
  }
  const { asked, outcome } = press('bevestigen')
  expect(await outcome).toMatchObject({ data: { step: 'done', receipt, email: filledIn.email } })
  expect(asked).toMatchObject([{ path: '/v1/service/withdrawal', body: { ...filledIn, lines: [] } }])
})

test('going back to change it shows the form with all that was filled in, and no errors', async () => {
  const { asked, outcome } = press('wijzigen')
  const answer = await outcome
  expect(answer).toMatchObject({
    status: 200,
    data: { step: 'form', ticket: 'ticket-1', result: { initialValue: { items: 'Het dekbed' } } },
  })
  expect(answer).toMatchObject({ data: { result: { status: undefined } } })
  expect(asked).toEqual([])
})

test('errors are shown before anything is confirmed or sent', async () => {
  for (const step of ['controleren', 'bevestigen', 'wijzigen']) {
    const { asked, outcome } = press(step, { order_number: '' })
    expect(await outcome).toMatchObject({
      status: 400,
      data: { step: 'form', result: { error: { order_number: [expect.any(String)] } } },
    })
    expect(asked).toEqual([])
  }
})

test('one that is refused comes back with its ticket, unless another is needed', async () => {
  const refused = (status: number, code: string) =>
    press('bevestigen', {}, () => refusal(status, code)).outcome
  expect(await refused(429, 'rate_limited')).toMatchObject({
    status: 429,
    data: { step: 'form', ticket: 'ticket-1', result: { error: { '': ['Geweigerd: rate_limited'] } } },
  })
  expect(await refused(409, 'conflict')).toMatchObject({ data: { step: 'form', ticket: undefined } })
})
