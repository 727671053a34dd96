import {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '@sluimer/contract/account/passkey-endpoints'
import { passkeysAtMost } from '@sluimer/domain/customer/passkey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findCustomerByEmail } from '../../customer/rows/customer.queries.ts'
import { customerPasskey } from '../../customer/rows/tables.ts'
import { aCustomer, accountMailsTo, aPerson } from '../account.builders.ts'
import { aDevice, flags } from './device.builders.ts'
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

describe('a passkey is added', () => {
  test('by a customer, who sees it with the words for their browser and is told by mail', async () => {
    const noor = await aCustomer(app, 'noor@voorbeeld.example')
    expect(await addTo(noor, aDevice())).toMatchObject({ ok: true, status: 201 })
    const passkey = { name: 'Firefox op Linux', isSynced: false, createdAt: now.toISOString(), usedAt: null }
    expect(await passkeysOf(noor)).toEqual([{ id: expect.any(String), ...passkey }])
    const [mail] = await accountMailsTo(app, 'noor@voorbeeld.example', 'account_notice')
    expect(mail?.subject).toBe('Je account heeft een nieuwe passkey')
    expect(mail?.text).toContain('/account/niet-ik/?code=')
    expect(mail?.text).toContain('Je wachtwoord en je passkeys vervallen')
  })

  test('as one that is found without an address, asks for a finger or a pin, and tells nothing of its maker', async () => {
    const { person, device } = await aCustomerWithPasskey(app, 'wens@voorbeeld.example')
    expect(await askForNew(person)).toMatchObject({
      rp: { id: 'localhost', name: 'Sluimer' },
      user: { name: 'wens@voorbeeld.example' },
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: device.id, transports: ['internal'] }],
    })
  })

  test('and ends the other browsers; the one in hand gets another token', async () => {
    const desk = await aCustomer(app, 'wissel@voorbeeld.example')
    const phone = aPerson(app)
    await phone.logIn('wissel@voorbeeld.example')
    const before = desk.cookies.header()
    await addTo(desk, aDevice())
    expect(await phone.findOwnEmail()).toBeUndefined()
    expect(await desk.findOwnEmail()).toBe('wissel@voorbeeld.example')
    const thief = await app.server.inject({
      url: '/v1/customer',
      headers: { authorization: `Bearer ${app.serviceToken()}`, cookie: before },
    })
    expect(thief.statusCode).toBe(403)
  })

  test('only after a fresh login, and by nobody else than a customer', async () => {
    const owner = await aCustomer(app, 'vers@voorbeeld.example')
    const creation = await askForNew(owner)
    const credential = aDevice().make(creation)
    expect(await aPerson(app).call(askNewPasskeyEndpoint, {})).toMatchObject({
      status: 403,
      error: { code: 'login_required' },
    })
    later(15 * minuteMs)
    expect(await owner.call(askNewPasskeyEndpoint, {})).toMatchObject({
      status: 403,
      error: { code: 'login_too_old' },
    })
    expect(await owner.call(addPasskeyEndpoint, { body: { credential } })).toMatchObject({
      error: { code: 'login_too_old' },
    })
  })

  test('also by a device that signs for itself, and with what is known of its copies', async () => {
    const owner = await aCustomer(app, 'zelf@voorbeeld.example')
    expect((await addTo(owner, aDevice(), { attestation: 'self' })).ok).toBe(true)
    const synced = flags.present | flags.verified | flags.canSync | flags.isSynced
    expect(await addTo(owner, aDevice(), { flags: synced })).toMatchObject({ data: { isSynced: true } })
  })

  test(`up to ${passkeysAtMost} times`, async () => {
    const { person } = await aCustomerWithPasskey(app, 'veel@voorbeeld.example')
    const creation = await askForNew(person)
    const [held] = await app.db.select().from(customerPasskey).limit(1)
    if (held === undefined) throw new Error('There is no passkey')
    const owner = await findCustomerByEmail(app.db, 'veel@voorbeeld.example')
    const customerId = owner?.id ?? held.customerId
    const copies = Array.from({ length: passkeysAtMost - 1 }, (_, index) => ({
      ...{ ...held, customerId, id: crypto.randomUUID(), credentialId: `kopie-${index}` },
    }))
    await app.db.insert(customerPasskey).values(copies)
    const body = { credential: aDevice().make(creation) }
    expect(await person.call(addPasskeyEndpoint, { body })).toMatchObject({ error: { code: 'conflict' } })
    expect(await person.call(askNewPasskeyEndpoint, {})).toMatchObject({
      error: { message: expect.stringContaining('Verwijder er eerst een') },
    })
  })
})

describe('a passkey that is refused', () => {
  test.each([
    ['of another site', { origin: 'https://sluimer.voorbeeld.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['for another domain', { domain: 'voorbeeld.example' }],
    ['made inside a page of another site', { crossOrigin: true }],
    ['of a login', { type: 'webauthn.get' }],
    ['without a finger or pin', { flags: flags.present }],
    ['without anybody there', { flags: flags.verified }],
    ['under another id than the signed one', { id: 'AAAA' }],
    ['with certificates of its maker', { attestation: 'certificates' }],
    ['of a kind that nobody knows', { attestation: 'unknown' }],
  ] as const)('%s is not kept', async (what, twist) => {
    const owner = await aCustomer(app, `${what.replaceAll(' ', '-')}@voorbeeld.example`)
    expect(await addTo(owner, aDevice(), twist)).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect(await passkeysOf(owner)).toEqual([])
  })

  test('is one with an id that is known already, to whomever it belongs', async () => {
    const { device } = await aCustomerWithPasskey(app, 'eerste@voorbeeld.example')
    const second = await aCustomer(app, 'tweede@voorbeeld.example')
    const copy = aDevice(Buffer.from(device.id, 'base64url'))
    expect(await addTo(second, copy)).toMatchObject({ error: { code: 'conflict' } })
    expect(await passkeysOf(second)).toEqual([])
    expect(await enterWith(aPerson(app), copy)).toMatchObject({ error: { code: 'login_failed' } })
    const visitor = aPerson(app)
    expect((await enterWith(visitor, device)).ok).toBe(true)
    expect(await visitor.findOwnEmail()).toBe('eerste@voorbeeld.example')
  })

  test.each(['', '!', 'e30', 'bnVsbA', Buffer.from('{"challenge":1}').toString('base64url')])(
    'has client data such as %j',
    async (clientDataJSON) => {
      const owner = await aCustomer(app, `onzin${clientDataJSON.length}@voorbeeld.example`)
      const credential = aDevice().make(await askForNew(owner))
      const answer = await owner.call(addPasskeyEndpoint, {
        body: { credential: { ...credential, response: { ...credential.response, clientDataJSON } } },
      })
      expect(answer.ok ? 'kept' : answer.status).toBeOneOf([400, 409])
    },
  )
})

describe('the passkeys of an account', () => {
  test('get another name, which is not empty and not long', async () => {
    const { person, passkey } = await aCustomerWithPasskey(app, 'naam@voorbeeld.example')
    const params = { id: passkey.id }
    const rename = (name: string) => person.call(renamePasskeyEndpoint, { params, body: { name } })
    expect(await rename('  Mijn telefoon ')).toMatchObject({ data: { name: 'Mijn telefoon' } })
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Mijn telefoon' }])
    expect(await rename(' ')).toMatchObject({ error: { fields: [{ message: 'Geef de passkey een naam' }] } })
    expect(await rename('x'.repeat(61))).toMatchObject({ error: { code: 'invalid_request' } })
    expect((await rename('x'.repeat(60))).ok).toBe(true)
  })

  test('are removed after a fresh login; it ends the other browsers and is told by mail', async () => {
    const { person, device, passkey } = await aCustomerWithPasskey(app, 'weg@voorbeeld.example')
    const phone = aPerson(app)
    await enterWith(phone, device)
    const remove = () => person.call(removePasskeyEndpoint, { params: { id: passkey.id } })
    later(15 * minuteMs)
    expect(await remove()).toMatchObject({ status: 403, error: { code: 'login_too_old' } })
    await person.logIn('weg@voorbeeld.example')
    const before = person.cookies.header()
    expect(await remove()).toMatchObject({
      ok: true,
      data: { removed: { rpId: 'localhost', credentialId: device.id } },
    })
    expect(person.cookies.header()).not.toBe(before)
    expect(await passkeysOf(person)).toEqual([])
    expect(await phone.findOwnEmail()).toBeUndefined()
    expect(await enterWith(aPerson(app), device)).toMatchObject({ error: { code: 'login_failed' } })
    expect(await remove()).toMatchObject({ error: { code: 'not_found' } })
    const [mail] = await accountMailsTo(app, 'weg@voorbeeld.example', 'account_notice')
    expect(mail?.subject).toBe('Er is een passkey verwijderd')
    expect(mail?.text).toContain('/account/niet-ik/?code=')
  })

  test('are not seen, named or removed by anybody else (CVE-2025-71400)', async () => {
    const { person, device, passkey } = await aCustomerWithPasskey(app, 'mijn@voorbeeld.example')
    const stranger = await aCustomer(app, 'vreemd@voorbeeld.example')
    const params = { id: passkey.id }
    const body = { name: 'Van mij' }
    expect(await passkeysOf(stranger)).toEqual([])
    for (const id of [passkey.id, device.id, 'x', '%']) {
      const theirs = { params: { id } }
      expect(await stranger.call(removePasskeyEndpoint, theirs)).toMatchObject({
        error: { code: 'not_found' },
      })
      expect(await stranger.call(renamePasskeyEndpoint, { ...theirs, body })).toMatchObject({
        error: { code: 'not_found' },
      })
    }
    const guest = aPerson(app)
    expect(await passkeysOf(guest)).toBeUndefined()
    for (const answer of [
      await guest.call(removePasskeyEndpoint, { params }),
      await guest.call(renamePasskeyEndpoint, { params, body }),
    ])
      expect(answer).toMatchObject({ status: 403, error: { code: 'login_required' } })
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Firefox op Linux' }])
    expect((await enterWith(aPerson(app), device)).ok).toBe(true)
  })
})
