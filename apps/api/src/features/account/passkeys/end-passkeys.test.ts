import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  raiseAlarmEndpoint,
  resetPasswordEndpoint,
} from '@sluimer/contract/account/endpoints'
import { addPasskeyEndpoint, askNewPasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { customerPasskey } from '../../customer/rows/tables.ts'
import { aPerson, findDigits, findLinkCode, goodPassword } from '../account.builders.ts'
import { aDevice } from './device.builders.ts'
import { aCustomerWithPasskey, addTo, askForNew, enterWith, passkeysOf } from './passkey.builders.ts'

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

const another = 'Lamp!Boek4Kruk'
const newPassword = { password: another, password_confirmation: another }
const refused = { error: { code: 'login_failed' } }

test('a password that is reset by mail ends passkeys, and what was asked to add one', async () => {
  const { person: thief, device } = await aCustomerWithPasskey(app, 'herstel@voorbeeld.example')
  const credential = aDevice().make(await askForNew(thief))
  later(minuteMs)
  const owner = aPerson(app)
  await owner.call(forgotPasswordEndpoint, { body: { email: 'herstel@voorbeeld.example' } })
  const code = await findLinkCode(app, 'herstel@voorbeeld.example')
  expect((await owner.call(resetPasswordEndpoint, { body: { code, ...newPassword } })).ok).toBe(true)
  expect(await passkeysOf(owner)).toEqual([])
  expect(await enterWith(aPerson(app), device)).toMatchObject(refused)
  expect(await thief.call(addPasskeyEndpoint, { body: { credential } })).toMatchObject({
    error: { code: 'login_required' },
  })
  await thief.logIn('herstel@voorbeeld.example', another)
  expect(await thief.call(addPasskeyEndpoint, { body: { credential } })).toMatchObject({
    error: { code: 'conflict' },
  })
  expect((await addTo(owner, aDevice())).ok).toBe(true)
})

test('"this was not me" ends passkeys, also those that were there before', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'alarm@voorbeeld.example')
  const second = aDevice()
  await addTo(person, second)
  const code = await findLinkCode(app, 'alarm@voorbeeld.example', 'account_notice')
  const owner = aPerson(app)
  expect((await owner.call(raiseAlarmEndpoint, { body: { code } })).ok).toBe(true)
  for (const one of [device, second]) expect(await enterWith(aPerson(app), one)).toMatchObject(refused)
  expect(await person.findOwnEmail()).toBeUndefined()
  expect(await owner.logIn('alarm@voorbeeld.example')).toMatchObject(refused)
})

test('a password that its owner changes leaves passkeys as they are', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'wijzig@voorbeeld.example')
  expect((await person.call(changePasswordEndpoint, { body: newPassword })).ok).toBe(true)
  expect((await enterWith(aPerson(app), device)).ok).toBe(true)
})

test('a stranger who makes an account for the mailbox of somebody else has nothing that opens it', async () => {
  const thief = aPerson(app)
  await thief.register('eigenaar@voorbeeld.example', goodPassword)
  expect(await thief.call(askNewPasskeyEndpoint, {})).toMatchObject({ error: { code: 'login_required' } })
  later(minuteMs)
  const owner = aPerson(app)
  await owner.askCode('eigenaar@voorbeeld.example')
  expect((await owner.giveCode(await findDigits(app, 'eigenaar@voorbeeld.example'))).ok).toBe(true)
  expect(await passkeysOf(owner)).toEqual([])
  expect(await thief.logIn('eigenaar@voorbeeld.example', goodPassword)).toMatchObject(refused)
  expect(await thief.findOwnEmail()).toBeUndefined()
})

test('passkeys go with their account', async () => {
  const { device } = await aCustomerWithPasskey(app, 'gewist@voorbeeld.example')
  await app.db.execute(`delete from customer where email_name = 'gewist@voorbeeld.example'`)
  expect(await enterWith(aPerson(app), device)).toMatchObject(refused)
  const kept = await app.db.select().from(customerPasskey)
  expect(kept.map(({ credentialId }) => credentialId)).not.toContain(device.id)
})
