import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'

/** Returns how long the oldest writing transaction of this database has been open, and its connection. */
export async function findHorizonAge(db: Connection): Promise<{ seconds: number; pid: number | null }> {
  const { rows } = await db.execute<{ seconds: number; pid: number }>(sql`
    select extract(epoch from clock_timestamp() - xact_start)::float8 as seconds, pid
    from pg_stat_activity
    where backend_xid is not null and pid <> pg_backend_pid() and datname = current_database()
    order by xact_start
    limit 1`)
  return rows[0] ?? { seconds: 0, pid: null }
}
