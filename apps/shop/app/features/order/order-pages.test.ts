import { describe, expect, test } from 'vitest'
import { aPageCall, apiAnswer, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { anOrder } from './order.builders.ts'
import { action as retry, loader as retryLoader } from './retry-page.tsx'
import { loader as statusLoader } from './status-page.tsx'
import { loader as thankYouLoader } from './thankyou-page.tsx'

const known = (special: object = {}) =>
  apiAnswer({ ...anOrder(), paymentMethods: [], holds_other_sum: false, ...special })

describe('the page of thanks', () => {
  const open = (answer: () => Response, path = '/checkout/thankyou?order=abc') =>
    readOutcome(thankYouLoader(aPageCall(answer, { path, params: {} }).args))

  test.each(['paid', 'processing', 'shipped', 'delivered'])(
    '[CO-05] thanks for an order that is %s',
    async (status) => {
      expect(await open(() => known({ status }))).toMatchObject({ data: { order: { status } } })
    },
  )

  test.each(['new', 'awaiting_payment', 'canceled', 'refunded'])(
    '[CO-06] an order that is %s gets none: its status page knows where it belongs',
    async (status) => {
      expect(await open(() => known({ status }))).toEqual({ to: '/checkout/status/abc/' })
    },
  )

  test('without an order leads to the cart; of one that is not there, or cannot be read, says so', async () => {
    expect(await open(() => known(), '/checkout/thankyou')).toEqual({ to: '/cart/' })
    expect(await open(() => refusal(404, 'not_found'))).toMatchObject({ status: 404 })
    expect(await open(() => refusal(400, 'invalid_request'))).toMatchObject({ status: 404 })
    expect(await open(() => refusal(500, 'internal_error'))).toMatchObject({ status: 503 })
  })
})

describe('the page to pay an order after all', () => {
  const open = (special: object) =>
    readOutcome(retryLoader(aPageCall(() => known(special), { params: { order: 'abc' } }).args))

  test('[CO-05] is for shoppers who have not paid yet', async () => {
    expect(await open({ status: 'awaiting_payment' })).toMatchObject({
      data: { order: { status: 'awaiting_payment' } },
    })
    expect(await open({ status: 'paid' })).toEqual({ to: '/checkout/thankyou?order=abc' })
  })

  test('[CO-06] a shopper who paid another sum is not asked to pay again', async () => {
    expect(await open({ status: 'awaiting_payment', holds_other_sum: true })).toEqual({
      to: '/checkout/status/abc/',
    })
  })

  const url = 'https://pay.example/1'
  const paying = { url, order_id: 'abc', order_number: 'KJD1000123' }
  const send = (fields: Record<string, string>, answer = () => apiAnswer(paying)) => {
    const { args, asked } = aPageCall(answer, { params: { order: 'abc' }, fields })
    return { asked, outcome: readOutcome(retry(args)) }
  }

  test('[CO-05] begins a payment with the method that is chosen now, and its own answers', async () => {
    const { asked, outcome } = send({
      selectedPaymentMethod: 'in3',
      'in3-dob': '29-02-1980',
      'afterpay-dob': '01-01-1970',
      'in3-issuer': 'x',
    })
    expect(await outcome).toEqual({ to: url })
    expect(asked).toMatchObject([
      {
        path: '/v1/order/payment-url',
        body: {
          order_id: 'abc',
          selectedPaymentMethod: 'in3',
          selectedPaymentIssuer: 'x',
          customer: { dob: '29-02-1980', terms: false },
        },
      },
    ])
    const plain = send({ selectedPaymentMethod: 'ideal' })
    await plain.outcome
    expect(plain.asked).toMatchObject([{ body: { selectedPaymentIssuer: null } }])
  })

  test('[VA-11] without a method nothing is asked of the api', async () => {
    const { asked, outcome } = send({})
    expect(await outcome).toMatchObject({ status: 400, data: { message: 'Selecteer een betaalmethode' } })
    expect(asked).toEqual([])
  })

  test('[VA-11] [CO-08] a refusal stands at its control, or above the form with the lines it is about', async () => {
    const fields = [{ path: 'body.customer.dob', message: 'Vul een (geldige) geboortedatum in' }]
    const wrong = send({ selectedPaymentMethod: 'in3' }, () => refusal(400, 'invalid_request', { fields }))
    expect(await wrong.outcome).toMatchObject({
      status: 400,
      data: { message: undefined, answerProblems: [{ fieldId: 'in3-dob' }] },
    })
    const lines = [{ item_id: '1', title: 'Sprei', requested: 2, available: 0 }]
    const short = send({ selectedPaymentMethod: 'ideal' }, () => refusal(409, 'out_of_stock', { lines }))
    expect(await short.outcome).toMatchObject({
      status: 409,
      data: { message: 'Geweigerd: out_of_stock', lines, answerProblems: [] },
    })
  })
})

describe('the page that waits for a payment', () => {
  const open = (next: string) => {
    const status = { order_id: 'abc', order_number: 'KJD1000123', next }
    return readOutcome(
      statusLoader(aPageCall(() => Response.json(status), { params: { order: 'abc' } }).args),
    )
  }

  test.each([
    ['thankyou', '/checkout/thankyou?order=abc'],
    ['pending', '/checkout/pending/?order=abc'],
    ['betalen', '/checkout/betalen/abc/'],
  ])('[CO-05] leads on to %s', async (next, to) => {
    expect(await open(next)).toEqual({ to })
  })

  test('[CO-05] stays while nobody knows, and says when another sum was paid', async () => {
    expect(await open('wait')).toMatchObject({ data: { orderId: 'abc', holdsOtherSum: false } })
    expect(await open('other_sum')).toMatchObject({ data: { holdsOtherSum: true } })
  })
})
