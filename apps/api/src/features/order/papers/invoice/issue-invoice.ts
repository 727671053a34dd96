import type { CreditedLine } from '@sluimer/domain/order/credit'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { createUuid } from '../../../../platform/new-uuid.ts'
import { parseContent } from '../../../content/block/find-content.ts'
import {
  insertInvoice,
  insertInvoiceForNumber,
  listInvoices,
  type NewInvoice,
} from '../../rows/invoice.queries.ts'
import type { InvoiceDocument } from '../../rows/invoice-document.ts'
import type { OrderLineRow, OrderRow } from '../../rows/order.queries.ts'
import { toCreditNote, toInvoice, toSeller } from './to-invoice.ts'

type Parts = Pick<Deps, 'randomBytes' | 'config'>

/**
 * Writes the invoice of an order that is paid or promised to be paid. It comes last, since the range of its
 * number stays locked until the transaction ends.
 */
export function issueInvoice(
  tx: Tx,
  deps: Parts,
  {
    order,
    lines,
    footer,
    isPaid,
    now,
  }: {
    order: OrderRow
    lines: readonly OrderLineRow[]
    /** The content of the footer, which says who sells. */
    footer: unknown
    isPaid: boolean
    now: Date
  },
): void {
  const seller = toSeller(parseContent('footer', footer), deps.config.mailFrom)
  const document = toInvoice(order, lines, { now, seller, isPaid })
  insertInvoice(tx, toRange('', now), toRow(deps, order, { document, credit: null, now }))
}

/**
 * Writes a credit note for pieces and costs of an order, and returns its document. Undefined for an order without an
 * invoice: nothing was charged, so there is nothing to credit.
 */
export async function issueCreditNote(
  tx: Tx,
  deps: Parts,
  {
    order,
    lines,
    credited,
    now,
  }: {
    order: OrderRow
    lines: readonly OrderLineRow[]
    credited: { lines: readonly CreditedLine[]; costsCents: number }
    now: Date
  },
): Promise<InvoiceDocument | undefined> {
  const documents = (await listInvoices(tx, order.id)).map(({ document }) => document)
  const corrects = documents.find(({ kind }) => kind === 'invoice')
  if (corrects === undefined) return undefined
  const earlier = documents.filter(({ kind }) => kind === 'credit_note')
  const { seller } = corrects
  const document = toCreditNote(order, lines, credited, { now, seller, corrects, earlier })
  const pieces = Object.fromEntries(credited.lines.map(({ id, quantity }) => [id, quantity]))
  const credit = { pieces, costsCents: credited.costsCents }
  const row = toRow(deps, order, { document, credit, now })
  return { ...document, number: await insertInvoiceForNumber(tx, toRange('C', now), row) }
}

/** Returns '2026' for invoices or 'C2026' for credit notes: every year has ranges of its own. */
function toRange(prefix: '' | 'C', now: Date): string {
  return `${prefix}${toAmsterdamDate(now).slice(0, 4)}`
}

function toRow(
  { randomBytes }: Parts,
  order: OrderRow,
  { document, credit, now }: Pick<NewInvoice, 'document' | 'credit'> & { now: Date },
): NewInvoice {
  return {
    id: createUuid(randomBytes),
    kind: document.kind,
    orderId: order.id,
    issuedAt: now,
    totalCents: document.totalCents,
    document,
    credit,
  }
}
