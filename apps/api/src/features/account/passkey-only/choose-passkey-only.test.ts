import { deleteAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  getAccountEndpoint,
} from '@sluimer/contract/account/endpoints'
import { removePasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import {
  choosePasskeyOnlyEndpoint,
  endPasskeyOnlyEndpoint,
} from '@sluimer/contract/account/passkey-only-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer, accountMailsTo, aPerson, findDigits, type Person } from '../account.builders.ts'
import { aDevice } from '../passkeys/device.builders.ts'
import { aCustomerWithPasskey, addTo, enterWith, passkeysOf } from '../passkeys/passkey.builders.ts'
import { aPasskeyOnlyCustomer, findRow, proveBy } from './passkey-only.builders.ts'

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

const choose = (person: Person) => person.call(choosePasskeyOnlyEndpoint, {})
const end = (person: Person) => person.call(endPasskeyOnlyEndpoint, {})
const tooOld = { status: 403, error: { code: 'login_too_old' } }
const noticesTo = async (email: string) =>
  (await accountMailsTo(app, email, 'account_notice')).map(({ subject }) => subject)

describe('the choice that only a passkey opens the account', () => {
  test('takes a passkey of the last quarter of an hour: a password or a code is not enough', async () => {
    const { person, device } = await aCustomerWithPasskey(app, 'vers@voorbeeld.example')
    expect(await choose(person), 'logged in by a link').toMatchObject(tooOld)
    await person.logIn('vers@voorbeeld.example')
    expect(await choose(person), 'logged in by password').toMatchObject(tooOld)
    await proveBy(person, device)
    later(15 * minuteMs)
    expect(await choose(person), 'too long ago').toMatchObject(tooOld)
    expect(await choose(aPerson(app))).toMatchObject({ error: { code: 'login_required' } })
    await proveBy(person, device)
    expect(await choose(person)).toMatchObject({
      ok: true,
      data: { isPasskeyOnly: true, hasPassword: false, isFreshPasskey: true, wayBackAt: null },
    })
  })

  test('drops the password, what was mailed and the other browsers, and is told by mail', async () => {
    const email = 'kiest@voorbeeld.example'
    const { person, device } = await aCustomerWithPasskey(app, email)
    const phone = aPerson(app)
    await phone.logIn(email)
    const asker = aPerson(app)
    later(minuteMs)
    await asker.askCode(email)
    const digits = await findDigits(app, email)
    await proveBy(person, device)
    const before = person.cookies.header()
    await choose(person)
    expect(person.cookies.header()).not.toBe(before)
    expect(await phone.findOwnEmail()).toBeUndefined()
    expect((await findRow(app, email)).passwordHash).toBeNull()
    expect((await enterWith(aPerson(app), device)).ok).toBe(true)
    const [mail] = await accountMailsTo(app, email, 'account_notice')
    expect(mail?.subject).toBe('Je account opent alleen nog met een passkey')
    expect(mail?.text).toContain('/account/niet-ik/?code=')
    // Not even when the choice is taken back while the code would still work.
    expect((await end(person)).ok).toBe(true)
    expect(await asker.giveCode(digits)).toMatchObject({ error: { code: 'login_failed' } })
  })

  test('made twice, or at once, is one choice and one mail', async () => {
    const email = 'dubbel@voorbeeld.example'
    const { person, device } = await aCustomerWithPasskey(app, email)
    await proveBy(person, device)
    await Promise.all([choose(person), choose(person)])
    await enterWith(person, device)
    expect(await choose(person)).toMatchObject({ ok: true })
    const told = (await noticesTo(email)).filter((subject) => subject.includes('alleen nog met een passkey'))
    expect(told).toHaveLength(1)
  })

  test('waits for a login that goes on, whose session then ends with the others', async () => {
    const email = 'tegelijk@voorbeeld.example'
    const { person, device } = await aCustomerWithPasskey(app, email)
    await proveBy(person, device)
    const other = aPerson(app)
    await Promise.all([choose(person), other.logIn(email)])
    expect(await other.findOwnEmail()).toBeUndefined()
  })

  test('of a customer without a passkey is refused', async () => {
    const { person, device, passkey } = await aCustomerWithPasskey(app, 'geen@voorbeeld.example')
    await proveBy(person, device)
    await person.call(removePasskeyEndpoint, { params: { id: passkey.id } })
    expect(await choose(person)).toMatchObject({ error: { code: 'conflict' } })
    expect(await choose(await aCustomer(app, 'nooit@voorbeeld.example'))).toMatchObject(tooOld)
  })
})

describe('while only a passkey opens the account', () => {
  test('its last passkey stays, and the owner is told why; also of two removals at once', async () => {
    const { person, passkey } = await aPasskeyOnlyCustomer(app, 'laatste@voorbeeld.example')
    const remove = (id: string) => person.call(removePasskeyEndpoint, { params: { id } })
    expect(await remove(passkey.id)).toMatchObject({
      error: { code: 'conflict', message: expect.stringContaining('je laatste passkey') },
    })
    expect(await remove('x')).toMatchObject({ error: { code: 'not_found' } })
    const second = aDevice()
    await addTo(person, second)
    const ids = (await passkeysOf(person))?.map(({ id }) => id) ?? []
    await Promise.all(ids.map(remove))
    expect((await app.db.execute('select 1 from customer_passkey')).rowCount).toBeGreaterThan(0)
    const { id } = await findRow(app, 'laatste@voorbeeld.example')
    const left = await app.db.execute(`select 1 from customer_passkey where customer_id = '${id}'`)
    expect(left.rowCount).toBe(1)
  })

  test('deletion, another address and turning it off take a passkey of the last quarter of an hour', async () => {
    const email = 'nodig@voorbeeld.example'
    const { person, device } = await aPasskeyOnlyCustomer(app, email)
    const acts = {
      deletion: () => person.call(deleteAccountEndpoint, { body: { sure: true } }),
      address: () => person.call(changeEmailEndpoint, { body: { email: `nieuw-${email}` } }),
      off: () => end(person),
    }
    later(15 * minuteMs)
    for (const [name, act] of Object.entries(acts)) expect(await act(), name).toMatchObject(tooOld)
    // A session that was opened otherwise proves nothing, should there ever be one.
    await proveBy(person, device)
    await app.db.execute(
      `update customer_session set method = 'code' where proven_at = '${now.toISOString()}'`,
    )
    for (const [name, act] of Object.entries(acts)) expect(await act(), name).toMatchObject(tooOld)
    expect(await person.call(getAccountEndpoint, {})).toMatchObject({
      data: { isFresh: false, isFreshPasskey: false },
    })
    await proveBy(person, device)
    expect((await acts.address()).ok).toBe(true)
    expect((await acts.off()).ok).toBe(true)
  })

  test('no password can be chosen', async () => {
    const { person } = await aPasskeyOnlyCustomer(app, 'wachtwoord@voorbeeld.example')
    const body = { password: 'Lamp!Boek4Kruk', password_confirmation: 'Lamp!Boek4Kruk' }
    expect(await person.call(changePasswordEndpoint, { body })).toMatchObject({
      error: { code: 'conflict', message: expect.stringContaining('alleen met een passkey') },
    })
    expect((await findRow(app, 'wachtwoord@voorbeeld.example')).passwordHash).toBeNull()
  })

  test('turning it off lets codes open it again, ends the other browsers and is told by mail', async () => {
    const email = 'uit@voorbeeld.example'
    const { person, device } = await aPasskeyOnlyCustomer(app, email)
    const phone = aPerson(app)
    await enterWith(phone, device)
    expect(await end(person)).toMatchObject({ ok: true, data: { isPasskeyOnly: false } })
    expect((await end(person)).ok).toBe(true)
    expect(await phone.findOwnEmail()).toBeUndefined()
    expect((await noticesTo(email))[0]).toBe('Je account opent ook weer met een code per mail')
    const asker = aPerson(app)
    later(minuteMs)
    await asker.askCode(email)
    expect((await asker.giveCode(await findDigits(app, email))).ok).toBe(true)
  })
})
