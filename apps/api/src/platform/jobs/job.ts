import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { JobKind } from './job-queue.ts'

/** Work for later. It survives a crash and runs at least once, so doing it twice must be harmless. */
export interface Job<Data = unknown> extends JobKind<Data> {
  readonly options: JobOptions
  run(data: unknown, deps: Deps, context: JobContext): Promise<void>
}

export interface JobOptions {
  /** How often a failed job is tried again, after growing pauses; 5 unless given. */
  readonly retryLimit?: number
  /** The first pause before a retry, in seconds; it doubles, up to an hour. 5 unless given. */
  readonly retryDelaySeconds?: number
  /** A longer run is ended and tried again; 120 seconds unless given. One batch runs no longer than one job. */
  readonly timeoutSeconds?: number
  /**
   * This many waiting jobs are taken at once and run one after another, and after a full batch the next follows at
   * once: for short jobs that every order creates. 1 unless given, which is one job a second on each node.
   */
  readonly batchSize?: number
  /** Runs the job at these times (cron expression, Amsterdam time) with `{}` as its data. */
  readonly cron?: string
}

export interface JobContext {
  /** 1 for the first run. */
  readonly attempt: number
  /** Fires when the job takes too long or the process stops. */
  readonly signal: AbortSignal
}

/** Describes a job. `handle` throws to be tried again later. */
export function defineJob<Data>(
  name: string,
  schema: z.ZodType<Data>,
  handle: (data: Data, deps: Deps, context: JobContext) => Promise<void>,
  options: JobOptions = {},
): Job<Data> {
  return {
    name,
    schema,
    options,
    run: async (data, deps, context) => handle(schema.parse(data ?? {}), deps, context),
  }
}
