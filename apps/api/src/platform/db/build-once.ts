import { QueryPromise, type SQL, sql } from 'drizzle-orm'
import { findClient } from './client/find-client.ts'
import type { Connection } from './database.ts'

/** A query as Drizzle prepares it: its text, and what it makes of the rows. */
interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>
}
interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>
}

/** Stands in a query for a value that is given each time it runs. PostgreSQL must be able to tell its type from what is around it. */
export function given(name: string): SQL {
  return sql`${sql.placeholder(name)}`
}

/** Stands for a moment that is given each time. */
export function givenMoment(name: string): SQL {
  return sql`${sql.placeholder(name)}::timestamptz`
}

/**
 * Builds a query when it first runs, and runs it with other values from then on, on whatever connection: to build a query of a
 * thousand characters takes Drizzle about as long as everything else that this process does for it (docs/decisions/0201). It is sent in
 * its turn among queries that functions build and await.
 */
export function buildOnce<Values extends Record<string, unknown>, Rows>(
  build: (db: Connection) => Preparable<Rows>,
): (db: Connection, values: Values) => Promise<Rows> {
  let prepared: Prepared<Rows> | undefined
  return async (db, values) => {
    prepared ??= build(db).prepare('')
    return await new BuiltQuery(prepared, db, values)
  }
}

/** Is sent when it is awaited, as Drizzle's own queries are. */
class BuiltQuery<Rows> extends QueryPromise<Rows> {
  readonly #prepared: Prepared<Rows>
  readonly #db: Connection
  readonly #values: Record<string, unknown>

  constructor(prepared: Prepared<Rows>, db: Connection, values: Record<string, unknown>) {
    super()
    this.#prepared = prepared
    this.#db = db
    this.#values = values
  }

  override execute(): Promise<Rows> {
    // Drizzle keeps the connection beside the query; everything else of it serves all connections.
    const bound = Object.create(this.#prepared, { client: { value: findClient(this.#db) } }) as Prepared<Rows>
    return bound.execute(this.#values)
  }
}
