import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MollieServer, startMollieServer } from '../../../../test/mollie/mollie-server.ts'
import { aProviderPayment } from '../payment.builders.ts'
import { type NewProviderPayment, type PaymentProvider, ProviderRefusal } from '../provider.ts'
import { createMollieProvider } from './mollie-provider.ts'

let mollie: MollieServer
let provider: PaymentProvider
beforeAll(async () => {
  mollie = await startMollieServer()
  provider = createMollieProvider({ apiKey: mollie.apiKey, apiUrl: mollie.url })
})
afterAll(() => mollie.close())
beforeEach(() => {
  mollie.asked.length = 0
  mollie.trouble.length = 0
})

const create = (special: Partial<NewProviderPayment> = {}) => provider.create(aProviderPayment(special))
const anAmount = (paymentId: string, amountCents: number) => ({
  idempotencyKey: randomUUID(),
  paymentId,
  amountCents,
  description: 'Bestelling KJD1000001',
})
const oneCent = { title: 'Dekbed', sku: '', quantity: 1, unitPriceCents: 1, discountCents: 0, vatPercent: 21 }
/** A payment by invoice that the shopper has agreed to. */
async function aPromise() {
  const payment = await create({ method: 'riverty', takesMoneyLater: true })
  mollie.books.end(payment.id, 'authorized')
  return payment
}
async function aPaidPayment() {
  const payment = await create()
  mollie.books.end(payment.id, 'paid')
  return payment
}

describe('a new payment', () => {
  test('[CO-05] is asked with everything Mollie wants to know, and has a page to pay on', async () => {
    const payment = aProviderPayment({ webhookUrl: 'https://winkel.example/webhooks/mollie' })
    const made = await provider.create(payment)
    expect(made).toMatchObject({ status: 'open', amountCents: 12_495, capturedCents: 0, refundedCents: 0 })
    expect(made.checkoutUrl).toBe(`https://www.mollie.example/checkout/${made.id}`)
    const [asked] = mollie.asked
    expect(asked?.idempotencyKey).toBe(payment.idempotencyKey)
    expect(asked?.body).toMatchObject({
      amount: { currency: 'EUR', value: '124.95' },
      method: 'ideal',
      locale: 'nl_NL',
      webhookUrl: 'https://winkel.example/webhooks/mollie',
      billingAddress: {
        givenName: 'Proef',
        streetAndNumber: 'Museumstraat 1',
        postalCode: '1071XX',
        country: 'NL',
      },
      lines: [
        { type: 'physical', quantity: 2, unitPrice: { value: '59.95' }, totalAmount: { value: '119.90' } },
        { type: 'discount', unitPrice: { value: '-5.00' }, vatAmount: { value: '-0.87' } },
        { type: 'shipping_fee', totalAmount: { value: '10.05' } },
      ],
    })
  })

  test('[CO-05] is made once, however often it is asked', async () => {
    const payment = aProviderPayment()
    const first = await provider.create(payment)
    expect(await provider.create(payment)).toEqual(first)
    expect(mollie.asked).toHaveLength(1)
  })

  test('on this machine has no webhook, which Mollie would refuse', async () => {
    await create({ webhookUrl: 'http://localhost:3000/webhooks/mollie' })
    expect(mollie.asked[0]?.body).not.toHaveProperty('webhookUrl')
  })

  test.each(['riverty', 'billink', 'klarna', 'in3'])(
    '[CO-04] by %s only promises the money',
    async (method) => {
      const made = await create({ method, takesMoneyLater: true, birthdate: '1980-02-29' })
      expect(made.status).toBe('open')
      expect(mollie.asked[0]?.body).toMatchObject({ method, captureMode: 'manual' })
      const asksBirthdate = method === 'in3'
      expect(Object.hasOwn(Object(mollie.asked[0]?.body), 'consumerDateOfBirth')).toBe(asksBirthdate)
    },
  )

  test('is accepted for a person whose name is one letter long', async () => {
    const payment = aProviderPayment()
    await provider.create({ ...payment, billing: { ...payment.billing, firstName: 'J', lastName: 'O' } })
    expect(mollie.asked[0]?.body).toMatchObject({ billingAddress: { givenName: 'J.', familyName: 'O.' } })
  })

  test('is refused when Mollie does not want it, but not when Mollie is in trouble', async () => {
    // Mollie does not accept an invoice of one cent.
    const line = { ...oneCent, kind: 'goods' as const }
    const tooSmall = { method: 'riverty', takesMoneyLater: true, amountCents: 1, lines: [line] }
    await expect(create(tooSmall)).rejects.toThrow(ProviderRefusal)
    mollie.trouble.push(401)
    await expect(create()).rejects.not.toThrow(ProviderRefusal)
    mollie.trouble.push('rubbish')
    await expect(create()).rejects.not.toThrow(ProviderRefusal)
  })

  test('survives a short failure of Mollie without being made twice', async () => {
    mollie.trouble.push(503)
    const payment = aProviderPayment()
    const made = await provider.create(payment)
    expect((await provider.create(payment)).id).toBe(made.id)
    expect(mollie.asked).toHaveLength(1)
  })
})

describe('the state of a payment', () => {
  test.each(['pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'] as const)(
    '[CO-06] is %s when Mollie says so',
    async (status) => {
      const { id } = await create()
      mollie.books.end(id, status)
      expect(await provider.find(id)).toMatchObject({ id, status, amountCents: 12_495 })
    },
  )

  test('[CO-06] is nothing for a payment that Mollie does not know', async () => {
    expect(await provider.find('tr_onbekend')).toBeUndefined()
  })

  test('[CO-06] is an error, not a no, while Mollie is in trouble', async () => {
    const { id } = await create()
    mollie.trouble.push(...Array.from({ length: 30 }, () => 500))
    await expect(provider.find(id)).rejects.toThrow()
  }, 15_000)

  test('[CO-11] is refunded once everything went back', async () => {
    const { id } = await aPaidPayment()
    await provider.refund(anAmount(id, 2_495))
    expect(await provider.find(id)).toMatchObject({ status: 'paid', refundedCents: 2_495 })
    await provider.refund(anAmount(id, 10_000))
    expect(await provider.find(id)).toMatchObject({ status: 'refunded', refundedCents: 12_495 })
  })
})

describe('canceling', () => {
  test('ends an open payment', async () => {
    const { id } = await create()
    expect(await provider.cancel(id)).toMatchObject({ status: 'canceled', checkoutUrl: null })
  })
  test('leaves a payment alone that cannot be canceled, and returns its state', async () => {
    const card = await create({ method: 'creditcard' })
    expect(await provider.cancel(card.id)).toMatchObject({ status: 'open' })
    const paid = await aPaidPayment()
    expect(await provider.cancel(paid.id)).toMatchObject({ status: 'paid' })
    expect(await provider.cancel('tr_onbekend')).toBeUndefined()
  })
  test('ends a promise', async () => {
    const { id } = await aPromise()
    expect(await provider.cancel(id)).toMatchObject({ status: 'canceled' })
  })
})

describe('taking what was promised', () => {
  test('makes it a paid payment, in parts if need be', async () => {
    const { id } = await aPromise()
    await provider.capture(anAmount(id, 10_000))
    expect(await provider.find(id)).toMatchObject({ status: 'authorized', capturedCents: 10_000 })
    await provider.capture(anAmount(id, 2_495))
    expect(await provider.find(id)).toMatchObject({ status: 'paid', capturedCents: 12_495 })
  })
  test('may come true later, or not at all', async () => {
    const { id } = await aPromise()
    mollie.books.captureStatus = 'pending'
    const [one, two] = [
      await provider.capture(anAmount(id, 10_000)),
      await provider.capture(anAmount(id, 2_495)),
    ]
    mollie.books.captureStatus = 'succeeded'
    expect(one.status).toBe('pending')
    expect(await provider.find(id)).toMatchObject({ status: 'authorized', capturedCents: 0 })
    mollie.books.endCapture(id, one.id, 'succeeded')
    mollie.books.endCapture(id, two.id, 'failed')
    expect(await provider.findCapture(id, { id: one.id })).toEqual({ id: one.id, status: 'succeeded' })
    expect(await provider.findCapture(id, { id: two.id })).toEqual({ id: two.id, status: 'failed' })
    expect(await provider.findCapture(id, { id: 'cpt_onbekend' })).toBeUndefined()
    expect(await provider.find(id)).toMatchObject({ status: 'authorized', capturedCents: 10_000 })
  })
  test('is done once for the same key, and never for more than was promised', async () => {
    const { id } = await aPromise()
    const asked = anAmount(id, 10_000)
    const capture = await provider.capture(asked)
    expect(await provider.capture(asked)).toEqual(capture)
    expect(await provider.find(id)).toMatchObject({ capturedCents: 10_000 })
    await expect(provider.capture(anAmount(id, 2_496))).rejects.toThrow(ProviderRefusal)
  })
})

describe('a move of money that was asked before', () => {
  test('is found by its key long after Mollie has forgotten the key, and another is not', async () => {
    const [promise, paid] = [await aPromise(), await aPaidPayment()]
    const [taken, given] = [anAmount(promise.id, 10_000), anAmount(paid.id, 2_000)]
    const capture = await provider.capture(taken)
    await provider.capture(anAmount(promise.id, 100))
    const refund = await provider.refund(given)
    await provider.refund(anAmount(paid.id, 2_000))
    mollie.forgetKeys()
    expect(await provider.findCapture(promise.id, taken)).toEqual(capture)
    expect(await provider.findRefund(paid.id, given)).toEqual(refund)
    expect(await provider.findCapture(promise.id, given)).toBeUndefined()
    expect(await provider.findRefund(paid.id, taken)).toBeUndefined()
  })

  test('is not refused for good when it collides with another request', async () => {
    const { id } = await aPaidPayment()
    mollie.trouble.push(409)
    await expect(provider.refund(anAmount(id, 100))).rejects.not.toThrow(ProviderRefusal)
  })
})

describe('giving back', () => {
  test('is done once for the same key, never for more than was paid, and can be followed', async () => {
    const { id } = await aPaidPayment()
    const asked = anAmount(id, 10_000)
    const refund = await provider.refund(asked)
    expect(await provider.refund(asked)).toEqual(refund)
    expect(refund.status).toBe('pending')
    await expect(provider.refund(anAmount(id, 2_496))).rejects.toThrow(ProviderRefusal)
    mollie.books.endRefund(id, refund.id, 'refunded')
    expect(await provider.findRefund(id, { id: refund.id })).toEqual({ id: refund.id, status: 'refunded' })
    expect(await provider.findRefund(id, { id: 're_onbekend' })).toBeUndefined()
  })
})

test('[CO-04] the methods are those that Mollie offers in a country, with the amounts they are for', async () => {
  const dutch = await provider.listMethods('NL')
  expect(dutch).toContainEqual({ method: 'ideal', minCents: 1, maxCents: 5_000_000 })
  expect(dutch).toContainEqual({ method: 'in3', minCents: 5_000, maxCents: 500_000 })
  expect(dutch.map(({ method }) => method)).not.toContain('bancontact')
})

test.each([
  undefined,
  null,
  7,
  {},
  { id: 7 },
  { id: '' },
  { id: 'ord_1' },
  { id: 'tr_1/../2' },
  { id: `tr_${'a'.repeat(99)}` },
])('[CO-06] a webhook that says %j names no payment', (body) => {
  expect(provider.parseWebhook(body)).toBeUndefined()
})
test('[CO-06] a webhook names a payment by its id, whatever else it says', () => {
  expect(provider.parseWebhook({ id: 'tr_WDqYK6vllg', status: 'paid' })).toBe('tr_WDqYK6vllg')
})
