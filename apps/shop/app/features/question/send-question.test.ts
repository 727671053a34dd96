import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { sendQuestion } from './send-question.server.ts'

const filledIn = {
  question: 'Past dit?',
  asker: 'Noor',
  asker_email: 'noor@voorbeeld.example',
  ticket: 'ticket-1',
}
const received = () => Response.json({ message: 'Bedankt!' }, { status: 201 })

function send(special: object = {}, answer = received) {
  const { args, asked } = aPageCall(answer, { params: {}, fields: { ...filledIn, ...special } })
  return { asked, outcome: readOutcome(sendQuestion(args.context, 'dekbed-wolk', args.request)) }
}

test('[PD-02] a question goes to the api with its ticket', async () => {
  const { asked, outcome } = send()
  expect(await outcome).toEqual({
    status: 200,
    data: { about: 'question', state: 'posted', message: 'Bedankt!' },
  })
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/catalog/product/dekbed-wolk/question',
      body: {
        question: 'Past dit?',
        customer: { name: 'Noor', email: 'noor@voorbeeld.example' },
        ticket: 'ticket-1',
        leave_empty: '',
      },
    },
  ])
})

test('a question that is not whole is not sent, and loses nothing', async () => {
  for (const field of ['question', 'asker', 'asker_email']) {
    const { asked, outcome } = send({ [field]: '' })
    expect(await outcome).toMatchObject({
      status: 400,
      data: { state: 'refused', ticket: 'ticket-1', problems: { [field]: expect.any(String) } },
    })
    expect(asked).toEqual([])
  }
})

test('what the api refuses stands at its field, or above the form, with all that was typed', async () => {
  const fields = [{ path: 'body.question', message: 'Te lang' }]
  expect(await send({}, () => refusal(400, 'invalid_request', { fields })).outcome).toMatchObject({
    data: { problems: { question: 'Te lang' }, message: undefined, values: { question: 'Past dit?' } },
  })
  expect(await send({}, () => refusal(429, 'rate_limited')).outcome).toMatchObject({
    data: { message: 'Geweigerd: rate_limited', ticket: 'ticket-1' },
  })
  expect(await send({}, () => refusal(409, 'conflict')).outcome).toMatchObject({
    data: { ticket: undefined },
  })
})
