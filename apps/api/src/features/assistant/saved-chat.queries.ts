import { lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { savedChat } from './tables.ts'

export async function insertSavedChat(tx: Tx, row: typeof savedChat.$inferInsert): Promise<void> {
  await tx.insert(savedChat).values(row)
}

/** Deletes the talks that were saved before a moment. */
export async function deleteSavedChats(tx: Tx, before: Date): Promise<void> {
  await tx.delete(savedChat).where(lt(savedChat.savedAt, before))
}
