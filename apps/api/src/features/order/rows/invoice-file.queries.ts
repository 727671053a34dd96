import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { invoiceFile } from './invoice-tables.ts'

/** The PDF of an invoice or credit note; undefined as long as nobody asked for it. */
export async function findInvoiceFile(db: Connection, invoiceId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: invoiceFile.pdf })
    .from(invoiceFile)
    .where(eq(invoiceFile.invoiceId, invoiceId))
  return row?.pdf
}

/** Keeps a PDF unless there is one already: what was handed out once is never replaced. */
export async function keepInvoiceFile(tx: Tx, row: typeof invoiceFile.$inferInsert): Promise<void> {
  await tx.insert(invoiceFile).values(row).onConflictDoNothing()
}
