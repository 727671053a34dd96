import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { sendVote } from './send-vote.server.ts'

const counted = { helpful: 4, voted: true, product: { title: 'Dekbed', link: '/dekbed.html' } }

async function send(fields: Record<string, string>, answer = () => Response.json(counted)) {
  const { args, asked } = aPageCall(answer, { params: {}, fields })
  return { asked, outcome: await readOutcome(sendVote(args.context, await args.request.formData())) }
}

test('[PD-02] a vote and its taking back go to the api, and the answer has the new count', async () => {
  const { asked, outcome } = await send({ review: '12', wish: 'vote' })
  expect(asked).toMatchObject([{ method: 'POST', path: '/v1/catalog/review/12/helpful' }])
  expect(outcome).toEqual({ status: 200, data: { ok: true, review: '12', ...counted } })
  const back = await send({ review: '12', wish: 'take_back' })
  expect(back.asked).toMatchObject([{ method: 'DELETE', path: '/v1/catalog/review/12/helpful' }])
})

test.each([
  { review: '../cart', wish: 'vote' },
  { review: '', wish: 'vote' },
  { review: '12', wish: 'vier' },
  { review: '12', wish: '' },
])('what is not a vote is not sent: %j', async (fields) => {
  const { asked, outcome } = await send(fields)
  expect(asked).toEqual([])
  expect(outcome).toMatchObject({ status: 400, data: { ok: false } })
})

test('a refusal of the api is shown in its words, and a review that is gone in ours', async () => {
  const refused = await send({ review: '12', wish: 'vote' }, () => refusal(409, 'conflict'))
  expect(refused.outcome).toMatchObject({ status: 409, data: { message: 'Geweigerd: conflict' } })
  const gone = await send({ review: '12', wish: 'vote' }, () => refusal(404, 'not_found'))
  expect(gone.outcome).toMatchObject({ data: { message: 'Deze beoordeling staat er niet meer.' } })
})
