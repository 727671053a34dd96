import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { withColumnNames } from '../../../platform/db/insert-rows.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { sendAlong } from '../../../platform/db/send-along.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { documentRange, invoice } from './invoice-tables.ts'

export type InvoiceRow = typeof invoice.$inferSelect

/** An invoice or a credit note before it has a number. */
export interface NewInvoice extends Omit<InvoiceRow, 'number' | 'document'> {
  readonly document: Omit<InvoiceDocument, 'number'>
}

/**
 * Writes a document under the next number of a range: after `2026-000001` comes `2026-000002`. The range stays locked until the
 * transaction ends, for everyone who pays, so this comes last: it is one statement, which leaves with the commit.
 */
export function insertInvoice(tx: Tx, range: string, row: NewInvoice): void {
  sendAlong(tx, tx.execute(numberedInsert(range, row)))
}

/** Does the same, and returns the number. */
export async function insertInvoiceForNumber(tx: Tx, range: string, row: NewInvoice): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(numberedInsert(range, row))
  const [written] = rows
  if (written === undefined) throw new Error(`the range ${range} gave no number`)
  return written.number
}

function numberedInsert(range: string, row: NewInvoice): SQL {
  const taken = sql`insert into ${documentRange} (key, last) values (${range}, 1)
    on conflict (key) do update set last = ${documentRange.last} + 1
    returning key || '-' || lpad(last::text, greatest(length(last::text), 6), '0') as number`
  const numbered = sql`jsonb_set(
    jsonb_set(${JSON.stringify(withColumnNames(row))}::jsonb, '{number}', to_jsonb(taken.number)),
    '{document,number}', to_jsonb(taken.number))`
  return sql`with taken as (${taken})
    insert into ${invoice} select written.* from taken, jsonb_populate_record(null::${invoice}, ${numbered}) as written
    returning number`
}

/** Lists the invoice of an order and its credit notes, in the order in which they were issued. */
export function listInvoices(db: Connection, orderId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.issuedAt), asc(invoice.number))
}

/** Returns the same documents as a field of a query. */
export function invoicesInside(orderId: string): SQL<InvoiceRow[]> {
  const orderBy = sql`${invoice.issuedAt}, ${invoice.number}`
  return rowsInside(invoice, { where: eq(invoice.orderId, orderId), orderBy })
}

export async function findInvoice(
  db: Connection,
  orderId: string,
  number: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.number, number)))
  return row
}
