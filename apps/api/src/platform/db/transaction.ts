import { setTimeout as wait } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './database.ts'
import { isRetryable } from './errors.ts'
import { throwFailureOfSent } from './send-along.ts'

const maxAttempts = 5
const firstPauseMs = 25

/**
 * Runs `work` in one transaction: all of it or nothing. A serialization failure or deadlock starts it again, so `work`
 * must do nothing that cannot be repeated (mails, jobs and changes are rows, written with the same `tx`).
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, config)
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error
      // The one that won must have gone on before the one that lost comes back, also on a busy machine, or they would meet again.
      // When both lost, they come back at different times.
      await wait(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2))
    }
  }
}

async function runOnce<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  config: PgTransactionConfig | undefined,
): Promise<Result> {
  let begun: Tx | undefined
  try {
    return await db.transaction((tx) => {
      begun = tx
      return work(tx)
    }, config)
  } catch (error) {
    if (begun !== undefined) await throwFailureOfSent(begun)
    throw error
  }
}
