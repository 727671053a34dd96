import type { CreditedLine } from '@sluimer/domain/order/credit'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { createUuid } from '../../../../platform/new-uuid.ts'
import { parseContent } from '../../../content/block/find-content.ts'
import { insertInvoice, listInvoices, takeNextInRange } from '../../rows/invoice.queries.ts'
import type { InvoiceDocument } from '../../rows/invoice-document.ts'
import type { OrderLineRow, OrderRow } from '../../rows/order.queries.ts'
import { toCreditNote, toInvoice, toSeller } from './to-invoice.ts'

type Parts = Pick<Deps, 'randomBytes' | 'config'>
const digits = 6

/**
 * Writes the invoice of an order that is paid or promised to be paid. Its number is taken last, since the range of
 * numbers stays locked until the transaction ends.
 */
export async function issueInvoice(
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
): Promise<void> {
  const seller = toSeller(parseContent('footer', footer), deps.config.mailFrom)
  const number = await nextNumber(tx, '', now)
  write(tx, deps, order, {
    document: toInvoice(order, lines, { number, now, seller, isPaid }),
    credit: null,
    now,
  })
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
  const number = await nextNumber(tx, 'C', now)
  const document = toCreditNote(order, lines, credited, { number, now, seller, corrects, earlier })
  const pieces = Object.fromEntries(credited.lines.map(({ id, quantity }) => [id, quantity]))
  write(tx, deps, order, { document, credit: { pieces, costsCents: credited.costsCents }, now })
  return document
}

/** Returns '2026-000001' or 'C2026-000001': every year has its own range. */
async function nextNumber(tx: Tx, prefix: string, now: Date): Promise<string> {
  const range = `${prefix}${toAmsterdamDate(now).slice(0, 4)}`
  return `${range}-${String(await takeNextInRange(tx, range)).padStart(digits, '0')}`
}

function write(
  tx: Tx,
  deps: Parts,
  order: OrderRow,
  {
    document,
    credit,
    now,
  }: {
    document: InvoiceDocument
    credit: { pieces: Record<string, number>; costsCents: number } | null
    now: Date
  },
): void {
  insertInvoice(tx, {
    id: createUuid(deps.randomBytes),
    number: document.number,
    kind: document.kind,
    orderId: order.id,
    issuedAt: now,
    totalCents: document.totalCents,
    document,
    credit,
  })
}
