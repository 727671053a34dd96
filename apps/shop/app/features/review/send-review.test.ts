import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { sendReview } from './send-review.server.ts'

const filledIn = {
  display_name: 'Noor',
  email: 'noor@voorbeeld.example',
  review_title: 'Zacht',
  review_content: 'Slaapt heerlijk.',
  review_score: '4',
  ticket: 'ticket-1',
}
const received = () => Response.json({ published: true, message: 'Bedankt!' }, { status: 201 })

function send(special: object = {}, answer = received) {
  const { args, asked } = aPageCall(answer, { params: {}, fields: { ...filledIn, ...special } })
  return { asked, outcome: readOutcome(sendReview(args.context, 'dekbed-wolk', args.request)) }
}

test('[PD-04] a review goes to the api with its ticket, and with the invitation that proves the purchase', async () => {
  const { asked, outcome } = send({ invitation: 'code' })
  expect(await outcome).toEqual({ status: 200, data: { state: 'posted', message: 'Bedankt!' } })
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/catalog/product/dekbed-wolk/review',
      body: {
        review: { title: 'Zacht', content: 'Slaapt heerlijk.', score: '4' },
        customer: { name: 'Noor', email: 'noor@voorbeeld.example' },
        pictures: [],
        tell_me: false,
        ticket: 'ticket-1',
        invitation: 'code',
        leave_empty: '',
      },
    },
  ])
  const plain = send({ leave_empty: 'x' })
  await plain.outcome
  expect(plain.asked[0]?.body).toMatchObject({ leave_empty: 'x' })
  expect(plain.asked[0]?.body).not.toHaveProperty('invitation')
})

test('[VA-13] a review that is not whole is not sent, and loses nothing', async () => {
  for (const field of ['display_name', 'email', 'review_title', 'review_content', 'review_score']) {
    const { asked, outcome } = send({ [field]: '' })
    expect(await outcome).toMatchObject({
      status: 400,
      data: { state: 'refused', ticket: 'ticket-1', problems: { [field]: expect.any(String) } },
    })
    expect(asked).toEqual([])
  }
})

test('[PD-04] what the api refuses stands at its field, or above the form, with all that was typed', async () => {
  const fields = [{ path: 'body.review.title', message: 'Te lang' }]
  expect(await send({}, () => refusal(400, 'invalid_request', { fields })).outcome).toMatchObject({
    status: 400,
    data: { problems: { review_title: 'Te lang' }, message: undefined, values: { review_title: 'Zacht' } },
  })
  expect(await send({}, () => refusal(429, 'rate_limited')).outcome).toMatchObject({
    status: 429,
    data: { message: 'Geweigerd: rate_limited', ticket: 'ticket-1', values: { email: filledIn.email } },
  })
  expect(await send({}, () => refusal(409, 'conflict')).outcome).toMatchObject({
    data: { ticket: undefined },
  })
})
