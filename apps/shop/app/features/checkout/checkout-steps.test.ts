import { describe, expect, test } from 'vitest'
import { type Asked, aPageCall, apiAnswer, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { aCheckout } from './checkout.builders.ts'
import { loader as start } from './checkout-page.tsx'
import { action as pay, loader as payLoader } from './pay-page.tsx'
import { action as choose, loader as waysLoader } from './payment-methods-page.tsx'

const at = (next_step: 'cart' | 'address-details' | 'payment-methods' | 'pay') =>
  apiAnswer(aCheckout({ next_step }))
const cartEmpty = () => refusal(409, 'cart_empty')
const noParams = { params: {} }

describe('the steps of the checkout', () => {
  test.each([
    ['cart', '/cart/'],
    ['address-details', '/checkout/address-details/'],
    ['payment-methods', '/checkout/payment-methods/'],
    ['pay', '/checkout/pay/'],
  ] as const)('[RT-08] begin at the first that is not done: %s', async (step, to) => {
    expect(await readOutcome(start(aPageCall(() => at(step), noParams).args))).toEqual({ to })
  })

  test('[CO-02] whoever comes too far is led back, and whoever comes back may look', async () => {
    const openPay = (step: Parameters<typeof at>[0]) =>
      readOutcome(payLoader(aPageCall(() => at(step), noParams).args))
    const openWays = (step: Parameters<typeof at>[0]) =>
      readOutcome(waysLoader(aPageCall(() => at(step), noParams).args))
    expect(await openPay('pay')).toMatchObject({ status: 200 })
    expect(await openPay('payment-methods')).toEqual({ to: '/checkout/payment-methods/' })
    expect(await openPay('cart')).toEqual({ to: '/cart/' })
    expect(await openWays('address-details')).toEqual({ to: '/checkout/address-details/' })
    for (const step of ['payment-methods', 'pay'] as const)
      expect(await openWays(step)).toMatchObject({ status: 200 })
  })

  test('[CO-08] without goods they lead to the cart; a shop that cannot answer says so', async () => {
    for (const loader of [start, payLoader, waysLoader]) {
      expect(await readOutcome(loader(aPageCall(cartEmpty, noParams).args))).toEqual({ to: '/cart/' })
      const failing = aPageCall(() => refusal(500, 'internal_error'), noParams)
      expect(await readOutcome(loader(failing.args))).toMatchObject({ status: 503 })
    }
  })
})

describe('the ways to receive and to pay', () => {
  const fields = { selectedShippingMethod: 'parcel', selectedPaymentMethod: 'ideal' }
  function send(given: Record<string, string>, answer: (asked: Asked) => Response = () => at('pay')) {
    const { args, asked } = aPageCall(answer, { params: {}, fields: given })
    return { asked, outcome: readOutcome(choose(args)) }
  }

  test('[CO-04] are saved as they were chosen, the insurance only when it is ticked', async () => {
    const { asked, outcome } = send(fields)
    expect(await outcome).toEqual({ to: '/checkout/pay/' })
    expect(asked).toMatchObject([
      {
        path: '/v1/checkout/paymentmethod',
        body: { ...fields, selectedPaymentIssuer: null, shippingInsurance: false },
      },
    ])
    const insured = send({ ...fields, shippingInsurance: 'on', 'ideal-issuer': 'bank' })
    await insured.outcome
    expect(insured.asked).toMatchObject([
      { body: { shippingInsurance: true, selectedPaymentIssuer: 'bank' } },
    ])
  })

  test('[VA-11] nothing is saved while one of them is missing, but where nothing is to be paid', async () => {
    const message = 'Selecteer een betaalmethode'
    const unpaid = send({ selectedShippingMethod: 'parcel' })
    expect(await unpaid.outcome).toMatchObject({ status: 400, data: { problems: [{ message }] } })
    expect(unpaid.asked.map(({ method }) => method)).toEqual(['GET'])
    expect(await send({ selectedPaymentMethod: 'ideal' }).outcome).toMatchObject({
      status: 400,
      data: { problems: [{ fieldId: 'selectedShippingMethod' }] },
    })
    const free = send({ selectedShippingMethod: 'parcel', nothingToPay: '1' })
    expect(await free.outcome).toEqual({ to: '/checkout/pay/' })
  })

  test('[CO-04] a search for points chooses nothing', async () => {
    const { asked, outcome } = send({ ...fields, intent: 'search-points', pickupZipcode: '9000' })
    expect(await outcome).toMatchObject({ status: 200, data: { problems: [] } })
    expect(asked.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('[CO-04] what the api refuses stands at its control, or above the form', async () => {
    const refusing = (status: number, code: string, more = {}) =>
      send(fields, ({ method }) => (method === 'GET' ? at('pay') : refusal(status, code, more))).outcome
    expect(await refusing(409, 'cart_empty')).toEqual({ to: '/cart/' })
    expect(await refusing(409, 'delivery_day_unavailable')).toMatchObject({
      status: 409,
      data: { problems: [{ fieldId: 'deliveryDay' }], message: undefined },
    })
    expect(await refusing(409, 'payment_method_unavailable')).toMatchObject({
      data: { problems: [], message: 'Geweigerd: payment_method_unavailable' },
    })
    const dob = [{ path: 'body.customer.dob', message: 'Vul een (geldige) geboortedatum in' }]
    expect(await refusing(400, 'invalid_request', { fields: dob })).toMatchObject({
      data: { problems: [{ fieldId: 'ideal-dob' }], message: undefined },
    })
  })
})

describe('the button that orders', () => {
  const url = 'https://pay.example/1'
  const placed = () => Response.json({ url, order_id: 'abc', order_number: 'KJD1000123' })
  function press(fields: Record<string, string>, answer: () => Response = placed) {
    const { args, asked } = aPageCall(answer, { params: {}, fields })
    return { asked, outcome: readOutcome(pay(args)) }
  }

  test('[CO-05] sends the total and the prices that stood on the page, and leads to where it is paid', async () => {
    const { asked, outcome } = press({ expected_total: '2495', price_of_1: '1000', price_of_2: '0' })
    expect(await outcome).toEqual({ to: url })
    expect(asked).toMatchObject([
      {
        path: '/v1/checkout/payment-url',
        body: {
          expected_total: 24.95,
          expected_prices: [
            { item_id: '1', price: 10 },
            { item_id: '2', price: 0 },
          ],
        },
      },
    ])
  })

  test('[CO-05] a total that is not an amount agrees with no order, and a price that is not an amount is left out', async () => {
    const { asked, outcome } = press({
      ...{ expected_total: 'veel', price_of_1: '', price_of_2: '-1', price_of_3: '49.95' },
    })
    await outcome
    expect(asked).toMatchObject([{ body: { expected_total: 0, expected_prices: [] } }])
  })

  test.each([
    ['cart_empty', '/cart/'],
    ['checkout_incomplete', '/checkout/'],
    ['delivery_day_unavailable', '/checkout/payment-methods/'],
  ])('[CO-08] refused with %s leads to %s, where it can be mended', async (code, to) => {
    expect(await press({ expected_total: '1' }, () => refusal(409, code)).outcome).toEqual({ to })
  })

  test('[CO-08] refused otherwise says on the page what is wrong', async () => {
    const lines = [{ item_id: '1', title: 'Sprei', requested: 2, available: 1 }]
    expect(await press({}, () => refusal(409, 'out_of_stock', { lines })).outcome).toMatchObject({
      status: 409,
      data: { code: 'out_of_stock', lines },
    })
  })
})
