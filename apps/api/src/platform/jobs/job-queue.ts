import type { z } from 'zod'
import type { Connection } from '../db/database.ts'

/** What of a job must be known to ask for it. */
export interface JobKind<Data = unknown> {
  /** Unique; kebab-case: `expire-order`. */
  readonly name: string
  /** Data goes through the database as JSON and is checked on the way in and out. */
  readonly schema: z.ZodType<Data>
}

/** Where features leave work for later. */
export interface JobQueue {
  /**
   * Puts a job in the queue as part of the caller's transaction: it runs when that commits, and never when it does not.
   * `key` makes it one of a kind: while one with the same key waits, another is not added. Not for "look again" jobs:
   * the one that waits may begin before the caller's transaction commits.
   */
  enqueue<Data>(
    tx: Connection,
    job: JobKind<Data>,
    data: Data,
    when?: { startAfter?: Date; key?: string },
  ): Promise<void>
}
