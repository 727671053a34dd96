import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** Deletes jobs whose data names an address, also those that are done: the queue keeps them for days. */
export async function forgetJobsAbout(tx: Tx, emailName: string): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where state <> 'active' and lower((data ->> 'email') collate "C") = ${emailName}`,
  )
}
