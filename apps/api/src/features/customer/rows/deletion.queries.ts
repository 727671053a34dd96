import { asc } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { accountDeletion } from './tables.ts'

type DeletionRow = typeof accountDeletion.$inferSelect

/** Stores a deletion; one that is repeated after a restore may be there already. */
export async function insertDeletion(tx: Tx, row: DeletionRow): Promise<void> {
  await tx.insert(accountDeletion).values(row).onConflictDoNothing({ target: accountDeletion.receipt })
}

export async function listDeletions(db: Connection): Promise<DeletionRow[]> {
  return db.select().from(accountDeletion).orderBy(asc(accountDeletion.deletedAt))
}
