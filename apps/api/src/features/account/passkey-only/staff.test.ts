import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { wayBack } from '../../customer/rows/tables.ts'
import { advanceWayBacksJob } from '../../customer/way-back/advance-way-backs.job.ts'
import { accountMailsTo, aPerson } from '../account.builders.ts'
import { enterWith } from '../passkeys/passkey.builders.ts'
import { accountCommandUsage, runAccountCommand } from '../staff/account-command.ts'
import { aPasskeyOnlyCustomer, findRow } from './passkey-only.builders.ts'

const dayMs = 24 * 60 * 60_000
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) => runAccountCommand(app.deps, args)

test('staff stop a wait for a customer on the telephone, who is mailed; it opens nothing', async () => {
  const email = 'belt@voorbeeld.example'
  const { device } = await aPasskeyOnlyCustomer(app, email)
  const { id: customerId } = await findRow(app, email)
  const startedAt = new Date(Date.now() - 20 * dayMs)
  await app.db.insert(wayBack).values({ customerId, startedAt, opensAt: new Date(Date.now() - 6 * dayMs) })
  expect(await run('stop-wait', 'Belt@voorbeeld.example')).toEqual({
    ok: true,
    line: 'The wait is stopped, and the owner was mailed.',
  })
  expect(await run('stop-wait', email)).toEqual({ ok: true, line: 'No wait runs.' })
  const texts = (await accountMailsTo(app, email, 'account_notice')).map(({ text }) => text).join('')
  expect(texts).toContain('Onze klantenservice heeft de wachttijd gestopt')
  await app.deps.jobs.enqueue(app.db, advanceWayBacksJob, {})
  await app.runJobs()
  expect((await findRow(app, email)).passkeyOnlySince).not.toBeNull()
  expect((await enterWith(aPerson(app), device)).ok).toBe(true)
})

test('no command of staff opens an account, or ends the choice for passkeys', async () => {
  const email = 'dicht@voorbeeld.example'
  await aPasskeyOnlyCustomer(app, email)
  const commands = [...accountCommandUsage.matchAll(/^ {2}([a-z-]+) /gm)].map(([, what = '']) => what)
  expect(commands).toEqual(['log-out', 'log-out', 'stop-wait', 'repeat-deletions'])
  const before = await findRow(app, email)
  for (const what of new Set(commands)) await run(what, email)
  expect(await findRow(app, email)).toEqual(before)
  for (const args of [['stop-wait'], ['stop-wait', '--all'], ['stop-wait', email, email], ['open', email]])
    expect(await run(...args)).toEqual({ ok: false, line: accountCommandUsage })
})
