import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Admits one transaction at a time for a name without a row of its own, so that of two at once only one can be the
 * last that a limit allows.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
