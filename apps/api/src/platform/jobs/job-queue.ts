import type { z } from 'zod'
import type { Connection } from '../db/database.ts'

/** What must be known of a job to enqueue it. */
export interface JobKind<Data = unknown> {
  /** Unique and kebab-case: `expire-order`. */
  readonly name: string
  /** Checks the data both ways, since it passes through the database as JSON. */
  readonly schema: z.ZodType<Data>
}

/** Accepts the work that features leave for later. */
export interface JobQueue {
  /**
   * Puts a job in the queue as part of the caller's transaction: it runs when that commits, and never when it does not.
   * While one with the same `key` waits, another is not added. Do not use that for "look again" jobs: the waiting one
   * may begin before the caller's transaction commits.
   */
  enqueue<Data>(
    tx: Connection,
    job: JobKind<Data>,
    data: Data,
    when?: { startAfter?: Date; key?: string },
  ): Promise<void>
}
