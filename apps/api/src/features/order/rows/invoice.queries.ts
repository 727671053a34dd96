import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { sendAlong } from '../../../platform/db/send-along.ts'
import { documentRange, invoice } from './invoice-tables.ts'

export type InvoiceRow = typeof invoice.$inferSelect

/** Returns the next number of a range. The range stays locked until the transaction ends, so call this last. */
export async function takeNextInRange(tx: Tx, key: string): Promise<number> {
  const [row] = await tx
    .insert(documentRange)
    .values({ key, last: 1 })
    .onConflictDoUpdate({ target: documentRange.key, set: { last: sql`${documentRange.last} + 1` } })
    .returning({ last: documentRange.last })
  if (row === undefined) throw new Error(`the range ${key} gave no number`)
  return row.last
}

export function insertInvoice(tx: Tx, row: InvoiceRow): void {
  sendAlong(tx, tx.insert(invoice).values(row))
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
