import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer, aPerson } from '../account.builders.ts'
import { accountCommandUsage, runAccountCommand } from '../staff/account-command.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) => runAccountCommand(app.deps, args)

test('staff log one customer out of every browser, and nobody else', async () => {
  const owner = await aCustomer(app, 'gestolen@voorbeeld.example')
  const phone = aPerson(app)
  await phone.logIn('gestolen@voorbeeld.example', undefined, true)
  const other = await aCustomer(app, 'ander@voorbeeld.example')
  expect(await run('log-out', 'Gestolen@Voorbeeld.example')).toEqual({ ok: true, line: '2 sessions ended.' })
  expect([await owner.findOwnEmail(), await phone.findOwnEmail()]).toEqual([undefined, undefined])
  expect(await other.findOwnEmail()).toBe('ander@voorbeeld.example')
  expect((await phone.logIn('gestolen@voorbeeld.example')).ok).toBe(true)
  expect(await run('log-out', 'gestolen@voorbeeld.example')).toEqual({ ok: true, line: '1 session ended.' })
})

test('staff log all customers out at once', async () => {
  const people = [
    await aCustomer(app, 'een@voorbeeld.example'),
    await aCustomer(app, 'twee@voorbeeld.example'),
  ]
  expect((await run('log-out', '--all')).line).toMatch(/^\d+ sessions ended\.$/)
  for (const person of people) expect(await person.findOwnEmail()).toBeUndefined()
  expect(await run('log-out', '--all')).toEqual({ ok: true, line: '0 sessions ended.' })
})

test('an address without an account is reported, and anything unclear ends nothing', async () => {
  const owner = await aCustomer(app, 'blijft@voorbeeld.example')
  expect(await run('log-out', 'niemand@voorbeeld.example')).toEqual({
    ok: false,
    line: 'No account has this address.',
  })
  for (const args of [[], ['log-out'], ['log-out', 'alle'], ['log-out', '--all', 'x'], ['weg', 'a@b.nl']])
    expect(await run(...args)).toEqual({ ok: false, line: accountCommandUsage })
  expect(await owner.findOwnEmail()).toBe('blijft@voorbeeld.example')
})
