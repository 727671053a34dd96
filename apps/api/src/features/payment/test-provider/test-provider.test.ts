import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { createPaymentProvider } from '../create-payment-provider.ts'
import { aProviderPayment } from '../payment.builders.ts'
import { type NewProviderPayment, ProviderRefusal } from '../provider.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
let webhookUrl: string
/** Collects what the shop receives: ids only. The first answers can be made to fail. */
const heard: string[] = []
let failures = 0
let onHeard = Promise.withResolvers<void>()
const shop = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.statusCode = failures-- > 0 ? 500 : 200
    response.end()
    heard.push(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks)}`)
    onHeard.resolve()
  })
})

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hoor`
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => shop.close(resolve))
})
beforeEach(() => {
  now = start
  failures = 0
  heard.length = 0
  onHeard = Promise.withResolvers()
})

const provider = () => createPaymentProvider(app.deps)
async function aPayment(special: Partial<NewProviderPayment> = {}) {
  const payment = await provider().create(aProviderPayment({ amountCents: 4_995, webhookUrl, ...special }))
  return { ...payment, path: new URL(payment.checkoutUrl ?? '').pathname }
}
const open = (path: string) => app.server.inject({ url: path })
const send = (path: string, form: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

describe('the hosted page', () => {
  test('shows what is paid, says that it is a test, and needs no script', async () => {
    const { path } = await aPayment({ description: '<b>Bestelling</b>' })
    const page = await open(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const text of ['iDEAL | Wero', '€\u00a049,95', '&lt;b&gt;Bestelling', 'Testbetaling', 'Doorgaan'])
      expect(page.body).toContain(text)
    expect(page.body).not.toContain('<script')
  })

  test('an unknown payment is 404, also for a form', async () => {
    expect((await open('/test-provider/pay/tst_onbekend')).statusCode).toBe(404)
    expect((await send('/test-provider/pay/tst_onbekend', { outcome: 'paid' })).statusCode).toBe(404)
  })

  test('a form without an outcome is asked again and changes nothing', async () => {
    const { id, path } = await aPayment()
    const answer = await send(path, { outcome: 'refunded' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Kies hoe de betaling afloopt.')
    expect(await provider().find(id)).toMatchObject({ status: 'open' })
  })

  test('leads back to the shop and tells it which payment changed, by a form with the id only', async () => {
    const { id, path } = await aPayment()
    const answer = await send(path, { outcome: 'paid' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://localhost:3000/terug'])
    await onHeard.promise
    expect(heard).toEqual([`POST application/x-www-form-urlencoded;charset=UTF-8 id=${id}`])
    expect(await provider().find(id)).toMatchObject({ status: 'paid', amountCents: 4_995, checkoutUrl: null })
  })

  test('a payment that is over cannot end another way', async () => {
    const { id, path } = await aPayment()
    await send(path, { outcome: 'failed', webhook: 'never' })
    expect((await send(path, { outcome: 'paid', webhook: 'never' })).statusCode).toBe(400)
    expect((await open(path)).body).toContain('Terug naar de winkel')
    expect(await provider().find(id)).toMatchObject({ status: 'failed' })
  })

  test('a pending payment can still succeed', async () => {
    const { id, path } = await aPayment()
    await send(path, { outcome: 'pending', webhook: 'never' })
    await send(path, { outcome: 'paid', webhook: 'never' })
    expect(await provider().find(id)).toMatchObject({ status: 'paid' })
  })
})

describe('the provider', () => {
  test('gives the same payment for the same key', async () => {
    const idempotencyKey = createUuid(app.deps.randomBytes)
    const [one, two] = await Promise.all([aPayment({ idempotencyKey }), aPayment({ idempotencyKey })])
    expect(two.id).toBe(one.id)
  })

  test('cancels what is open and leaves what is paid', async () => {
    const [unpaid, paid] = [await aPayment(), await aPayment()]
    await send(paid.path, { outcome: 'paid', webhook: 'never' })
    expect(await provider().cancel(unpaid.id)).toMatchObject({ status: 'canceled', checkoutUrl: null })
    expect(await provider().cancel(paid.id)).toMatchObject({ status: 'paid' })
    expect(await provider().cancel('tst_onbekend')).toBeUndefined()
  })

  test('lets nobody pay after a quarter of an hour', async () => {
    const { id, path } = await aPayment()
    now = new Date(start.getTime() + 15 * 60_000)
    expect((await send(path, { outcome: 'paid', webhook: 'never' })).statusCode).toBe(400)
    expect(await provider().find(id)).toMatchObject({ status: 'expired' })
  })

  test.each([
    [{ id: 'tst_0123456789abcdefghijkl' }, 'tst_0123456789abcdefghijkl'],
    [{ id: 'tr_0123' }, undefined],
    [{ id: ['tst_0123456789abcdefghijkl'] }, undefined],
    [{}, undefined],
    [null, undefined],
    ['id=1', undefined],
  ])('reads %j as the payment %s', (body, id) => {
    expect(provider().parseWebhook(body)).toBe(id)
  })
})

describe('money that is promised', () => {
  const anAmount = (paymentId: string, amountCents: number) => ({
    idempotencyKey: createUuid(app.deps.randomBytes),
    paymentId,
    amountCents,
    description: 'Bestelling KJD1000001',
  })
  async function aPromise() {
    const payment = await aPayment({ method: 'riverty', takesMoneyLater: true })
    await send(payment.path, { outcome: 'authorized', webhook: 'never' })
    return payment
  }

  test('is never paid on the spot', async () => {
    const { id, path } = await aPayment({ method: 'riverty', takesMoneyLater: true })
    expect((await send(path, { outcome: 'paid', webhook: 'never' })).statusCode).toBe(400)
    expect(await provider().find(id)).toMatchObject({ status: 'open', capturedCents: 0 })
  })

  test('is taken in parts, each once, and never beyond the promise', async () => {
    const { id } = await aPromise()
    const first = anAmount(id, 4_000)
    const capture = await provider().capture(first)
    expect(await provider().capture(first)).toEqual(capture)
    for (const name of [{ id: capture.id }, first])
      expect(await provider().findCapture(id, name)).toEqual({ id: capture.id, status: 'succeeded' })
    expect(await provider().findRefund(id, first)).toBeUndefined()
    expect(await provider().find(id)).toMatchObject({ status: 'authorized', capturedCents: 4_000 })
    await expect(provider().capture(anAmount(id, 996))).rejects.toThrow(ProviderRefusal)
    await provider().capture(anAmount(id, 995))
    expect(await provider().find(id)).toMatchObject({ status: 'paid', capturedCents: 4_995 })
  })

  test('is refunded up to the amount that was taken', async () => {
    const { id } = await aPromise()
    await expect(provider().refund(anAmount(id, 1))).rejects.toThrow(ProviderRefusal)
    await provider().capture(anAmount(id, 4_000))
    const asked = anAmount(id, 4_000)
    const [one, two] = [await provider().refund(asked), await provider().refund(asked)]
    expect(two).toEqual(one)
    expect(await provider().findRefund(id, { id: one.id })).toEqual(one)
    await expect(provider().refund(anAmount(id, 1))).rejects.toThrow(ProviderRefusal)
    expect(await provider().find(id)).toMatchObject({ status: 'authorized', refundedCents: 4_000 })
  })

  test('gives all of it back once when it is asked twice at the same moment', async () => {
    const { id } = await aPromise()
    await provider().capture(anAmount(id, 4_995))
    const asked = anAmount(id, 4_995)
    const [one, two] = await Promise.all([provider().refund(asked), provider().refund(asked)])
    expect(two).toEqual(one)
    expect(await provider().find(id)).toMatchObject({ status: 'refunded', refundedCents: 4_995 })
  })

  test('[CO-11] a payment of which all went back is refunded', async () => {
    const { id, path } = await aPayment()
    await send(path, { outcome: 'paid', webhook: 'never' })
    await provider().refund(anAmount(id, 995))
    expect(await provider().find(id)).toMatchObject({ status: 'paid', refundedCents: 995 })
    await provider().refund(anAmount(id, 4_000))
    expect(await provider().find(id)).toMatchObject({ status: 'refunded', refundedCents: 4_995 })
  })
})
