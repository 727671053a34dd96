import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceDocument } from './invoice-document.ts'
import { order } from './tables.ts'

/**
 * The last number of each range of documents. The transaction that writes the document also increments it, so that a
 * range has no gaps: tax law requires consecutive invoice numbers (art. 35a Wet OB, KB nr. 1 art. 5 in Belgium).
 */
export const documentRange = pgTable('document_range', {
  /** '2026' for the invoices of a year, 'C2026' for its credit notes. */
  key: text().primaryKey(),
  last: integer().notNull(),
})

/** Invoices and credit notes, complete as issued. They never change and are kept for seven years (art. 52 AWR). */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    totalCents: integer().notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    /** Which pieces, and how much of the costs, a credit note gives back. */
    credit: jsonb().$type<{ pieces: Record<string, number>; costsCents: number }>(),
  },
  (t) => [
    index().on(t.orderId),
    uniqueIndex('invoice_one_per_order').on(t.orderId).where(sql`${t.kind} = 'invoice'`),
    check('invoice_credit', sql`(${t.kind} = 'credit_note') = (${t.credit} is not null)`),
    check('invoice_total', sql`${t.totalCents} >= 0`),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The files of invoices and credit notes as they were handed out. Each is drawn once: a repeated request returns the
 * same bytes, even after our drawing changed. Code that deletes an invoice also deletes its file.
 */
export const invoiceFile = pgTable('invoice_file', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoice.id, { onDelete: 'cascade' }),
  pdf: bytea().notNull(),
  drawnAt: timestamp({ withTimezone: true }).notNull(),
})
