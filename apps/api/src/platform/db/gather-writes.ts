import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { findClient } from './client/find-client.ts'
import { findHeldBack, type HeldBack, holdBack, sendHeldBack } from './client/held-back.ts'
import type { Tx } from './database.ts'
import { toInsert } from './insert-rows.ts'
import { sendAlong } from './send-along.ts'

/** Rows for one table. */
interface Insert {
  readonly table: PgTable
  readonly rows: PgTable['$inferInsert'][]
  readonly ending: SQL | undefined
}
/** A change of rows that were in the table before. */
interface Update {
  readonly table: PgTable
  readonly update: SQL
}
type Write = Insert | Update

/**
 * Inserts rows, whose answer nobody needs, with the next statement of the transaction. Writes that come one after the other leave
 * as one statement: each that is spared is some 40 µs for both sides (docs/decisions/0206). So what must not happen has to fail, as with
 * `sendAlong`. Rows may refer to others of that statement, since foreign keys are checked at its end.
 */
export function gatherInsert<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  ending?: SQL,
): void {
  if (rows.length > 0)
    openGathering(tx, (gathering) => gathering.canInsert(table)).insert({ table, rows: [...rows], ending })
}

/**
 * Does the same with an update. It finds what was there before the statement, so it must not look for rows of other tables that
 * were gathered just before it; the same table is taken care of.
 */
export function gatherUpdate(tx: Tx, table: PgTable, update: { getSQL: () => SQL }): void {
  openGathering(tx, (gathering) => gathering.canUpdate(table)).update({ table, update: update.getSQL() })
}

/** Returns the writes that wait in a transaction, or begins anew when these cannot be joined by the next one. */
function openGathering(tx: Tx, canJoin: (gathering: Gathering) => boolean): Gathering {
  const client = findClient(tx)
  const waiting = findHeldBack(client)
  if (waiting instanceof Gathering && canJoin(waiting)) return waiting
  sendHeldBack(client)
  const gathering = new Gathering(tx)
  holdBack(client, gathering)
  return gathering
}

/** Writes that leave together. */
class Gathering implements HeldBack {
  readonly #tx: Tx
  readonly #writes: Write[] = []

  constructor(tx: Tx) {
    this.#tx = tx
  }

  /** PostgreSQL does not say which of the parts of a statement comes first, and the row may take a key that the update frees. */
  canInsert(table: PgTable): boolean {
    return !this.#writes.some((write) => write.table === table && 'update' in write)
  }

  /** Of two updates of one row in one statement only one counts, and none finds a row that the statement inserts. */
  canUpdate(table: PgTable): boolean {
    return !this.#writes.some((write) => write.table === table)
  }

  /** Rows for the same columns join those that are there, in their order. */
  insert(insert: Insert): void {
    const same = this.#writes.find((write): write is Insert => 'rows' in write && isAlike(write, insert))
    if (same === undefined) this.#writes.push(insert)
    else same.rows.push(...insert.rows)
  }

  update(update: Update): void {
    this.#writes.push(update)
  }

  send(): void {
    const [first, ...others] = this.#writes.map(toStatement)
    if (first === undefined) return
    const parts = [first, ...others].map((write, at) => sql`${sql.identifier(`part_${at}`)} as (${write})`)
    sendAlong(
      this.#tx,
      this.#tx.execute(others.length === 0 ? first : sql`with ${sql.join(parts, sql`, `)} select`),
    )
  }
}

function isAlike(one: Insert, other: Insert): boolean {
  return one.table === other.table && one.ending === other.ending && listColumns(one) === listColumns(other)
}

function listColumns({ rows: [row = {}] }: Insert): string {
  return Object.keys(row).join()
}

function toStatement(write: Write): SQL {
  if ('update' in write) return write.update
  const insert = toInsert(write.table, write.rows)
  return write.ending === undefined ? insert : sql`${insert} ${write.ending}`
}
