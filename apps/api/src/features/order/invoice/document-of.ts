import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { Footer } from '@sluimer/contract/content/schemas'
import type { CreditedLine } from '@sluimer/domain/order/credit'
import { includedVat } from '@sluimer/domain/order/included-vat'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { OrderLineRow, OrderRow } from '../order.queries.ts'
import { billingAddressOf, shippingAddressOf } from '../postal-address.ts'
import type { InvoiceDocument, InvoiceLine, Seller } from './invoice-document.ts'

interface Issue {
  number: string
  now: Date
  seller: Seller
}

/** What stands on the invoice of an order. */
export function invoiceOf(order: OrderRow, rows: readonly OrderLineRow[], issue: Issue): InvoiceDocument {
  const lines = rows.map((row) =>
    lineOf(row, row.quantity, row.priceCents * row.quantity - row.discountCents),
  )
  return withVat({ ...headOf(order, issue), kind: 'invoice', corrects: null, lines, costs: costsOf(order) })
}

/** What stands on a credit note for these lines and so much of the costs. */
export function creditNoteOf(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  credited: { lines: readonly CreditedLine[]; costsCents: number },
  issue: Issue & { corrects: string },
): InvoiceDocument {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const lines = credited.lines.flatMap(({ id, quantity, amountCents }) => {
    const row = rowOf.get(id)
    return row === undefined ? [] : lineOf(row, quantity, amountCents)
  })
  const costs =
    credited.costsCents === 0 ? [] : [{ title: 'Bezorging en kosten', cents: credited.costsCents }]
  return withVat({ ...headOf(order, issue), kind: 'credit_note', corrects: issue.corrects, lines, costs })
}

/** Costs of an order that are no article. */
export function costsOf(order: OrderRow): { title: string; cents: number }[] {
  return [
    { title: `Bezorging: ${order.shippingMethod.title}`, cents: order.shippingCents },
    { title: 'Transportverzekering', cents: order.insuranceCents },
    { title: `Kosten ${order.paymentMethod.title}`, cents: order.paymentCents },
  ].filter(({ cents }) => cents !== 0)
}

/** The seller as the footer names the company; the sender of the mails fills in for a shop without one. */
export function sellerOf(footer: Footer | undefined, mailFrom: string): Seller {
  const [, name = mailFrom, email = mailFrom] = /^\s*"?([^"<]+?)"?\s*<([^<>]+)>/.exec(mailFrom) ?? []
  return {
    name: footer?.company.name ?? name,
    address: footer?.company.address ?? '',
    email: footer?.email ?? email,
    phone: footer?.phone.number ?? '',
    cocNumber: footer?.company.coc_number ?? '',
    vatNumber: footer?.company.vat_number ?? '',
  }
}

type Head = Omit<InvoiceDocument, 'kind' | 'corrects' | 'lines' | 'costs' | 'vat' | 'totalCents'>

function headOf(order: OrderRow, { number, now, seller }: Issue): Head {
  const billing = billingAddressOf(order.details)
  const shipping = shippingAddressOf(order.details)
  const isElsewhere = JSON.stringify(shipping) !== JSON.stringify(billing)
  return {
    number,
    issuedOn: amsterdamDate(now),
    orderNumber: order.number,
    orderedOn: amsterdamDate(order.placedAt),
    seller,
    buyer: { ...billing, vatNumber: vatNumberOf(order.details) },
    deliveredTo: isElsewhere ? [shipping.name, ...shipping.lines] : null,
    payment: order.paymentMethod.title,
  }
}

function vatNumberOf({ customer }: CheckoutCustomer): string {
  return customer.type === 'company' ? customer.vat_number : ''
}

function lineOf(row: OrderLineRow, quantity: number, totalCents: number): InvoiceLine {
  return {
    title: row.title === '' ? row.name : `${row.name}, ${row.title}`,
    sku: row.sku,
    quantity,
    unitCents: row.priceCents,
    discountCents: quantity * row.priceCents - totalCents,
    totalCents,
    vatPercent: row.vatPercent,
  }
}

function withVat(document: Omit<InvoiceDocument, 'vat' | 'totalCents'>): InvoiceDocument {
  const goods = document.lines.map(({ totalCents, vatPercent }) => ({ amountCents: totalCents, vatPercent }))
  const costsCents = document.costs.reduce((sum, { cents }) => sum + cents, 0)
  const totalCents = goods.reduce((sum, { amountCents }) => sum + amountCents, costsCents)
  return { ...document, vat: includedVat(goods, costsCents), totalCents }
}
