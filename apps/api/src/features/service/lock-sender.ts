import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Admits one form of an e-mail address at a time, so that two at once cannot both be the last one allowed. */
export async function lockSender(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form:${email}`}, 0))`)
}
