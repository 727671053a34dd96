import type { PgBoss, QueueResult, Schedule } from 'pg-boss'
import type { Job } from './job.ts'

const timezone = 'Europe/Amsterdam'

export const getTimeoutSeconds = ({ options }: Job) => options.timeoutSeconds ?? 120

/**
 * Makes a queue for each job, with its settings, and the schedules of those that the clock starts. It first reads what is there: a
 * later start then changes nothing, where it used to send four statements for each job, one after the other.
 */
export async function makeQueues(
  boss: PgBoss,
  jobs: readonly Job[],
  { isWorking }: { isWorking: boolean },
): Promise<void> {
  const queueOf = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) await makeQueue(boss, job, queueOf.get(job.name))
  if (!isWorking) return
  const scheduleOf = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const job of jobs) await makeSchedule(boss, job, scheduleOf.get(job.name))
}

async function makeQueue(boss: PgBoss, job: Job, queue: QueueResult | undefined): Promise<void> {
  const settings = toSettings(job)
  // `short` allows one waiting job per key, and also one scheduled job, since those have no key.
  if (queue === undefined) await boss.createQueue(job.name, { policy: 'short', ...settings })
  else if (!hasSettings(queue, settings)) await boss.updateQueue(job.name, settings)
}

async function makeSchedule(boss: PgBoss, { name, options }: Job, schedule: Schedule | undefined) {
  if (options.cron === undefined) {
    if (schedule !== undefined) await boss.unschedule(name)
  } else if (schedule?.cron !== options.cron || schedule.timezone !== timezone)
    await boss.schedule(name, options.cron, {}, { tz: timezone })
}

function toSettings(job: Job) {
  const { retryLimit = 5, retryDelaySeconds = 5 } = job.options
  return {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 ? { retryDelayMax: 3_600 } : {}),
    expireInSeconds: getTimeoutSeconds(job),
  }
}

function hasSettings(queue: QueueResult, settings: ReturnType<typeof toSettings>): boolean {
  return Object.entries(settings).every(([name, value]) => queue[name as keyof typeof settings] === value)
}
