import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer, accountMailsTo, aPerson, findLinkCode, type Person } from '../account.builders.ts'

const minuteMs = 60_000
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const forget = (person: Person, email: string) => person.call(forgotPasswordEndpoint, { body: { email } })
const choose = (person: Person, code: string, password = 'Stoel!Maan4Vis') =>
  person.call(resetPasswordEndpoint, { body: { code, password, password_confirmation: password } })

/** Makes a customer who asked for a link, and returns it. */
async function aForgetful(email: string) {
  const owner = await aCustomer(app, email)
  later(minuteMs)
  await forget(aPerson(app), email)
  return { owner, code: await findLinkCode(app, email) }
}

test('[AC-01] a forgotten password is replaced with the link, which works in any browser and logs in', async () => {
  const { owner, code } = await aForgetful('vergeet@voorbeeld.example')
  const phone = aPerson(app)
  expect(await choose(phone, code)).toMatchObject({ data: { loggedIn: true } })
  expect(await phone.findOwnEmail()).toBe('vergeet@voorbeeld.example')
  expect((await aPerson(app).logIn('vergeet@voorbeeld.example', 'Stoel!Maan4Vis')).ok).toBe(true)
  expect((await aPerson(app).logIn('vergeet@voorbeeld.example')).ok).toBe(false)
  expect(await owner.findOwnEmail()).toBeUndefined()
  const [notice] = await accountMailsTo(app, 'vergeet@voorbeeld.example', 'account_notice')
  expect(notice?.subject).toBe('Je hebt een nieuw wachtwoord')
  expect(notice?.text).toContain('Dit was ik niet')
})

test('a link works once, also when it is pressed twice at once', async () => {
  const { code } = await aForgetful('eenmalig@voorbeeld.example')
  const answers = await Promise.all([choose(aPerson(app), code), choose(aPerson(app), code)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await choose(aPerson(app), code)).toMatchObject({ error: { code: 'not_found' } })
})

test('a link works for an hour', async () => {
  const { code } = await aForgetful('uur@voorbeeld.example')
  later(60 * minuteMs)
  expect(await choose(aPerson(app), code)).toMatchObject({ error: { code: 'not_found' } })
})

test('the link of a registration or of somebody else chooses no password', async () => {
  const stranger = aPerson(app)
  await stranger.register('ander@voorbeeld.example')
  const code = await findLinkCode(app, 'ander@voorbeeld.example')
  expect(await choose(stranger, code)).toMatchObject({ error: { code: 'not_found' } })
  expect(await choose(stranger, `${code.slice(0, -1)}x`)).toMatchObject({ error: { code: 'not_found' } })
})

test('[VA-12] the new password has the same rules, and a refusal leaves the link in use', async () => {
  const { code } = await aForgetful('regels@voorbeeld.example')
  for (const password of ['kort', 'Welkom01!', 'Koper@12'])
    expect(await choose(aPerson(app), code, password)).toMatchObject({
      error: { code: 'invalid_request', fields: [{ path: 'body.password' }] },
    })
  expect((await choose(aPerson(app), code)).ok).toBe(true)
})

test('an unknown address gets the same answer, and a mail that helps its reader on', async () => {
  await aCustomer(app, 'bekend@voorbeeld.example')
  later(minuteMs)
  const known = await forget(aPerson(app), 'bekend@voorbeeld.example')
  const unknown = await forget(aPerson(app), 'onbekend@voorbeeld.example')
  expect(known.ok && known.data).toEqual(unknown.ok && unknown.data)
  const [mail] = await accountMailsTo(app, 'onbekend@voorbeeld.example')
  expect(mail?.subject).toBe('Er is geen account met dit e-mailadres')
  expect(mail?.text).not.toMatch(/\?code=/)
})

test('the link goes to the address of the account, however it was typed', async () => {
  await aCustomer(app, 'letters@voorbeeld.example')
  later(minuteMs)
  await forget(aPerson(app), 'LETTERS@voorbeeld.example')
  expect((await choose(aPerson(app), await findLinkCode(app, 'LETTERS@voorbeeld.example'))).ok).toBe(true)
})
