import { listSessionsEndpoint } from '@sluimer/contract/account/endpoints'
import {
  addPasskeyEndpoint,
  askPasskeyLoginEndpoint,
  logInWithPasskeyEndpoint,
} from '@sluimer/contract/account/passkey-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { forgetLoginsJob } from '../../customer/forget-logins.job.ts'
import { passkeyQuestion } from '../../customer/rows/tables.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { aGuestWith, contentsOf, someArticles } from '../carts/carts.builders.ts'
import { aDevice, flags } from './device.builders.ts'
import { aCustomerWithPasskey, askForLogin, askForNew, enterWith, passkeysOf } from './passkey.builders.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const refused = { status: 403, error: { code: 'login_failed' } }
const endOf = async (person: Person) => {
  const list = await person.call(listSessionsEndpoint, {})
  const session = list.ok ? list.data.sessions.find(({ isCurrent }) => isCurrent) : undefined
  return { method: session?.method, days: (Date.parse(session?.endsAt ?? '') - now.getTime()) / dayMs }
}

describe('a login with a passkey', () => {
  test('needs no address, and opens a session like any other', async () => {
    const { device } = await aCustomerWithPasskey(app, 'noor@voorbeeld.example')
    later(minuteMs)
    const phone = aPerson(app)
    expect(await enterWith(phone, device)).toMatchObject({ ok: true, data: { loggedIn: true } })
    expect(await phone.findOwnEmail()).toBe('noor@voorbeeld.example')
    expect(await endOf(phone)).toEqual({ method: 'passkey', days: 1 })
    expect(await passkeysOf(phone)).toMatchObject([{ usedAt: now.toISOString() }])
  })

  test('[AC-04] is remembered for longer than a day when that is asked for', async () => {
    const { device } = await aCustomerWithPasskey(app, 'onthoud@voorbeeld.example')
    const phone = aPerson(app)
    await enterWith(phone, device, {}, true)
    expect(await endOf(phone)).toEqual({ method: 'passkey', days: 30 })
  })

  test('[CA-08] takes the cart of the browser along, as every way in does', async () => {
    const { device } = await aCustomerWithPasskey(app, 'wagen@voorbeeld.example')
    const [one = 0] = await someArticles(app, 1)
    const guest = await aGuestWith(app, [one, 2])
    expect((await enterWith(guest, device)).ok).toBe(true)
    const other = aPerson(app)
    await enterWith(other, device)
    expect(await contentsOf(other)).toEqual([[one, 2]])
  })

  test('is fresh, and ends the session that the browser had', async () => {
    const { device } = await aCustomerWithPasskey(app, 'nieuw@voorbeeld.example')
    const phone = aPerson(app)
    await phone.logIn('nieuw@voorbeeld.example')
    const before = phone.cookies.header()
    await enterWith(phone, device)
    expect(await askForNew(phone)).toBeDefined()
    const thief = await app.server.inject({
      url: '/v1/customer',
      headers: { authorization: `Bearer ${app.serviceToken()}`, cookie: before },
    })
    expect(thief.statusCode).toBe(403)
  })

  test('asks for a finger or a pin, and says nothing about anybody', async () => {
    const asked = await askForLogin(aPerson(app))
    expect(asked).toEqual({
      ...{ rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const second = await askForLogin(aPerson(app))
    expect(second.challenge).not.toBe(asked.challenge)
  })

  test('works in two tabs of one browser', async () => {
    const { device } = await aCustomerWithPasskey(app, 'tabs@voorbeeld.example')
    const phone = aPerson(app)
    const [first, second] = [await askForLogin(phone), await askForLogin(phone)]
    for (const question of [second, first]) {
      const body = { credential: device.sign(question) }
      expect((await phone.call(logInWithPasskeyEndpoint, { body })).ok).toBe(true)
    }
  })

  test('works with a passkey whose copies do not count', async () => {
    const synced = { flags: flags.present | flags.verified | flags.canSync | flags.isSynced, counter: 0 }
    const owner = await aCustomer(app, 'kopie@voorbeeld.example')
    const device = aDevice()
    const credential = device.make(await askForNew(owner), synced)
    await owner.call(addPasskeyEndpoint, { body: { credential } })
    for (const _ of [1, 2]) expect((await enterWith(aPerson(app), device, synced)).ok).toBe(true)
  })
})

describe('a passkey opens nothing', () => {
  test.each([
    ['at another site', { origin: 'https://sluimer.voorbeeld.example' }],
    ['at another port', { origin: 'http://localhost:3001' }],
    ['for another domain', { domain: 'voorbeeld.example' }],
    ['inside a page of another site', { crossOrigin: true }],
    ['with the answer of a new passkey', { type: 'webauthn.create' }],
    ['with a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['without a finger or pin', { flags: flags.present }],
    ['without anybody there', { flags: flags.verified }],
    ['for another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['when it can suddenly be copied', { flags: flags.present | flags.verified | flags.canSync }],
  ] as const)('%s', async (what, twist) => {
    const { device } = await aCustomerWithPasskey(app, `${what.replaceAll(' ', '-')}@voorbeeld.example`)
    const visitor = aPerson(app)
    expect(await enterWith(visitor, device, twist)).toMatchObject(refused)
    expect(await visitor.findOwnEmail()).toBeUndefined()
    expect((await enterWith(visitor, device)).ok).toBe(true)
  })

  test.each([0, 3, 4])('when it counts back to %i', async (counter) => {
    const { device } = await aCustomerWithPasskey(app, `terug${counter}@voorbeeld.example`)
    expect((await enterWith(aPerson(app), device, { counter: 4 })).ok).toBe(true)
    expect(await enterWith(aPerson(app), device, { counter })).toMatchObject(refused)
    expect((await enterWith(aPerson(app), device, { counter: 5 })).ok).toBe(true)
  })

  test('with the signature of another device', async () => {
    const { device } = await aCustomerWithPasskey(app, 'sleutel@voorbeeld.example')
    const { device: other } = await aCustomerWithPasskey(app, 'andere@voorbeeld.example')
    const thief = aPerson(app)
    expect(await enterWith(thief, other, { id: device.id })).toMatchObject(refused)
  })

  test('when it is unknown, with the same answer as for a wrong one', async () => {
    const { device } = await aCustomerWithPasskey(app, 'gelijk@voorbeeld.example')
    const unknown = await enterWith(aPerson(app), aDevice())
    const wrong = await enterWith(aPerson(app), device, { domain: 'voorbeeld.example' })
    if (unknown.ok || wrong.ok) throw new Error('a passkey opened something')
    expect(unknown.status).toBe(wrong.status)
    expect({ ...unknown.error, request_id: '' }).toEqual({ ...wrong.error, request_id: '' })
  })
})

describe('a question', () => {
  const answerTo = async (asker: Person, device: ReturnType<typeof aDevice>) => ({
    body: { credential: device.sign(await askForLogin(asker)) },
  })

  test('is answered once, also when the answer was wrong', async () => {
    const { device } = await aCustomerWithPasskey(app, 'eens@voorbeeld.example')
    const visitor = aPerson(app)
    const answered = await askForLogin(visitor)
    const answer = () =>
      visitor.call(logInWithPasskeyEndpoint, { body: { credential: device.sign(answered) } })
    expect((await answer()).ok).toBe(true)
    expect(await answer()).toMatchObject(refused)
    const question = await askForLogin(visitor)
    for (const twist of [{ domain: 'voorbeeld.example' }, {}]) {
      const body = { credential: device.sign(question, twist) }
      expect(await visitor.call(logInWithPasskeyEndpoint, { body })).toMatchObject(refused)
    }
  })

  test('that is answered twice at once opens one session', async () => {
    const { device } = await aCustomerWithPasskey(app, 'haast@voorbeeld.example')
    const visitor = aPerson(app)
    const input = await answerTo(visitor, device)
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(logInWithPasskeyEndpoint, input)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is answered by the browser that got it only', async () => {
    const { device } = await aCustomerWithPasskey(app, 'browser@voorbeeld.example')
    const input = await answerTo(aPerson(app), device)
    expect(await aPerson(app).call(logInWithPasskeyEndpoint, input)).toMatchObject(refused)
    const other = aPerson(app)
    await askForLogin(other)
    const second = await answerTo(aPerson(app), device)
    expect(await other.call(logInWithPasskeyEndpoint, second)).toMatchObject(refused)
  })

  test('is answered within five minutes', async () => {
    const { device } = await aCustomerWithPasskey(app, 'traag@voorbeeld.example')
    const visitor = aPerson(app)
    // Signed in this order, so that the count of the second does not refuse it.
    const [inTime, late] = [await answerTo(visitor, device), await answerTo(visitor, device)]
    later(5 * minuteMs - 1)
    expect((await visitor.call(logInWithPasskeyEndpoint, inTime)).ok).toBe(true)
    later(1)
    expect(await visitor.call(logInWithPasskeyEndpoint, late)).toMatchObject(refused)
  })

  test('for a login adds no passkey, and one for a passkey logs nobody in', async () => {
    const { person, device } = await aCustomerWithPasskey(app, 'doel@voorbeeld.example')
    const creation = await askForNew(person)
    const request = await askForLogin(person)
    const added = aDevice().make({ ...creation, challenge: request.challenge })
    expect(await person.call(addPasskeyEndpoint, { body: { credential: added } })).toMatchObject({
      error: { code: 'conflict' },
    })
    const credential = device.sign({ ...request, challenge: creation.challenge })
    expect(await person.call(logInWithPasskeyEndpoint, { body: { credential } })).toMatchObject(refused)
  })

  test('of one account adds no passkey to another, at the same browser', async () => {
    const shared = await aCustomer(app, 'een@voorbeeld.example')
    const device = aDevice()
    const credential = device.make(await askForNew(shared))
    await aCustomer(app, 'twee@voorbeeld.example')
    await shared.logIn('twee@voorbeeld.example')
    expect(await shared.call(addPasskeyEndpoint, { body: { credential } })).toMatchObject({
      error: { code: 'conflict' },
    })
    expect(await passkeysOf(shared)).toEqual([])
  })

  test('is stored so that a reader of the table can answer none, and is forgotten', async () => {
    const visitor = aPerson(app)
    const { challenge } = await askForLogin(visitor)
    const rows = await app.db.select().from(passkeyQuestion)
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(challenge)
    for (const [, value = ''] of visitor.cookies.header().matchAll(/=([\w-]{43})/g))
      expect(kept).not.toContain(value)
    later(dayMs)
    await forgetLoginsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })
    expect(await app.db.$count(passkeyQuestion)).toBe(0)
  })

  test('is not taken from a browser that made up its own token', async () => {
    const { device } = await aCustomerWithPasskey(app, 'vorm@voorbeeld.example')
    const visitor = aPerson(app)
    visitor.cookies.take('auth.passkey=kort; Path=/')
    expect((await enterWith(visitor, device)).ok).toBe(true)
    expect(visitor.cookies.header()).not.toContain('auth.passkey=kort')
  })
})

describe('too many calls from one address', () => {
  test('make passkeys wait as other ways in do', async () => {
    const { device } = await aCustomerWithPasskey(app, 'vaak@voorbeeld.example')
    const guesser = aPerson(app)
    const credential = device.sign(await askForLogin(guesser))
    const statuses = []
    for (let turn = 0; turn <= 30; turn += 1)
      statuses.push((await guesser.call(logInWithPasskeyEndpoint, { body: { credential } })).status)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })

  test('get no more questions', async () => {
    const asker = aPerson(app)
    const statuses = new Set<number>()
    for (let turn = 0; turn <= 200; turn += 1)
      statuses.add((await asker.call(askPasskeyLoginEndpoint, {})).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
