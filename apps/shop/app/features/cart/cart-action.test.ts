import { describe, expect, test } from 'vitest'
import { getApi } from '../../lib/api/api.server.ts'
import { aPageCall, apiAnswer, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { aCart } from './cart.builders.ts'
import { changeCart } from './cart-action.server.ts'
import { action } from './cart-page.tsx'
import { loader as restore, meta as restoreMeta } from './restore-page.tsx'

const cart = aCart()
const taken = () => apiAnswer(cart)

async function send(fields: Record<string, string>, answer: () => Response = taken) {
  const { args, asked } = aPageCall(answer, { params: {}, fields })
  return { asked, change: await changeCart(getApi(args.context), await args.request.formData()) }
}

describe('a form of the cart', () => {
  test('[CA-02] adds pieces of a variant, one unless more are asked', async () => {
    const added = () => apiAnswer({ cart, added: { item_id: '1', quantity: 1 } }, { status: 201 })
    const { asked, change } = await send({ intent: 'add', item_id: '70' }, added)
    expect(asked).toEqual([{ method: 'POST', path: '/v1/cart/item', body: { item_id: '70', quantity: 1 } }])
    expect(change).toMatchObject({ ok: true, intent: 'add', added: { item_id: '1' } })
    expect((await send({ intent: 'add', item_id: '70', quantity: '3' }, added)).asked[0]?.body).toEqual({
      item_id: '70',
      quantity: 3,
    })
  })

  test('[CA-02] changes a quantity and takes an item out', async () => {
    const update = await send({ intent: 'update', item_id: '1', quantity: '4' })
    expect(update.asked).toMatchObject([{ method: 'PUT', body: { item_id: '1', quantity: 4 } }])
    expect(update.change).toEqual({ ok: true, intent: 'update', cart })
    const removal = await send({ intent: 'remove', item_id: '1' })
    expect(removal.asked).toMatchObject([{ method: 'DELETE', path: '/v1/cart/item?item_id=1' }])
    expect(removal.change).toEqual({ ok: true, intent: 'remove', cart })
  })

  test.each([
    ...['twee', '1.5', '1,5', '2e', '1e1', '0x10', '0b1', 'NaN', 'Infinity', '', '-3', '+3', '1 2'],
    ...['\u0661', '\uff11', '1\u200b'],
  ])('[CA-02] a quantity of %s goes on as one that the api refuses', async (quantity) => {
    for (const intent of ['add', 'update'])
      expect((await send({ intent, item_id: '1', quantity })).asked[0]?.body).toEqual({
        item_id: '1',
        quantity: -1,
      })
  })

  test('[CA-02] fills in a code and takes one off, each with its own call', async () => {
    const filled = await send({ intent: 'apply_code', discount_code: ' welkom10 ' })
    expect(filled.asked).toEqual([
      { method: 'POST', path: '/v1/cart/discount', body: { discount_code: ' welkom10 ' } },
    ])
    expect(filled.change).toEqual({ ok: true, intent: 'apply_code', cart })
    const taken = await send({ intent: 'remove_code', discount_code: 'WELKOM10' })
    expect(taken.asked).toMatchObject([
      { method: 'DELETE', path: '/v1/cart/discount?discount_code=WELKOM10' },
    ])
    expect(taken.change).toMatchObject({ ok: true, intent: 'remove_code' })
  })

  test('[CA-02] a button that nobody knows asks the api nothing', async () => {
    for (const intent of ['', 'empty', 'REMOVE']) {
      const { asked, change } = await send({ intent, item_id: '1' })
      expect(asked).toEqual([])
      expect(change).toMatchObject({ ok: false, itemId: '1', error: { code: 'invalid_request' } })
    }
  })

  test('[CA-03] what is refused says what it was about', async () => {
    const short = () => refusal(409, 'out_of_stock', { lines: [] })
    for (const intent of ['add', 'update', 'remove'])
      expect((await send({ intent, item_id: '70', quantity: '9' }, short)).change).toMatchObject({
        ok: false,
        intent,
        itemId: '70',
        error: { code: 'out_of_stock' },
      })
  })

  test('[CA-02] a refused code says the sentence of its field, and what was typed, but no essay', async () => {
    const message = 'Deze kortingscode is verlopen.'
    const fields = [{ path: 'body.discount_code', message }]
    const given = { intent: 'apply_code', discount_code: 'A'.repeat(200) }
    expect((await send(given, () => refusal(409, 'code_not_applicable', { fields }))).change).toMatchObject({
      ok: false,
      itemId: 'A'.repeat(64),
      error: { message },
    })
    expect((await send(given, () => refusal(404, 'code_unknown'))).change).toMatchObject({
      error: { message: 'Geweigerd: code_unknown' },
    })
  })
})

describe('the cart page', () => {
  const post = (fields: Record<string, string>, answer: () => Response = taken) =>
    readOutcome(action(aPageCall(answer, { params: {}, fields }).args))
  const remove = { intent: 'remove', item_id: '1' }
  const unknown = () => refusal(404, 'not_found')

  test('[CA-02] without scripts it is shown anew after a change, and says with its status what failed', async () => {
    expect(await post(remove)).toEqual({ to: '/cart/' })
    expect(await post(remove, unknown)).toMatchObject({ status: 409, data: { ok: false, itemId: '1' } })
  })

  test('[CA-02] a script gets the outcome itself, either way', async () => {
    expect(await post({ ...remove, via: 'script' })).toMatchObject({ data: { ok: true, intent: 'remove' } })
    expect(await post({ ...remove, via: 'script' }, unknown)).toMatchObject({
      status: 200,
      data: { ok: false },
    })
  })
})

describe('a link that brings a cart back', () => {
  const open = (answer: () => Response, id: string | undefined = 'abc') => {
    const { args, asked } = aPageCall(answer, { params: { id } })
    return { asked, outcome: readOutcome(restore(args)) }
  }
  const lines = [{ item_id: '1', title: 'Sprei', requested: 4, available: 3 }]

  test('[CA-04] leads to the cart when all of it is there, and says what is missing when it is not', async () => {
    const whole = open(() => apiAnswer({ cart, missing: [] }))
    expect(await whole.outcome).toEqual({ to: '/cart/' })
    expect(whole.asked).toMatchObject([{ path: '/v1/cart/restore', body: { id: 'abc' } }])
    expect(await open(() => apiAnswer({ cart, missing: lines })).outcome).toEqual({
      status: 200,
      data: { missing: lines },
    })
  })

  test.each([404, 400])(
    '[CA-04] that is unknown or broken (%d) is a page that is not there',
    async (status) => {
      expect(await open(() => refusal(status, 'not_found')).outcome).toEqual({
        status: 404,
        data: { missing: null },
      })
    },
  )

  test('[CA-04] without an id asks for none that exists, and a failing shop is reported as one', async () => {
    const bare = open(() => refusal(404, 'not_found'), undefined)
    expect(await bare.outcome).toMatchObject({ status: 404 })
    expect(await open(() => refusal(503, 'unavailable')).outcome).toMatchObject({ status: 503 })
  })

  test('[CA-04] keeps its address from other sites and from search engines', () => {
    const tags = JSON.stringify(restoreMeta({} as Parameters<typeof restoreMeta>[0]))
    expect(tags).toContain('no-referrer')
    expect(tags).toContain('noindex')
  })
})
