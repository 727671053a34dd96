import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { invoiceFile } from './invoice-tables.ts'

/** Returns the PDF of an invoice or credit note; undefined until somebody has asked for it. */
export async function findInvoiceFile(db: Connection, invoiceId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: invoiceFile.pdf })
    .from(invoiceFile)
    .where(eq(invoiceFile.invoiceId, invoiceId))
  return row?.pdf
}

/** Stores a PDF unless there is one already: a document that was handed out is never replaced. */
export async function keepInvoiceFile(tx: Tx, row: typeof invoiceFile.$inferInsert): Promise<void> {
  await tx.insert(invoiceFile).values(row).onConflictDoNothing()
}
