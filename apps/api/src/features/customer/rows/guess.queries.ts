import { eq, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { guessCount } from './tables.ts'

export type GuessRow = typeof guessCount.$inferSelect

export async function findGuesses(db: Connection, key: string): Promise<GuessRow | undefined> {
  const [row] = await db.select().from(guessCount).where(eq(guessCount.key, key))
  return row
}

/** Counts one guess more, from 1 again when the earlier ones are from before a moment. Two at once both count. */
export async function addGuess(db: Connection, key: string, now: Date, forgottenBefore: Date): Promise<void> {
  const count = sql`case when ${guessCount.lastAt} < ${forgottenBefore.toISOString()}::timestamptz then 1 else ${guessCount.count} + 1 end`
  await db
    .insert(guessCount)
    .values({ key, count: 1, lastAt: now })
    .onConflictDoUpdate({ target: guessCount.key, set: { count, lastAt: now } })
}

export async function deleteGuesses(db: Connection, key: string): Promise<void> {
  await db.delete(guessCount).where(eq(guessCount.key, key))
}

export async function deleteOldGuesses(tx: Tx, before: Date): Promise<void> {
  await tx.delete(guessCount).where(lt(guessCount.lastAt, before))
}
