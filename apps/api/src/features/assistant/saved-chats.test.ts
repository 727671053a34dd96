import { saveChatEndpoint } from '@sluimer/contract/assistant/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { forgetChatsJob } from './forget-chats.job.ts'
import { savedChat } from './tables.ts'

const start = new Date('2026-11-23T12:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = start
  await app.db.delete(savedChat)
})

const aTalk = (content = 'Waar blijft mijn dekbed?') => ({
  rating: 4,
  messages: [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'Ik kijk graag hoe je bestelling staat.' },
    { role: 'question' as const, content: 'Zijn uw vragen beantwoord?' },
  ],
})

test('[CH-04] [API-12] a rated talk is kept with its rating', async () => {
  expect(await app.mustCall(saveChatEndpoint, { body: aTalk() })).toEqual({ saved: true })
  expect(await app.db.select().from(savedChat)).toMatchObject([{ savedAt: start, ...aTalk() }])
})

test('[CH-04] nothing of an order or of who somebody is stays in it', async () => {
  const private_ =
    'Ik heet Noor de Vries, Dorpsstraat 12a bus 3. KJD1000001, KJD１０００００２, 1234 AB 12, noor@voorbeeld.example, 06-12345678, NL91ABNA0417164300'
  await app.mustCall(saveChatEndpoint, { body: aTalk(private_) })
  const [row] = await app.db.select().from(savedChat)
  expect(row?.messages[0]?.content).not.toMatch(/\p{Nd}|@|KJD|Noor|Vries|Dorps/u)
})

test('[CH-04] it leaves after 30 days', async () => {
  await app.mustCall(saveChatEndpoint, { body: aTalk() })
  const countAfter = async (days: number) => {
    now = daysAgo(start, -days)
    await app.deps.jobs.enqueue(app.db, forgetChatsJob, {})
    await app.runJobs()
    return app.db.$count(savedChat)
  }
  expect(await countAfter(29)).toBe(1)
  expect(await countAfter(31)).toBe(0)
})

test.each([{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { messages: [] }])(
  '%o is refused',
  async (special) => {
    const body = { ...aTalk(), ...special }
    expect(await app.call(saveChatEndpoint, { body })).toMatchObject({ status: 400 })
    expect(await app.db.$count(savedChat)).toBe(0)
  },
)
