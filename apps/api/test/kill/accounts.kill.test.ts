import { eq, isNotNull, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '../../src/features/account/account.builders.ts'
import { aPasskeyOnlyCustomer } from '../../src/features/account/passkey-only/passkey-only.builders.ts'
import { endUnusedAccountsJob } from '../../src/features/account/unused/end-unused-accounts.job.ts'
import { accountDeletion, customer, wayBack } from '../../src/features/customer/rows/tables.ts'
import { advanceWayBacksJob } from '../../src/features/customer/way-back/advance-way-backs.job.ts'
import { mailMessage } from '../../src/platform/mail/tables.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { runKilledProcess } from './run-killed-process.ts'

const timeoutMs = 600_000
const dayMs = 24 * 60 * 60_000
const start = new Date('2026-11-23T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

type NightJob = typeof endUnusedAccountsJob | typeof advanceWayBacksJob
/** Runs a job in a process that is killed once it has queued this many mails, before the last of them is committed. */
const runKilled = (job: NightJob, afterMails: number) =>
  runKilledProcess(app, { killAt: { afterMails }, work: { nightJob: job.name, at: now.toISOString() } })
async function run(job: NightJob) {
  await app.deps.jobs.enqueue(app.db, job, {})
  await app.runJobs()
}
const countMails = (subject: string) => app.db.$count(mailMessage, like(mailMessage.subject, subject))

test(
  'a process killed while it ends accounts that nobody uses leaves whole ones, and the next tells and deletes the rest once',
  async () => {
    for (const name of ['een', 'twee', 'drie']) await aCustomer(app, `${name}@voorbeeld.example`)
    const question = 'Wil je je account houden?'
    const receipt = 'Je account is verwijderd'
    now = after(705)
    await runKilled(endUnusedAccountsJob, 2)
    // The first was told and says so; the second was told nothing and does not say that it was.
    expect(await app.db.$count(customer, isNull(customer.warnedAt))).toBe(2)
    expect(await countMails(question)).toBe(1)
    await run(endUnusedAccountsJob)
    await run(endUnusedAccountsJob)
    expect(await countMails(question)).toBe(3)

    now = after(736)
    await runKilled(endUnusedAccountsJob, 2)
    expect(await app.db.$count(customer)).toBe(2)
    expect(await app.db.$count(accountDeletion)).toBe(1)
    await Promise.all([run(endUnusedAccountsJob), run(endUnusedAccountsJob)])
    expect(await app.db.$count(customer)).toBe(0)
    expect(await app.db.$count(accountDeletion)).toBe(3)
    expect(await countMails(receipt)).toBe(3)
  },
  timeoutMs,
)

test(
  'a process killed while it moves waits on tells nobody twice, and opens no account without a mail',
  async () => {
    now = after(800)
    for (const name of ['vier', 'vijf', 'zes']) {
      const email = `${name}@voorbeeld.example`
      await aPasskeyOnlyCustomer(app, email)
      const [row] = await app.db.select().from(customer).where(eq(customer.email, email))
      if (row === undefined) throw new Error(`${email} is gone`)
      await app.db.insert(wayBack).values({ customerId: row.id, startedAt: now, opensAt: after(814) })
    }
    const closed = () => app.db.$count(customer, isNotNull(customer.passkeyOnlySince))
    for (const [days, told] of [
      [807, 'Vanaf %'],
      [813, 'Laatste dag: %'],
    ] as const) {
      now = after(days)
      await runKilled(advanceWayBacksJob, 2)
      expect(await countMails(told)).toBe(1)
      await run(advanceWayBacksJob)
      await run(advanceWayBacksJob)
      expect(await countMails(told)).toBe(3)
    }
    now = after(814)
    const opened = 'Je account opent weer met een code per mail'
    await runKilled(advanceWayBacksJob, 2)
    expect([await closed(), await countMails(opened)]).toEqual([2, 1])
    await Promise.all([run(advanceWayBacksJob), run(advanceWayBacksJob)])
    expect([await closed(), await countMails(opened)]).toEqual([0, 3])
  },
  timeoutMs,
)
