import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** Changes can be read for this long. A node that heard nothing for longer empties its caches. */
export const retentionDays = 3

/** Stands for every tag, since after a gap nobody knows what changed. */
export const everythingTag = '*'

/** After a longer gap, rows that a reader missed may be deleted; a day less leaves room for a clock that jumps. */
const gapMs = (retentionDays - 1) * 24 * 60 * 60 * 1000

interface Row extends Record<string, unknown> {
  xmin: string
  place: string
  seq: string | null
  tx: string | null
  tags: string[] | null
}

/**
 * Holds one reader's place in the change table. Every transaction that a reading could not see has an id of at least
 * that reading's xmin, so the next reading begins there: nothing is skipped, whatever the order of commits. Rows above
 * the xmin are announced at once and remembered, so that the next reading does not announce them again.
 */
export function createChangeCursor(db: Db, now: () => number = Date.now) {
  let from: string | undefined
  let place: string | undefined
  let told = new Set<string>()
  let readAt = 0

  async function readRows(first: string) {
    const { rows } = await db.execute<Row>(sql`
      select horizon.xmin::text as xmin, horizon.place, change.seq::text as seq, change.tx::text as tx, change.tags
      from (
        select pg_snapshot_xmin(pg_current_snapshot()) as xmin, pg_current_snapshot()::text as place
      ) as horizon
      left join change on change.tx >= ${first}::xid8
      order by change.seq`)
    return rows
  }

  return {
    /** What the last reading saw, for comparison with `coversPlace`. */
    get place() {
      return place
    },

    /** Sets the place to now: earlier commits are not announced. */
    async start() {
      const { rows } = await db.execute<Row>(sql`
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_current_snapshot()::text as place,
          seq::text as seq, tx::text as tx, tags
        from (select 1) as one
        left join change on tx >= pg_snapshot_xmin(pg_current_snapshot())`)
      from = rows[0]?.xmin
      place = rows[0]?.place
      told = new Set(rows.flatMap(({ seq }) => (seq === null ? [] : [seq])))
      readAt = now()
    },

    /** Returns the tags of new changes and moves the place on. When reading fails, the place stays. */
    async read(): Promise<string[]> {
      if (from === undefined) throw new Error('The change feed is not started')
      const hasGap = now() - readAt > gapMs
      const rows = await readRows(from)
      const fresh = rows.filter(({ seq }) => seq !== null && !told.has(seq))
      const xmin = rows[0]?.xmin ?? from
      told = new Set(
        rows.flatMap(({ seq, tx }) =>
          seq !== null && tx !== null && BigInt(tx) >= BigInt(xmin) ? [seq] : [],
        ),
      )
      from = xmin
      place = rows[0]?.place
      readAt = now()
      return hasGap ? [everythingTag] : [...new Set(fresh.flatMap((row) => row.tags ?? []))]
    },
  }
}
