import { endOtherSessionsEndpoint, getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { askPasskeyProofEndpoint, provePasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { aDevice, type Device, type Twist } from './device.builders.ts'
import { aCustomerWithPasskey, addTo, askForLogin, enterWith } from './passkey.builders.ts'

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

async function askProof(person: Person) {
  const asked = await person.call(askPasskeyProofEndpoint, {})
  if (!asked.ok) throw new Error(`no proof can be asked for: ${asked.error.code}`)
  return asked.data
}
async function prove(person: Person, device: Device, twist: Twist = {}) {
  const credential = device.sign(await askProof(person), twist)
  return person.call(provePasskeyEndpoint, { body: { credential } })
}
async function isFresh(person: Person) {
  const account = await person.call(getAccountEndpoint, {})
  return account.ok && account.data.isFresh
}
const refused = { error: { code: 'login_failed' } }

test('a passkey makes an old login fresh; the session gets another token, and others go on', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'vers@voorbeeld.example')
  const phone = aPerson(app)
  await enterWith(phone, device)
  later(20 * minuteMs)
  expect(await person.call(endOtherSessionsEndpoint, {})).toMatchObject({ error: { code: 'login_too_old' } })
  const before = person.cookies.header()
  expect(await prove(person, device)).toMatchObject({ ok: true, data: { done: true } })
  expect([await isFresh(person), await isFresh(phone)]).toEqual([true, false])
  const thief = await app.server.inject({
    url: '/v1/customer',
    headers: { authorization: `Bearer ${app.serviceToken()}`, cookie: before },
  })
  expect(thief.statusCode).toBe(403)
  expect(await person.call(endOtherSessionsEndpoint, {})).toMatchObject({ ok: true })
  later(15 * minuteMs)
  expect(await isFresh(person)).toBe(false)
})

test('only the passkeys of the account are asked for, and named as its own', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'eigen@voorbeeld.example')
  expect(await askProof(person)).toMatchObject({
    allowCredentials: [{ type: 'public-key', id: device.id, transports: ['internal'] }],
    userVerification: 'required',
  })
  expect(await person.call(getAccountEndpoint, {})).toMatchObject({ data: { hasPasskey: true } })
  const without = await aCustomer(app, 'zonder@voorbeeld.example')
  expect(await without.call(getAccountEndpoint, {})).toMatchObject({ data: { hasPasskey: false } })
  expect(await without.call(askPasskeyProofEndpoint, {})).toMatchObject({ error: { code: 'not_found' } })
  expect(await aPerson(app).call(askPasskeyProofEndpoint, {})).toMatchObject({
    error: { code: 'login_required' },
  })
})

test('a passkey of somebody else proves nothing, and changes nobody’s session', async () => {
  const { person } = await aCustomerWithPasskey(app, 'een@voorbeeld.example')
  const { device: other } = await aCustomerWithPasskey(app, 'twee@voorbeeld.example')
  later(20 * minuteMs)
  expect(await prove(person, other)).toMatchObject(refused)
  expect(await person.findOwnEmail()).toBe('een@voorbeeld.example')
  expect(await isFresh(person)).toBe(false)
})

test('an answer counts once, for this question, at this browser', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'eens@voorbeeld.example')
  const phone = aPerson(app)
  await enterWith(phone, device)
  const credential = device.sign(await askProof(person))
  const give = (who: Person) => who.call(provePasskeyEndpoint, { body: { credential } })
  expect(await give(phone)).toMatchObject(refused)
  expect((await give(person)).ok).toBe(true)
  expect(await give(person)).toMatchObject(refused)
  const ofLogin = device.sign(await askForLogin(person))
  expect(await person.call(provePasskeyEndpoint, { body: { credential: ofLogin } })).toMatchObject(refused)
  const late = device.sign(await askProof(person))
  later(6 * minuteMs)
  expect(await person.call(provePasskeyEndpoint, { body: { credential: late } })).toMatchObject(refused)
})

test('a passkey that was removed meanwhile, or signs without a finger or pin, proves nothing', async () => {
  const { person, device } = await aCustomerWithPasskey(app, 'weg@voorbeeld.example')
  await addTo(person, aDevice())
  expect(await prove(person, device, { flags: 0x01 })).toMatchObject(refused)
  const credential = device.sign(await askProof(person))
  await app.db.execute(`delete from customer_passkey where credential_id = '${device.id}'`)
  expect(await person.call(provePasskeyEndpoint, { body: { credential } })).toMatchObject(refused)
})
