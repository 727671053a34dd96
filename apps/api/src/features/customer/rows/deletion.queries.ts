import type { Tx } from '../../../platform/db/database.ts'
import { accountDeletion } from './tables.ts'

export async function insertDeletion(tx: Tx, row: typeof accountDeletion.$inferInsert): Promise<void> {
  await tx.insert(accountDeletion).values(row)
}
