import { getInvoiceEndpoint, getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { refundOrder } from '../../after-sale/refund-order.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order.builders.ts'
import { listInvoices } from '../../rows/invoice.queries.ts'
import type { InvoiceDocument } from '../../rows/invoice-document.ts'
import { invoice, invoiceFile } from '../../rows/invoice-tables.ts'
import { order, orderLine } from '../../rows/tables.ts'
import { createInvoiceFiles } from './invoice-files.ts'

let app: TestApp
let drawn: string[]
let drawingAtOnce: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => app.close())
beforeEach(() => {
  drawn = []
  drawingAtOnce = 0
})

/** A node of the api that counts what it draws. Each drawing differs. */
function aNode() {
  let underWay = 0
  return createInvoiceFiles(app.deps, async ({ number }: InvoiceDocument) => {
    drawingAtOnce = Math.max(drawingAtOnce, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay--
    return Buffer.from(`drawing ${drawn.push(number)} of ${number}`)
  })
}

/** A paid order with an invoice and a credit note. */
async function anOrderWithPapers() {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 10 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const [line] = await app.db
    .select({ orderId: orderLine.orderId, id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, placed.number))
  const { id = '', orderId = '' } = line ?? {}
  await refundOrder(app.deps, { number: placed.number, pieces: { [id]: 1 }, restock: false })
  const [bill, note] = await listInvoices(app.db, orderId)
  if (bill === undefined || note === undefined) throw new Error('an order without its papers')
  return { publicId: placed.publicId, papers: { bill, note } }
}

const ask = async (id: string, number?: string) => {
  const query = number === undefined ? '' : `?number=${number}`
  const authorization = `Bearer ${app.serviceToken()}`
  const url = `${getInvoiceEndpoint.path.replace('{id}', id)}${query}`
  const { statusCode, rawPayload } = await app.server.inject({ url, headers: { authorization } })
  return { status: statusCode, bytes: rawPayload }
}

test.each(['bill', 'note'] as const)('a %s is drawn once for a hundred requests at once', async (kind) => {
  const { papers } = await anOrderWithPapers()
  const node = aNode()
  const answers = await Promise.all(Array.from({ length: 100 }, () => node.get(papers[kind])))
  expect(new Set(answers.map(String))).toEqual(new Set([`drawing 1 of ${papers[kind].number}`]))
  await node.get(papers[kind])
  expect(drawn).toEqual([papers[kind].number])
})

test('several are drawn one after another', async () => {
  const [one, two] = [(await anOrderWithPapers()).papers, (await anOrderWithPapers()).papers]
  const node = aNode()
  await Promise.all([one.bill, one.note, two.bill, two.note].map((paper) => node.get(paper)))
  expect(drawn).toHaveLength(4)
  expect(drawingAtOnce).toBe(1)
})

test('two nodes that draw the same at once hand out one of both, and so does a later version', async () => {
  const { papers } = await anOrderWithPapers()
  const answers = await Promise.all([aNode(), aNode()].map((node) => node.get(papers.bill)))
  const later = await aNode().get(papers.bill)
  expect(new Set([...answers, later].map(String)).size).toBe(1)
  expect(await app.db.$count(invoiceFile, eq(invoiceFile.invoiceId, papers.bill.id))).toBe(1)
})

test('one that cannot be drawn holds up no other, and is drawn at the next request', async () => {
  const { papers } = await anOrderWithPapers()
  let isBroken = true
  const node = createInvoiceFiles(app.deps, async ({ kind }) => {
    if (kind === 'invoice' && isBroken) throw new Error('a font is missing')
    return Buffer.from(kind)
  })
  const [bill, note] = await Promise.allSettled([node.get(papers.bill), node.get(papers.note)])
  expect([bill.status, note.status]).toEqual(['rejected', 'fulfilled'])
  isBroken = false
  expect(String(await node.get(papers.bill))).toBe('invoice')
})

test('[CO-09] the shopper gets the same bytes each time, also after the shop changed, and nobody else gets them', async () => {
  const [mine, other] = [await anOrderWithPapers(), await anOrderWithPapers()]
  for (const { id, number, document } of Object.values(mine.papers)) {
    const first = await ask(mine.publicId, number)
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // The stored order is changed, so a new drawing would look different.
    await app.db
      .update(invoice)
      .set({ document: { ...document, payment: 'Anders' } })
      .where(eq(invoice.id, id))
    expect(await ask(mine.publicId, number)).toEqual(first)
    expect(await ask(other.publicId, number)).toMatchObject({ status: 404 })
    expect(await ask(number)).toMatchObject({ status: 404 })
  }
  const { invoices } = await app.mustCall(getOrderEndpoint, { params: { id: mine.publicId } })
  expect(invoices.map(({ number }) => number)).toEqual(Object.values(mine.papers).map(({ number }) => number))
})

test('a drawing is deleted with its invoice', async () => {
  const { papers } = await anOrderWithPapers()
  await aNode().get(papers.note)
  const count = () => app.db.$count(invoiceFile, eq(invoiceFile.invoiceId, papers.note.id))
  expect(await count()).toBe(1)
  await app.db.delete(invoice).where(eq(invoice.id, papers.note.id))
  expect(await count()).toBe(0)
})
