import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { aLender } from '../../../payment/payment.builders.ts'
import { savePaymentMethod } from '../../../payment/save-payment-method.ts'
import { moveMoney } from '../../after-sale/move-money.job.ts'
import { refundOrder } from '../../after-sale/refund-order.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor, type Wish } from '../../order.builders.ts'
import { insertInvoiceForNumber } from '../../rows/invoice.queries.ts'
import { documentRange, invoice } from '../../rows/invoice-tables.ts'
import { order, orderLine } from '../../rows/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-20T10:00:00Z') })
  await savePaymentMethod(app.db, { code: 'billink', isActive: true, lender: aLender })
})
afterAll(() => app.close())
afterEach(async () => {
  await moveMoney(app.deps)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

/** Two pieces of € 60,01 that are paid or promised. */
async function anOrder(outcome: 'paid' | 'authorized', special: Partial<Wish> = {}): Promise<string> {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_001, stock: 10 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }], ...special })
  await choosePaymentOutcome(app, placed.url, outcome)
  await sendWebhookFor(app, placed.url)
  await app.runJobs()
  return placed.number
}
const answers = { dob: '29-02-1980', gender: '2', phone: '0612345678', terms: true } as const

/** Lists the invoice of an order and its credit notes, as they were issued. */
async function listDocuments(number: string) {
  const rows = await app.db
    .select({ document: invoice.document })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .where(eq(order.number, number))
    .orderBy(asc(invoice.kind), asc(invoice.number))
  return rows.map(({ document }) => document)
}

test('[CO-09] the invoice of a promise does not say that it is paid', async () => {
  const paid = await anOrder('paid')
  const promised = await anOrder('authorized', { payment: 'billink', answers })
  expect(await listDocuments(paid)).toMatchObject([{ kind: 'invoice', paidOn: '2026-11-20' }])
  expect(await listDocuments(promised)).toMatchObject([{ kind: 'invoice', paidOn: null }])
})

test('[CO-09] an invoice has the next number of its year, in the books as on the paper', async () => {
  const orders = [await anOrder('paid'), await anOrder('paid')]
  const rows = await app.db
    .select({ number: invoice.number, onPaper: invoice.document })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .where(inArray(order.number, orders))
    .orderBy(asc(invoice.number))
  const [first = 0, second = 0] = rows.map(({ number }) => Number(/^2026-(\d{6})$/.exec(number)?.[1]))
  expect(second).toBe(first + 1)
  expect(rows.map(({ onPaper }) => onPaper.number)).toEqual(rows.map(({ number }) => number))
})

test('[CO-09] the numbers of a year go on after 999999', async () => {
  await anOrder('paid')
  const numbers = inTransaction(app.db, async (tx) => {
    const [paid] = await tx.select().from(invoice).limit(1)
    if (paid === undefined) throw new Error('no invoice was written')
    await tx.update(documentRange).set({ last: 999_998 }).where(eq(documentRange.key, '2026'))
    const note = { ...paid, kind: 'credit_note' as const, credit: { pieces: {}, costsCents: 0 } }
    const taken: string[] = []
    for (const id of [randomUUID(), randomUUID()])
      taken.push(await insertInvoiceForNumber(tx, '2026', { ...note, id }))
    throw new Error(taken.join())
  })
  await expect(numbers).rejects.toThrow('2026-999999,2026-1000000')
})

test('[CO-09] two credit notes of one piece give back the VAT of two pieces, to the cent', async () => {
  const number = await anOrder('paid')
  const [line] = await app.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, number))
  const pieces = { [line?.id ?? '']: 1 }
  for (let piece = 0; piece < 2; piece++)
    expect(await refundOrder(app.deps, { number, pieces, restock: false })).toMatchObject({ ok: true })
  const documents = await listDocuments(number)
  const listVat = (wanted: string) =>
    documents.flatMap(({ kind, vat }) => (kind === wanted ? vat.map(({ vatCents }) => vatCents) : []))
  // 21% VAT in € 120,02 is € 20,83. Twice the VAT in € 60,01 would be € 20,82, or € 20,84 if both were rounded up.
  expect([listVat('invoice'), listVat('credit_note')]).toEqual([[2_083], [1_042, 1_041]])
})
