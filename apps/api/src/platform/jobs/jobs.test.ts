import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { defineJob } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

let app: TestApp
let jobs: Jobs
let done: string[] = []
let failures = 0
const waterPlant = defineJob(
  'water-plant',
  z.object({ plant: z.string() }),
  async ({ plant }) => {
    if (failures-- > 0) throw new Error('the can is empty')
    done.push(plant)
  },
  { retryLimit: 2, retryDelaySeconds: 0 },
)
const waterGarden = defineJob(
  'water-garden',
  z.object({ plant: z.string() }),
  async ({ plant }) => {
    if (plant === 'plastic') throw new Error('it needs no water')
    done.push(plant)
  },
  { batchSize: 5, retryLimit: 0 },
)
const unknownJob = defineJob('unknown', z.object({}), async () => undefined)

async function startJobs(isWorking: boolean) {
  const { config, log } = app.deps
  const started = createJobs({ databaseUrl: config.databaseUrl, isWorking, log })
  await started.start([waterPlant, waterGarden], { ...app.deps, jobs: started })
  return started
}
beforeAll(async () => {
  app = await buildTestApp()
  jobs = await startJobs(false)
})
afterEach(() => {
  done = []
  failures = 0
})
afterAll(async () => {
  await jobs.stop()
  await app.close()
})

test('a job of a transaction that commits runs, with its data', async () => {
  await inTransaction(app.db, (tx) => jobs.enqueue(tx, waterPlant, { plant: 'ficus' }))
  expect(await jobs.runDue()).toEqual({ completed: 1, failed: [] })
  expect(done).toEqual(['ficus'])
})

test('a job of a transaction that fails does not exist', async () => {
  const work = inTransaction(app.db, async (tx) => {
    await jobs.enqueue(tx, waterPlant, { plant: 'ficus' })
    throw new Error('changed our mind')
  })
  await expect(work).rejects.toThrow('changed our mind')
  expect((await jobs.runDue()).completed).toBe(0)
})

test('while a job with a key waits, no second one is added; without a key every one runs', async () => {
  for (const plant of ['ficus', 'fern']) await jobs.enqueue(app.db, waterPlant, { plant }, { key: 'today' })
  for (const plant of ['palm', 'cactus']) await jobs.enqueue(app.db, waterPlant, { plant })
  await jobs.runDue()
  expect(done.toSorted()).toEqual(['cactus', 'ficus', 'palm'])
})

test('a job for later is not due now', async () => {
  const startAfter = new Date(Date.now() + 60_000)
  await jobs.enqueue(app.db, waterPlant, { plant: 'ficus' }, { startAfter })
  expect((await jobs.runDue()).completed).toBe(0)
})

test('a job that fails is tried again, and given up after its last attempt', async () => {
  failures = 1
  await jobs.enqueue(app.db, waterPlant, { plant: 'ficus' })
  expect(await jobs.runDue()).toMatchObject({ completed: 1, failed: [{ message: 'the can is empty' }] })
  failures = 100
  await jobs.enqueue(app.db, waterPlant, { plant: 'fern' })
  const { completed, failed } = await jobs.runDue()
  expect([completed, failed.length]).toEqual([0, 3])
})

test('data that does not fit the job, or a job nobody works on, is refused at once', async () => {
  await expect(jobs.enqueue(app.db, waterPlant, { plant: 3 as never })).rejects.toThrow('expected string')
  await expect(jobs.enqueue(app.db, unknownJob, {})).rejects.toThrow('unknown')
})

test('a working queue takes up jobs by itself and finishes the running one before it stops', async () => {
  const working = await startJobs(true)
  const before = done.length
  await working.enqueue(app.db, waterPlant, { plant: 'ficus' })
  await expect.poll(() => done.length).toBe(before + 1)
  await working.stop()
})

test('jobs that come in numbers are done in batches without a pause, and one that fails leaves the others alone', async () => {
  const plants = Array.from({ length: 24 }, (_, at) => `rose ${at}`)
  for (const plant of [...plants.slice(0, 3), 'plastic', ...plants.slice(3)])
    await jobs.enqueue(app.db, waterGarden, { plant })
  const working = await startJobs(true)
  await expect.poll(() => done.length).toBe(plants.length)
  await working.stop()
  expect(done.toSorted()).toEqual(plants.toSorted())
  const { rows } = await app.db.execute<{ state: string; count: number }>(
    `select state, count(*)::integer from pgboss.job where name = 'water-garden' group by state order by state`,
  )
  expect(rows).toEqual([
    { state: 'completed', count: plants.length },
    { state: 'failed', count: 1 },
  ])
  const { rows: fetches } = await app.db.execute<{ count: number }>(
    `select count(distinct started_on)::integer from pgboss.job where name = 'water-garden'`,
  )
  expect(fetches[0]?.count).toBeLessThanOrEqual(Math.ceil(25 / 5) + 2)
})
