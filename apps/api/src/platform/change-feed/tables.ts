import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A 64-bit transaction id, handled as text: it does not fit in a JavaScript number. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed, written by the transaction that changed it. Readers move on by `tx` and not by `seq`: a transaction
 * with a lower `seq` may commit after one with a higher `seq`.
 */
export const change = pgTable(
  'change',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    entity: text().notNull(),
    tags: text().array().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.tx), index().on(t.at)],
)
