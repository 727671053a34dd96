import { getInvoiceEndpoint, getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aLender } from '../../payment/payment.builders.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { testProviderPayment } from '../../payment/tables.ts'
import { voucher } from '../../promotion/tables.ts'
import {
  aCustomer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
  type Wish,
} from '../order.builders.ts'
import { order, orderLine } from '../rows/tables.ts'
import { cancelOrder } from './cancel-order.ts'
import { deliverOrder, startProcessing } from './move-along.ts'
import { moveMoney } from './move-money.job.ts'
import { runOrderCommand } from './order-command.ts'
import { refundOrder } from './refund-order.ts'
import { shipOrder } from './ship-order.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await savePaymentMethod(app.db, { code: 'billink', isActive: true, lender: aLender })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await settle()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

async function settle() {
  await moveMoney(app.deps)
  await app.runJobs()
}

/** Places an order of two pieces of € 60, or of another price, and has it paid or promised. */
async function aPaidOrder(special: Partial<Wish> = {}, outcome = 'paid', priceCents = 6_000) {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents, stock: 10 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }], ...special })
  await choosePaymentOutcome(app, placed.url, outcome)
  await sendWebhookFor(app, placed.url)
  await settle()
  const [line] = await app.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, placed.number))
  if (line === undefined) throw new Error('an order without lines')
  return {
    ...placed,
    variantId,
    lineId: line.id,
    providerId: new URL(placed.url).pathname.split('/').at(-1) ?? '',
  }
}
const aPromisedOrder = (priceCents?: number) =>
  aPaidOrder(
    { payment: 'billink', answers: { dob: '29-02-1980', gender: '2', phone: '0612345678', terms: true } },
    'authorized',
    priceCents,
  )
async function findRow(number: string) {
  const [row] = await app.db.select().from(order).where(eq(order.number, number))
  return row
}
async function findProviderPayment(providerId: string) {
  const [row] = await app.db.select().from(testProviderPayment).where(eq(testProviderPayment.id, providerId))
  return row
}
async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return row?.stockOnHand
}
async function listMails(kind: string, email = aCustomer().customer.email) {
  const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, kind))
  return mails.filter(({ recipient }) => recipient === email)
}
const parcel = { carrier: 'PostNL', trackingCode: '3SABC123', trackingUrl: 'https://track.example/3SABC123' }
const getOrder = (publicId: string) => app.mustCall(getOrderEndpoint, { params: { id: publicId } })

describe('the invoice', () => {
  async function fetchPdf(publicId: string, number?: string) {
    const answer = await app.server.inject({
      url: `/v1/customer/orders/${publicId}/invoice${number ? `?number=${number}` : ''}`,
      headers: { authorization: `Bearer ${app.serviceToken()}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    return { text: text.replace(/\s+/g, ' '), bytes: answer.rawPayload, answer }
  }

  test('[CO-09] holds what tax law asks, as text that a machine can read', async () => {
    const company = aCustomer({
      type: 'company',
      company: 'Slaapgoed Proef BV',
      vat_number: 'NL002455799B11',
      coc_number: '12345678',
    })
    const placed = await aPaidOrder({ details: company })
    const [invoice] = (await getOrder(placed.publicId)).invoices
    expect(invoice).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^2026-\d{6}$/) })
    const { text, answer } = await fetchPdf(placed.publicId)
    expect(answer.headers['content-disposition']).toBe(`inline; filename="factuur-${invoice?.number}.pdf"`)
    expect(answer.headers['cache-control']).toBe('no-store')
    const wanted = [
      ...['Factuur', invoice?.number ?? '', '20 november 2026', placed.number],
      ...['Slaapgoed Proef BV', 'Spoelweg 12 a', '1234 AB Enschede', 'Btw-nummer NL002455799B11'],
      ...['€ 60,-', '21%', '€ 120,-', 'Btw 21% over', 'Totaal zonder btw', 'iDEAL | Wero'],
    ]
    for (const words of wanted) expect(text).toContain(words)
  })

  test('[CO-09] has the day, the year and the range of Amsterdam, and so has its credit note', async () => {
    const place = async () => {
      const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 10 }))
      return aPlacedOrder(app, { lines: [{ variantId }] })
    }
    const pay = async ({ url, publicId }: Awaited<ReturnType<typeof place>>) => {
      await choosePaymentOutcome(app, url, 'paid')
      await sendWebhookFor(app, url)
      return (await getOrder(publicId)).invoices[0]?.number
    }
    now = new Date('2026-12-31T22:58:00Z')
    const [old, young] = [await place(), await place()]
    expect(await pay(old)).toMatch(/^2026-\d{6}$/)
    now = new Date('2026-12-31T23:02:00Z')
    expect(await pay(young)).toBe('2027-000001')
    expect((await fetchPdf(young.publicId)).text).toContain('1 januari 2027')
    await cancelOrder(app.deps, young.number)
    expect((await getOrder(young.publicId)).invoices.map(({ number }) => number)).toEqual([
      '2027-000001',
      'C2027-000001',
    ])
  })

  test('[CO-09] names the delivery address if it differs from the buyer’s', async () => {
    const details = aCustomer()
    const shipping = { ...details.billing, street: 'Elders', first_name: 'Bo', last_name: '', name: '' }
    const elsewhere = await aPaidOrder({ details: { ...details, sameDeliveryAddress: false, shipping } })
    expect((await fetchPdf(elsewhere.publicId)).text).toContain('Elders 12 a')
  })

  test('[CO-09] is tagged, in Dutch, and writes names in any alphabet', async () => {
    const placed = await aPaidOrder({ details: aCustomer({ first_name: 'Łucja', last_name: 'Ђорђевић' }) })
    const { text, bytes } = await fetchPdf(placed.publicId)
    expect(text).toContain('Łucja Ђорђевић')
    expect(bytes.includes('/Lang (nl-NL)')).toBe(true)
    expect(bytes.includes('/StructTreeRoot')).toBe(true)
  })

  test('[CO-09] is its owner’s alone: another order, an unpaid one and an unknown id have none', async () => {
    const [mine, other] = [await aPaidOrder(), await aPaidOrder()]
    const [foreign] = (await getOrder(other.publicId)).invoices
    const ask = (id: string, number?: string) =>
      app.call(getInvoiceEndpoint, { params: { id }, query: number === undefined ? {} : { number } })
    expect(await ask(mine.publicId, foreign?.number)).toMatchObject({ status: 404 })
    expect(await ask('onbekend')).toMatchObject({ status: 404 })
    const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000 }))
    const unpaid = await aPlacedOrder(app, { lines: [{ variantId }] })
    expect(await ask(unpaid.publicId)).toMatchObject({ status: 404 })
    await cancelOrder(app.deps, unpaid.number)
  })

  test('[CO-09] numbers follow one another without a gap, also when orders are paid at once', async () => {
    const placed = await Promise.all(Array.from({ length: 6 }, () => aPaidOrder()))
    const numbers = await Promise.all(
      placed.map(async ({ publicId }) => Number((await getOrder(publicId)).invoices[0]?.number.slice(5))),
    )
    const sorted = numbers.toSorted((a, b) => a - b)
    expect(sorted.at(-1)).toBe((sorted[0] ?? 0) + 5)
    expect(new Set(numbers).size).toBe(6)
  })

  test('a credit note names the invoice that it corrects, with a minus before what goes back', async () => {
    const placed = await aPaidOrder()
    await refundOrder(app.deps, { number: placed.number, pieces: { [placed.lineId]: 1 }, restock: false })
    await settle()
    const { invoices } = await getOrder(placed.publicId)
    const note = invoices.find(({ kind }) => kind === 'credit_note')
    expect(note?.number).toMatch(/^C2026-\d{6}$/)
    const { text } = await fetchPdf(placed.publicId, note?.number)
    for (const words of [
      'Creditfactuur',
      'Bij factuur',
      invoices[0]?.number ?? '',
      '– € 60,-',
      'Terug te ontvangen',
    ])
      expect(text).toContain(words)
  })
})

describe('sending', () => {
  test('[CO-11] everything at once makes an order shipped, then delivered, and mails how to follow it', async () => {
    const placed = await aPaidOrder()
    expect(await startProcessing(app.deps, placed.number)).toMatchObject({ ok: true })
    expect(await shipOrder(app.deps, { number: placed.number, ...parcel })).toMatchObject({ ok: true })
    expect(await findRow(placed.number)).toMatchObject({ status: 'shipped' })
    expect((await getOrder(placed.publicId)).shipments).toMatchObject([
      { carrier: 'PostNL', tracking_code: '3SABC123' },
    ])
    await settle()
    const mail = (await listMails('order_shipped')).find(({ subject }) => subject.includes(placed.number))
    // With whom and where to stands in front of the news itself.
    expect(mail?.text).toMatch(/Onderweg met PostNL, zending 3SABC123\n.*Nederland\n\nWe hebben bestelling/)
    expect(mail?.html).toContain('https://track.example/3SABC123')
    expect(await deliverOrder(app.deps, placed.number)).toEqual({ ok: true, value: { status: 'delivered' } })
  })

  test('[CO-11] in parts: shipped with the last one, and never more than was bought', async () => {
    const placed = await aPaidOrder()
    const ship = (pieces: number) =>
      shipOrder(app.deps, { number: placed.number, ...parcel, pieces: { [placed.lineId]: pieces } })
    expect(await ship(1)).toMatchObject({ ok: true })
    expect(await findRow(placed.number)).toMatchObject({ status: 'processing' })
    expect(await ship(2)).toEqual({ ok: false, reason: 'too_many_pieces' })
    expect(await ship(1)).toMatchObject({ ok: true })
    expect(await findRow(placed.number)).toMatchObject({ status: 'shipped' })
    expect(await ship(1)).toEqual({ ok: false, reason: 'not_allowed' })
  })

  test('[CO-11] an unpaid order, an unknown one and a canceled one are not sent', async () => {
    const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000 }))
    const unpaid = await aPlacedOrder(app, { lines: [{ variantId }] })
    expect(await shipOrder(app.deps, { number: unpaid.number, ...parcel })).toMatchObject({
      reason: 'not_allowed',
    })
    expect(await shipOrder(app.deps, { number: 'KJD0000000', ...parcel })).toMatchObject({
      reason: 'unknown_order',
    })
    expect(await cancelOrder(app.deps, unpaid.number)).toMatchObject({ ok: true })
    expect(await shipOrder(app.deps, { number: unpaid.number, ...parcel })).toMatchObject({
      reason: 'not_allowed',
    })
  })

  test('[CO-11] no mail links to anything but an https page', async () => {
    const placed = await aPaidOrder()
    for (const trackingUrl of ['javascript:alert(1)', 'http://track.example/', 'geen adres'])
      await expect(
        shipOrder(app.deps, { number: placed.number, carrier: 'PostNL', trackingUrl }),
      ).rejects.toThrow()
    expect(await findRow(placed.number)).toMatchObject({ status: 'paid' })
  })

  test('takes a promised payment as its goods leave, the costs with the last of them', async () => {
    const placed = await aPromisedOrder(2_000)
    const { grandTotalCents = 0 } = (await findRow(placed.number)) ?? {}
    // Below the limit for free delivery, so the order has delivery costs that can be captured.
    expect(grandTotalCents).toBeGreaterThan(4_000)
    const ship = (pieces: number) =>
      shipOrder(app.deps, { number: placed.number, ...parcel, pieces: { [placed.lineId]: pieces } })
    await ship(1)
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      status: 'authorized',
      capturedCents: 2_000,
    })
    await ship(1)
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      status: 'paid',
      capturedCents: grandTotalCents,
    })
    expect(await findRow(placed.number)).toMatchObject({ status: 'shipped', paymentStatus: 'paid' })
  })

  test('captures nothing of a promise for goods that were credited before they left', async () => {
    const placed = await aPromisedOrder()
    expect(
      await refundOrder(app.deps, { number: placed.number, pieces: { [placed.lineId]: 1 }, restock: true }),
    ).toEqual({ ok: true, value: { totalCents: 6_000 } })
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      status: 'authorized',
      refundedCents: 0,
    })
    await shipOrder(app.deps, { number: placed.number, ...parcel })
    await settle()
    const { grandTotalCents = 0 } = (await findRow(placed.number)) ?? {}
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      capturedCents: grandTotalCents - 6_000,
    })
    expect(await findRow(placed.number)).toMatchObject({ status: 'shipped' })
  })
})

describe('giving back', () => {
  test('a part of the order: money, credit note, mail, and the pieces on the shelf again', async () => {
    const placed = await aPaidOrder()
    const before = (await findStock(placed.variantId)) ?? 0
    const wish = { number: placed.number, pieces: { [placed.lineId]: 1 }, restock: true }
    expect(await refundOrder(app.deps, wish)).toEqual({ ok: true, value: { totalCents: 6_000 } })
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      status: 'paid',
      refundedCents: 6_000,
    })
    expect(await findStock(placed.variantId)).toBe(before + 1)
    expect(await findRow(placed.number)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
    const mail = (await listMails('order_credited')).find(({ subject }) => subject.includes(placed.number))
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('€ 60,- terug via iDEAL | Wero')
  })

  test('[CO-11] everything makes the order refunded, and no more can be asked', async () => {
    const placed = await aPaidOrder()
    const { costs = [] } = (await findRow(placed.number)) ?? {}
    const all = {
      number: placed.number,
      pieces: { [placed.lineId]: 2 },
      costsCents: sumCostsOfKind(costs, 'shipping'),
      restock: false,
    }
    expect(await refundOrder(app.deps, all)).toMatchObject({ ok: true })
    await settle()
    expect(await findRow(placed.number)).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
    expect(await refundOrder(app.deps, all)).toMatchObject({ ok: false })
  })

  test.each([
    [{ stoel: 1 }, 0, 'unknown_line'],
    [{}, 0, 'nothing'],
    [{}, 1_000_000, 'too_much_costs'],
  ])('%j and %d cents of costs are refused: %s, and nothing changes', async (pieces, costsCents, reason) => {
    const placed = await aPaidOrder()
    const wish = {
      number: placed.number,
      pieces: pieces as Record<string, number>,
      costsCents,
      restock: true,
    }
    expect(await refundOrder(app.deps, wish)).toEqual({ ok: false, reason })
    expect((await getOrder(placed.publicId)).invoices).toHaveLength(1)
  })

  test('the same pieces asked back twice at once go back once', async () => {
    const placed = await aPaidOrder()
    const wish = { number: placed.number, pieces: { [placed.lineId]: 2 }, restock: true }
    const outcomes = await Promise.all([refundOrder(app.deps, wish), refundOrder(app.deps, wish)])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({ refundedCents: 12_000 })
  })

  test('[CO-06] a provider that is down is asked again until the money has gone back, once', async () => {
    const placed = await aPaidOrder()
    await refundOrder(app.deps, { number: placed.number, pieces: { [placed.lineId]: 1 }, restock: false })
    const { createPaymentProvider } = await import('../../payment/create-payment-provider.ts')
    const provider = createPaymentProvider(app.deps)
    const lossy = {
      ...app.deps,
      paymentProvider: {
        ...provider,
        refund: (asked: Parameters<typeof provider.refund>[0]) =>
          provider.refund(asked).then(() => Promise.reject(new Error('connection reset'))),
      },
    }
    await moveMoney(lossy)
    now = new Date(now.getTime() + 60_000)
    await moveMoney(app.deps)
    expect(await findProviderPayment(placed.providerId)).toMatchObject({ refundedCents: 6_000 })
  })
})

describe('canceling', () => {
  test('[CO-11] a paid order gives back everything: money, stock, and the voucher that it earned', async () => {
    const placed = await aPaidOrder()
    const before = (await findStock(placed.variantId)) ?? 0
    expect(await cancelOrder(app.deps, placed.number)).toEqual({ ok: true, value: null })
    await settle()
    const row = await findRow(placed.number)
    expect(row).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      refundedCents: row?.grandTotalCents,
    })
    expect(await findStock(placed.variantId)).toBe(before + 2)
    const [earned] = await app.db
      .select()
      .from(voucher)
      .where(eq(voucher.orderId, row?.id ?? ''))
    expect(earned?.validUntil).toBe('2026-11-19')
    const mail = (await listMails('order_credited')).find(({ subject }) => subject.includes(placed.number))
    expect(mail?.subject).toContain('is geannuleerd')
  })

  test('[CO-11] a promised order lets the provider go of its promise', async () => {
    const placed = await aPromisedOrder()
    expect(await cancelOrder(app.deps, placed.number)).toMatchObject({ ok: true })
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({
      status: 'canceled',
      capturedCents: 0,
      refundedCents: 0,
    })
    expect(await findRow(placed.number)).toMatchObject({ status: 'canceled', paymentStatus: 'canceled' })
  })

  test('[CO-11] an order that has left cannot be canceled, and a canceled one not twice', async () => {
    const sent = await aPaidOrder()
    await shipOrder(app.deps, { number: sent.number, ...parcel })
    expect(await cancelOrder(app.deps, sent.number)).toEqual({ ok: false, reason: 'not_allowed' })
    const placed = await aPaidOrder()
    const both = await Promise.all([
      cancelOrder(app.deps, placed.number),
      cancelOrder(app.deps, placed.number),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('[CO-06] an order that is paid while it is being canceled stays paid', async () => {
    const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000 }))
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    await choosePaymentOutcome(app, placed.url, 'paid')
    expect(await cancelOrder(app.deps, placed.number)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await findRow(placed.number)).toMatchObject({ status: 'paid' })
  })

  test('[CO-11] staff hear of a promise that the provider takes back, so that they do not send the goods', async () => {
    const placed = await aPromisedOrder()
    await app.db
      .update(testProviderPayment)
      .set({ status: 'expired' })
      .where(eq(testProviderPayment.id, placed.providerId))
    await sendWebhookFor(app, placed.url)
    expect(await findRow(placed.number)).toMatchObject({ status: 'paid', paymentStatus: 'canceled' })
    expect(await listMails('promise_lost', 'winkel@sluimer.example')).toHaveLength(1)
    expect(await shipOrder(app.deps, { number: placed.number, ...parcel })).toMatchObject({
      reason: 'not_allowed',
    })
    expect(await cancelOrder(app.deps, placed.number)).toMatchObject({ ok: true })
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({ refundedCents: 0, capturedCents: 0 })
  })
})

describe('the command for staff', () => {
  const run = (text: string) => runOrderCommand(app.deps, text.split(' '))

  test('shows, sends in parts by sku, delivers and refunds', async () => {
    const placed = await aPaidOrder()
    const shown = await run(`show ${placed.number}`)
    const sku = /2 x (\S+)/.exec(shown.line)?.[1]
    expect(shown.line).toContain(`${placed.number}: paid, payment paid`)
    expect(await run(`ship ${placed.number} --carrier PostNL --pieces ${sku}=1`)).toMatchObject({ ok: true })
    expect(await run(`ship ${placed.number.slice(3)} --carrier PostNL`)).toMatchObject({ ok: true })
    expect(await run(`deliver ${placed.number}`)).toMatchObject({ ok: true })
    expect(await run(`refund ${placed.number} --pieces ${sku}=1 --restock`)).toMatchObject({ ok: true })
    await settle()
    expect(await findProviderPayment(placed.providerId)).toMatchObject({ refundedCents: 6_000 })
  })

  test.each([
    ['', 'Usage'],
    ['ship', 'Usage'],
    ['dance KJD1000001', 'Usage'],
    ['show KJD9999999', 'There is no such order.'],
    ['cancel KJD1000001 --force', 'Usage'],
  ])('%j is answered with what is wrong', async (text, words) => {
    await aPaidOrder()
    const { ok, line } = await run(text)
    expect(ok).toBe(false)
    expect(line).toContain(words)
  })

  test('wrong values change nothing', async () => {
    const { number } = await aPaidOrder()
    for (const text of [
      `ship ${number} --carrier X --url http://x.example`,
      `refund ${number} --pieces x=1`,
      `refund ${number} --costs -1`,
      `refund ${number}`,
    ])
      expect(await run(text)).toMatchObject({ ok: false })
    expect(await findRow(number)).toMatchObject({ status: 'paid' })
  })
})
