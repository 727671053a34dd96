import type { VatAmount } from '@sluimer/domain/order/included-vat'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { cancelOrder } from '../after-sale/cancel-order.ts'
import { moveMoney } from '../after-sale/move-money.job.ts'
import { refundOrder } from '../after-sale/refund-order.ts'
import {
  aBelgianCustomer,
  aCustomer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
  type Wish,
} from '../order.builders.ts'
import { toProviderLines } from '../pay/to-provider-payment.ts'
import { listInvoices } from '../rows/invoice.queries.ts'
import { listOrderLines } from '../rows/order.queries.ts'
import { order } from '../rows/tables.ts'

let oss: TestApp
let domestic: TestApp
beforeAll(async () => {
  const clock = () => new Date('2026-11-20T10:00:00Z')
  oss = await buildTestApp({ clock })
  domestic = await buildTestApp({ clock, config: { vatScheme: 'domestic' } })
})
afterAll(async () => {
  await oss.close()
  await domestic.close()
})
afterEach(async () => {
  for (const app of [oss, domestic]) {
    await moveMoney(app.deps)
    await app.runJobs()
    expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
  }
})

/** A duvet of € 121 at the standard rate and a plant of € 10,90 at the reduced one, paid for. */
async function aMixedOrder(app: TestApp, special: Partial<Wish> = {}) {
  const duvet = onlyVariantId(await aProduct(app.db, { priceCents: 12_100, deliveryClass: 'two_man' }))
  const plant = onlyVariantId(await aProduct(app.db, { priceCents: 1_090, vatClass: 'reduced' }))
  const lines = [
    { variantId: duvet, quantity: 2 },
    { variantId: plant, quantity: 3 },
  ]
  const placed = await aPlacedOrder(app, { lines, shipping: 'two_man', ...special })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const [row] = await app.db.select().from(order).where(eq(order.number, placed.number))
  if (row === undefined) throw new Error('no such order')
  const bought = await listOrderLines(app.db, row.id)
  return { row, lines: bought.toSorted((a, b) => a.vatPercent - b.vatPercent), number: placed.number }
}

test.each([
  ['a consumer in the Netherlands', 'oss', aCustomer(), 'ideal', 'NL', [9, 21]],
  ['a consumer in Belgium', 'oss', aBelgianCustomer(), 'bancontact', 'BE', [6, 21]],
  [
    'a consumer in Belgium of a shop below the threshold',
    'domestic',
    aBelgianCustomer(),
    'bancontact',
    'NL',
    [9, 21],
  ],
] as const)(
  '%s pays the same price, with the VAT of the law in it',
  async (_who, scheme, details, payment, country, percents) => {
    const app = scheme === 'oss' ? oss : domestic
    const { row, lines } = await aMixedOrder(app, { details, payment })
    expect([row.vatCountry, lines.map(({ vatPercent }) => vatPercent)]).toEqual([country, percents])
    expect(row.subTotalCents).toBe(27_470)
    const [invoice] = await listInvoices(app.db, row.id)
    expect(invoice?.document.vat.map(({ vatPercent }) => vatPercent)).toEqual(percents)
  },
)

test('costs follow the rates of the goods, on the invoice and in the request to the payment company', async () => {
  await savePromotion(oss.db, aTenPercentCode('TIEN'))
  const { row, lines } = await aMixedOrder(oss, { insurance: true, codes: ['TIEN'] })
  expect(row.costs.filter(({ cents }) => cents > 0).map(({ kind }) => kind)).toEqual([
    'shipping',
    'insurance',
  ])
  const perRate = new Map<number, number>()
  for (const line of toProviderLines(row, lines)) {
    const cents = line.quantity * line.unitPriceCents - line.discountCents
    perRate.set(line.vatPercent, (perRate.get(line.vatPercent) ?? 0) + cents)
  }
  const [invoice] = await listInvoices(oss.db, row.id)
  const invoiced = invoice?.document.vat.map(({ vatPercent, grossCents }) => [vatPercent, grossCents])
  expect([...perRate].toSorted(([a], [b]) => a - b)).toEqual(invoiced)
  expect(invoice?.document.discounts).toEqual([{ title: '10% korting (TIEN)', cents: row.discountCents }])
})

test('credit notes in steps give back the VAT of the invoice, to the cent', async () => {
  const { row, lines, number } = await aMixedOrder(oss, { insurance: true })
  const [plant, duvet] = lines
  const ask = (pieces: Record<string, number>, costsCents = 0) =>
    refundOrder(oss.deps, { number, pieces, costsCents, restock: false })
  expect((await ask({ [duvet?.id ?? '']: 1 }, 1)).ok).toBe(true)
  expect((await ask({ [plant?.id ?? '']: 2 }, 999)).ok).toBe(true)
  expect((await cancelOrder(oss.deps, number)).ok).toBe(true)
  const [invoice, ...notes] = (await listInvoices(oss.db, row.id)).map(({ document }) => document)
  expect(notes).toHaveLength(3)
  const back: VatAmount[] = []
  for (const amount of notes.flatMap(({ vat }) => vat)) {
    const sum = back.find(({ vatPercent }) => vatPercent === amount.vatPercent)
    if (sum === undefined) back.push({ ...amount })
    else
      Object.assign(sum, {
        grossCents: sum.grossCents + amount.grossCents,
        vatCents: sum.vatCents + amount.vatCents,
      })
  }
  expect(back.toSorted((a, b) => a.vatPercent - b.vatPercent)).toEqual(invoice?.vat)
})
