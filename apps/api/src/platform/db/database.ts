import { NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { sendBeginAlong } from './client/begin-along.ts'
import { sendHeldBackFirst } from './client/held-back.ts'
import { prepareStatements, type StatementNames } from './client/prepared-statements.ts'
import { writeTogether } from './client/write-together.ts'
import { OnePassDialect } from './one-pass-dialect.ts'

/** Runs statements: the pool or a transaction. It is the first argument of query functions. */
export type Connection = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
export type Db = ReturnType<typeof openDatabase>['db']
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The longest wait for a free or new connection, within which an unreachable database is noticed. */
const connectTimeoutMs = 5_000
/** No statement of a shop should run this long: an error is better than a pile of waiting visitors. */
const statementTimeoutMs = 15_000
/** Another transaction that locks a row for longer than this is a fault. */
const lockTimeoutMs = 5_000
/** A transaction whose process stopped half-way releases its locks after this time. */
const idleInTransactionTimeoutMs = 30_000

/** Opens the pool; the first statement makes the first connection. */
export function openDatabase(options: {
  url: string
  maxConnections?: number
  /** Is called for connections that break between two statements; the next statement fails too. */
  onBrokenConnection?: (error: Error) => void
}) {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 12,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'sluimer-api',
    keepAlive: true,
    // Statements of one connection are sent without waiting for the answers to those before, if their caller does not wait.
    pipeline: true,
  })
  // Without listeners, a connection that breaks while idle or between a transaction's statements would end the process.
  const onError = (error: Error) => options.onBrokenConnection?.(error)
  pool.on('error', onError)
  const names: StatementNames = new Map()
  pool.on('connect', (client) => {
    client.on('error', onError)
    writeTogether(client)
    prepareStatements(client, names)
    sendBeginAlong(client)
    sendHeldBackFirst(client)
  })
  const dialect = new OnePassDialect({ casing: 'snake_case' })
  const db = new NodePgDatabase(dialect, new NodePgSession(pool, dialect, undefined), undefined)
  return { db, pool, close: () => pool.end() }
}
