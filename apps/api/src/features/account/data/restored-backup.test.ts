import { readFile } from 'node:fs/promises'
import { deleteAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { backUpTestDatabase, createTestDatabase } from '../../../../test/test-database.ts'
import { aCustomer, accountMailsTo, aPerson } from '../account.builders.ts'
import { runAccountCommand } from '../staff/account-command.ts'
import { listDeletionsJob } from './list-deletions.job.ts'
import { aCustomerWithEverything, words } from './own-data.builders.ts'

const email = 'terug@voorbeeld.example'
const stays = 'blijft@voorbeeld.example'
let now = new Date('2026-11-23T12:00:00Z')
const clock = () => now
let present: TestApp
let restored: TestApp

/** Takes a backup, deletes an account, and restores the backup beside the database that went on. */
beforeAll(async () => {
  const database = await createTestDatabase()
  const before = await buildTestApp({ clock, database })
  await aCustomerWithEverything(before, email, () => {
    now = new Date(now.getTime() + 60_000)
  })
  await aCustomer(before, stays)
  await before.runJobs()
  await before.server.close()
  const backup = await backUpTestDatabase(database)
  present = await buildTestApp({ clock, database })
  now = new Date(now.getTime() + 60 * 60_000)
  const person = aPerson(present)
  await person.logIn(email)
  const deleted = await person.call(deleteAccountEndpoint, { body: { sure: true } })
  if (!deleted.ok) throw new Error(deleted.error.code)
  await present.runJobs()
  restored = await buildTestApp({ clock, database: backup })
})
afterAll(async () => {
  await present.close()
  await restored.close()
})

const repeat = (app: TestApp) =>
  runAccountCommand(app.deps, ['repeat-deletions', present.deps.config.deletionsFile])

/** Lists the tables in which any column of any row holds a word of the person. */
async function findTraces({ db }: TestApp): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  )
  const asked = [email, words.first_name, words.last_name, words.street, words.phone_number]
  const where = asked.map((word) => `one::text ilike '%${word}%'`).join(' or ')
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: traces } = await db.execute(`select from ${name} as one where ${where} limit 1`)
    if (traces.length > 0) found.push(name)
  }
  return found
}

test('a deletion is on the list outside the database, which names nobody', async () => {
  const list = await readFile(present.deps.config.deletionsFile, 'utf8')
  expect(list).toMatch(
    /^\{"receipt":"W-[^"]+","account_hash":"[0-9a-f]{64}","deleted_at":"2026-11-23T[^"]+"\}\n$/,
  )
})

test('a restored backup brings somebody back; the list deletes them again, with every trace, and nobody else', async () => {
  expect(await findTraces(restored)).toEqual(expect.arrayContaining(['public.customer', 'public.review']))
  expect(await repeat(restored)).toEqual({
    ok: true,
    line: '1 of 1 deleted accounts was back, and is deleted again.',
  })
  expect(await findTraces(restored)).toEqual(['public."order"', 'public.invoice'])
  expect(await accountMailsTo(restored, email)).toEqual([])
  expect((await aPerson(restored).logIn(email)).ok).toBe(false)
  expect((await aPerson(restored).logIn(stays)).ok).toBe(true)
})

test('a second run finds nobody, and the list knows the deletion from then on as before', async () => {
  expect((await repeat(restored)).line).toBe('0 of 1 deleted accounts were back, and are deleted again.')
  const list = await readFile(present.deps.config.deletionsFile, 'utf8')
  await restored.deps.jobs.enqueue(restored.db, listDeletionsJob, {})
  await restored.runJobs()
  expect(await readFile(restored.deps.config.deletionsFile, 'utf8')).toBe(list)
})

test('a list that does not exist is reported, and nobody is deleted', async () => {
  expect(await runAccountCommand(restored.deps, ['repeat-deletions', '/nergens/lijst.jsonl'])).toMatchObject({
    ok: false,
    line: expect.stringMatching(/cannot be read/),
  })
  expect((await runAccountCommand(restored.deps, ['repeat-deletions'])).ok).toBe(false)
})
