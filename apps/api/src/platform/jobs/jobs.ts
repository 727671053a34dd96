import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Deps } from '../deps.ts'
import type { Logger } from '../log.ts'
import { createBoss } from './boss.ts'
import type { Job } from './job.ts'
import type { JobQueue } from './job-queue.ts'
import { getTimeoutSeconds, makeQueues } from './make-queues.ts'

/** The queue and its workers. */
export interface Jobs extends JobQueue {
  /** Connects, creates the queues of these jobs and, unless told otherwise, starts working on them. */
  start(jobs: readonly Job[], deps: Deps, options?: { isWorking?: boolean }): Promise<void>
  /** Runs every job that is due now, and the jobs that those add. For tests and for emptying the queue by hand. */
  runDue(): Promise<{ completed: number; failed: Error[] }>
  /** Lets running jobs finish, then disconnects. */
  stop(): Promise<void>
}

const pollingIntervalSeconds = 1
/** Jobs that the clock starts, minutes apart or once a night, may begin a little later. */
const scheduledPollingIntervalSeconds = 10
const stopTimeoutMs = 10_000

export function createJobs(options: { databaseUrl: string; isWorking: boolean; log: Logger }): Jobs {
  const { databaseUrl, isWorking, log } = options
  let boss: PgBoss | undefined
  let known: readonly Job[] = []
  let runDeps: Deps | undefined

  async function run(job: Job, { data, retryCount, signal }: JobWithMetadata) {
    if (!runDeps) throw new Error('Jobs run only after start')
    await job.run(data, runDeps, { attempt: retryCount + 1, signal })
  }

  function started() {
    if (!boss) throw new Error('The job queue is not started')
    return boss
  }

  return {
    async enqueue(tx, job, data, when = {}) {
      if (!known.some(({ name }) => name === job.name))
        throw new Error(`The job ${job.name} is not in the list of app.ts`)
      job.schema.parse(data)
      await started().send(job.name, data as object, {
        db: fromDrizzle(tx, sql),
        ...(when.startAfter ? { startAfter: when.startAfter } : {}),
        singletonKey: when.key ?? randomUUID(),
      })
    },

    async start(jobs, deps) {
      boss = createBoss(databaseUrl, { isWorking })
      boss.on('error', (error) => log.error({ err: error }, 'the job queue has an error'))
      boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
      known = jobs
      runDeps = deps
      await boss.start()
      await makeQueues(boss, jobs, { isWorking })
      if (!isWorking) return
      for (const job of jobs)
        await boss.work(job.name, toWorkOptions(job), async (batch: JobWithMetadata[]) => {
          const results: JobResult[] = []
          for (const one of batch) results.push(await runLogged(log, job, one.id, () => run(job, one)))
          return results
        })
    },

    async runDue() {
      let completed = 0
      const failed: Error[] = []
      for (let found = true; found; ) {
        found = false
        for (const job of known) {
          const [next] = await started().fetch<object>(job.name, { batchSize: 1, includeMetadata: true })
          if (!next) continue
          found = true
          try {
            // A job that is fetched by hand has no signal of its own.
            await run(job, { ...next, signal: AbortSignal.timeout(getTimeoutSeconds(job) * 1000) })
            await started().complete(job.name, next.id)
            completed++
          } catch (error) {
            const failure = error instanceof Error ? error : new Error(String(error))
            failed.push(failure)
            await started().fail(job.name, next.id, { message: failure.message })
          }
        }
      }
      return { completed, failed }
    },

    async stop() {
      await boss?.stop({ graceful: true, timeout: stopTimeoutMs })
      boss = undefined
    },
  }
}

function toWorkOptions({ options }: Job) {
  return {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: options.cron ? scheduledPollingIntervalSeconds : pollingIntervalSeconds,
    batchSize: options.batchSize ?? 1,
    burstWhenBatchFull: true,
  } as const
}

/** Runs a job and logs its failure, which does not affect the other jobs of its batch. */
async function runLogged(log: Logger, job: Job, id: string, run: () => Promise<void>): Promise<JobResult> {
  const startedAt = performance.now()
  try {
    await run()
    log.info({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    log.error({ job: job.name, err: error }, 'job failed and will be tried again')
    return { id, status: 'failed', output: error }
  }
}
