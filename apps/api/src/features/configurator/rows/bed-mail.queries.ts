import { and, eq, gt, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { bedMail } from './tables.ts'

/** Returns the ids of the beds that were mailed to an address after a moment. */
export async function listMailedBeds(tx: Tx, addressHash: string, after: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: bedMail.configurationId })
    .from(bedMail)
    .where(and(eq(bedMail.addressHash, addressHash), gt(bedMail.mailedAt, after)))
  return rows.map(({ id }) => id)
}

/** Notes that a bed is mailed to an address now. */
export async function keepMailedBed(tx: Tx, row: typeof bedMail.$inferInsert): Promise<void> {
  await tx
    .insert(bedMail)
    .values(row)
    .onConflictDoUpdate({
      target: [bedMail.addressHash, bedMail.configurationId],
      set: { mailedAt: row.mailedAt },
    })
}

/** Forgets to which addresses beds were mailed before a moment. */
export async function deleteMailedBeds(tx: Tx, before: Date): Promise<void> {
  await tx.delete(bedMail).where(lt(bedMail.mailedAt, before))
}
