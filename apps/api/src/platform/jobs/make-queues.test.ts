import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { createBoss } from './boss.ts'
import { defineJob, type Job } from './job.ts'
import { makeQueues } from './make-queues.ts'

let app: TestApp
let boss: PgBoss
beforeAll(async () => {
  app = await buildTestApp()
  boss = createBoss(app.deps.config.databaseUrl, { isWorking: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await app.close()
})

const aJob = (name: string, options: Job['options']) => defineJob(name, z.object({}), async () => {}, options)

async function findQueue(name: string) {
  const [queue] = await boss.getQueues([name])
  const [schedule] = await boss.getSchedules(name)
  return {
    limit: queue?.retryLimit,
    delay: queue?.retryDelay,
    expire: queue?.expireInSeconds,
    cron: schedule?.cron,
  }
}

test('a queue follows what its job says, and loses the schedule that its job no longer has', async () => {
  await makeQueues(boss, [aJob('nightly', { cron: '0 3 * * *' })], { isWorking: true })
  expect(await findQueue('nightly')).toEqual({ limit: 5, delay: 5, expire: 120, cron: '0 3 * * *' })
  const later = { cron: '0 4 * * *', retryLimit: 2, timeoutSeconds: 60 }
  await makeQueues(boss, [aJob('nightly', later)], { isWorking: true })
  expect(await findQueue('nightly')).toEqual({ limit: 2, delay: 5, expire: 60, cron: '0 4 * * *' })
  await makeQueues(boss, [aJob('nightly', { retryDelaySeconds: 0 })], { isWorking: true })
  expect(await findQueue('nightly')).toEqual({ limit: 5, delay: 0, expire: 120, cron: undefined })
})

test('a start that finds everything as it should be changes nothing', async () => {
  const jobs = [aJob('by-clock', { cron: '*/5 * * * *' }), aJob('by-call', {})]
  await makeQueues(boss, jobs, { isWorking: true })
  const changes = ['createQueue', 'updateQueue', 'schedule', 'unschedule'] as const
  const calls = changes.map((name) => vi.spyOn(boss, name))
  await makeQueues(boss, jobs, { isWorking: true })
  expect(calls.flatMap((spy) => spy.mock.calls)).toEqual([])
  vi.restoreAllMocks()
  await app.db.execute(sql`update pgboss.schedule set timezone = 'UTC' where name = 'by-clock'`)
  await makeQueues(boss, jobs, { isWorking: true })
  expect((await boss.getSchedules('by-clock'))[0]?.timezone).toBe('Europe/Amsterdam')
})
