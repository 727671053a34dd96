import { describe, expect, test } from 'vitest'
import { type Asked, aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { sendBed } from './configurator-action.server.ts'

const fields = { intent: 'add', item_id: '30-160-vlak', boxconfig_id: '3', price_cents: '129900' }

/** Sends a bed to the cart of an api that answers with `answer`. */
async function addTo(answer: (asked: Asked) => Response) {
  const path = '/configurator/boxsprings/proef/step-4/?breedte=160&hoofdbord=vlak'
  const { args, asked, logged } = aPageCall(answer, { path, params: { product: 'proef' }, fields })
  const { context, request, url } = args
  const form = await request.formData()
  const outcome = await readOutcome(sendBed({ context, slug: 'proef', query: url.searchParams, form }))
  return { outcome, asked, logged }
}

describe('[CF-13] a bed that was not added', () => {
  test.each([
    [409, 'conflict'],
    [404, 'not_found'],
    [500, 'internal_error'],
  ])('is logged with what the api answered: %d %s', async (status, code) => {
    const { outcome, logged } = await addTo(() => refusal(status, code))
    expect(outcome).toMatchObject({ data: { ok: false, intent: 'add', message: `Geweigerd: ${code}` } })
    expect(logged).toEqual([new Error(`a bed was not added: ${status} ${code}`)])
  })

  test('is logged once when the api gave no answer', async () => {
    const { outcome, logged } = await addTo(() => {
      throw new TypeError('fetch failed')
    })
    expect(outcome).toMatchObject({ data: { ok: false, intent: 'add' } })
    expect(logged).toEqual([new Error('POST /v1/cart/item got no answer')])
  })
})
