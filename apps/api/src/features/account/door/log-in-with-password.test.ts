import {
  authLoginEndpoint,
  authLogoutEndpoint,
  authUserEndpoint,
  changePasswordEndpoint,
  loginStatusEndpoint,
  logOutEndpoint,
} from '@sluimer/contract/account/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCheapPasswordCost } from '../../../../test/test-config.ts'
import { customer, customerSession, guessCount } from '../../customer/rows/tables.ts'
import { aCustomer, aPerson, findDigits, goodPassword } from '../account.builders.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await aCustomer(app, 'proef@voorbeeld.example')
})
afterAll(() => app.close())

describe('a password', () => {
  test('[API-09] logs its owner in, at any browser and in any case of the address', async () => {
    const shopper = aPerson(app)
    expect(await shopper.logIn(' Proef@Voorbeeld.example')).toMatchObject({
      ok: true,
      data: { loggedIn: true },
    })
    expect(await shopper.findOwnEmail()).toBe('proef@voorbeeld.example')
    expect(await shopper.call(loginStatusEndpoint, {})).toMatchObject({ data: { loggedIn: true } })
  })

  test('[API-02] POST /api/auth/login answers a token that opens nothing, and GET /api/auth/user the person', async () => {
    const shopper = aPerson(app)
    const body = { username: 'proef@voorbeeld.example', password: goodPassword }
    const login = await shopper.call(authLoginEndpoint, { body })
    const token = login.ok ? login.data.token : ''
    expect(token).not.toBe('')
    expect(await shopper.call(authUserEndpoint, {})).toMatchObject({
      data: { user: { customer: { first_name: 'Proef' }, scope: ['customer'] } },
    })
    const other = aPerson(app)
    other.cookies.set('auth._token', token)
    expect(await other.call(authUserEndpoint, {})).toMatchObject({ data: { user: null } })
  })

  test('[AC-04] is kept as a cookie auth._token that scripts cannot read, for 86,400 seconds', async () => {
    const plain = await aPerson(app).logIn('proef@voorbeeld.example')
    const cookie = [plain.response.headers['set-cookie']]
      .flat()
      .find((line) => line?.startsWith('auth._token='))
    expect(cookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/)
    const remembered = await aPerson(app).logIn('proef@voorbeeld.example', goodPassword, true)
    expect(String(remembered.response.headers['set-cookie'])).toMatch(/auth\._token=[^;]+; Max-Age=31536000/)
  })

  test('[AC-06] leaves a mark that scripts can read, says nothing and goes with the session', async () => {
    const shopper = aPerson(app)
    const findHint = (answer: { response: { headers: Record<string, unknown> } }) =>
      [answer.response.headers['set-cookie']].flat().find((line) => String(line).startsWith('auth.hint='))
    expect(findHint(await shopper.logIn('proef@voorbeeld.example'))).toBe(
      'auth.hint=1; Max-Age=86400; Path=/; SameSite=Lax',
    )
    expect(findHint(await shopper.call(authLogoutEndpoint, {}))).toMatch(/^auth\.hint=; Max-Age=0/)
    shopper.cookies.set('auth.hint', '1')
    expect(await shopper.call(authUserEndpoint, {})).toMatchObject({ data: { user: null } })
  })

  test('wrong, of an unknown address, or of an account without one: the answers are the same', async () => {
    const coded = aPerson(app)
    await coded.askCode('zonder@voorbeeld.example')
    await coded.giveCode(await findDigits(app, 'zonder@voorbeeld.example'))
    const answers = await Promise.all([
      aPerson(app).logIn('proef@voorbeeld.example', 'Kruk!Fiets7Lamb'),
      aPerson(app).logIn('niemand@voorbeeld.example'),
      aPerson(app).logIn('zonder@voorbeeld.example'),
    ])
    const seen = answers.map((answer) => [
      answer.status,
      answer.ok ? 'in' : { ...answer.error, request_id: '' },
      Object.keys(answer.response.headers).toSorted(),
    ])
    expect(seen[0]?.[0]).toBe(403)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('is asked for, and the address too', async () => {
    expect(await aPerson(app).logIn('', '')).toMatchObject({
      error: {
        fields: [
          { path: 'body.username', message: 'Vul je e-mailadres in' },
          { path: 'body.password', message: 'Vul je wachtwoord in' },
        ],
      },
    })
  })
})

describe('a session', () => {
  test('[AC-04] ends after a day, and lives on when it is remembered', async () => {
    const plain = aPerson(app)
    const remembered = aPerson(app)
    await plain.logIn('proef@voorbeeld.example')
    await remembered.logIn('proef@voorbeeld.example', goodPassword, true)
    later(dayMs - 1000)
    expect(await plain.findOwnEmail()).toBeDefined()
    later(1000)
    expect([await plain.findOwnEmail(), await remembered.findOwnEmail()]).toEqual([
      undefined,
      'proef@voorbeeld.example',
    ])
    later(29 * dayMs)
    expect(await remembered.findOwnEmail()).toBeDefined()
    later(30 * dayMs)
    expect(await remembered.findOwnEmail()).toBeUndefined()
  })

  test('has a token that no one could know before the login, and the old one ends', async () => {
    const shopper = aPerson(app)
    shopper.cookies.set('auth._token', 'planted')
    await shopper.logIn('proef@voorbeeld.example')
    const first = shopper.cookies.get('auth._token') ?? ''
    expect(first).not.toBe('planted')
    await shopper.logIn('proef@voorbeeld.example')
    expect(shopper.cookies.get('auth._token')).not.toBe(first)
    const holder = aPerson(app)
    holder.cookies.set('auth._token', first)
    expect(await holder.findOwnEmail()).toBeUndefined()
  })

  test('is stored as a hash only', async () => {
    const shopper = aPerson(app)
    await shopper.logIn('proef@voorbeeld.example')
    const rows = await app.db.select().from(customerSession)
    expect(JSON.stringify(rows)).not.toContain(shopper.cookies.get('auth._token'))
  })

  test('[AC-05] ends at logout, for good, and logging out without one is fine', async () => {
    const shopper = aPerson(app)
    await shopper.logIn('proef@voorbeeld.example')
    const token = shopper.cookies.get('auth._token') ?? ''
    expect(await shopper.call(authLogoutEndpoint, {})).toMatchObject({ ok: true })
    expect(shopper.cookies.get('auth._token')).toBeUndefined()
    shopper.cookies.set('auth._token', token)
    expect(await shopper.findOwnEmail()).toBeUndefined()
    expect(await aPerson(app).call(authLogoutEndpoint, {})).toMatchObject({ ok: true })
  })

  test('[API-09] GET logout logs out, but not for another site and not in advance', async () => {
    const shopper = aPerson(app)
    await shopper.logIn('proef@voorbeeld.example')
    const asked: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of asked)
      expect(await shopper.call(logOutEndpoint, {}, headers)).toMatchObject({ error: { code: 'forbidden' } })
    expect(await shopper.findOwnEmail()).toBeDefined()
    expect(await shopper.call(logOutEndpoint, {}, { 'sec-fetch-site': 'same-origin' })).toMatchObject({
      data: { loggedIn: false },
    })
    expect(await shopper.call(loginStatusEndpoint, {})).toMatchObject({ data: { loggedIn: false } })
  })
})

describe('wrong passwords', () => {
  const guess = (email: string) => aPerson(app).logIn(email, 'Verkeerd!1x')

  test('make strangers wait, longer each time, whether or not the account exists', async () => {
    await aCustomer(app, 'doel@voorbeeld.example')
    for (const email of ['doel@voorbeeld.example', 'nergens@voorbeeld.example']) {
      for (const _ of [1, 2, 3, 4, 5])
        expect(await guess(email)).toMatchObject({ error: { code: 'login_failed' } })
      expect(await guess(email)).toMatchObject({
        error: {
          code: 'rate_limited',
          message: expect.stringMatching(/^Dat waren veel pogingen\. Wacht 30 seconden/),
        },
      })
      later(minuteMs / 2)
      expect(await guess(email)).toMatchObject({ error: { code: 'login_failed' } })
      expect(await guess(email)).toMatchObject({
        error: { message: expect.stringContaining('Wacht een minuut') },
      })
    }
  })

  test('sent at once are no more guesses than sent one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('storm@voorbeeld.example')))
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'login_failed')).toHaveLength(5)
  })

  test('of strangers never lock the owner out of a browser of theirs, and a code always works', async () => {
    const owner = await aCustomer(app, 'belegerd@voorbeeld.example')
    await owner.call(authLogoutEndpoint, {})
    for (let guesses = 0; guesses < 8; guesses++) await guess('belegerd@voorbeeld.example')
    expect(await aPerson(app).logIn('belegerd@voorbeeld.example')).toMatchObject({
      error: { code: 'rate_limited' },
    })
    expect((await owner.logIn('belegerd@voorbeeld.example')).ok).toBe(true)
    const elsewhere = aPerson(app)
    later(25 * 60 * minuteMs)
    await elsewhere.askCode('belegerd@voorbeeld.example')
    expect((await elsewhere.giveCode(await findDigits(app, 'belegerd@voorbeeld.example'))).ok).toBe(true)
  })

  test('a browser is not known because it says so', async () => {
    const stranger = aPerson(app)
    for (const value of ['x', 'YQ.YQ', `${'a'.repeat(300)}.b`]) {
      stranger.cookies.set('auth.known', value)
      expect(await stranger.logIn('niemand@voorbeeld.example')).toMatchObject({
        error: { code: 'login_failed' },
      })
    }
  })

  test('stop counting after a right one', async () => {
    const owner = await aCustomer(app, 'vergeten@voorbeeld.example')
    await owner.call(authLogoutEndpoint, {})
    for (const _ of [1, 2, 3, 4]) await owner.logIn('vergeten@voorbeeld.example', 'Verkeerd!1x')
    expect((await owner.logIn('vergeten@voorbeeld.example')).ok).toBe(true)
    for (const _ of [1, 2, 3, 4]) await owner.logIn('vergeten@voorbeeld.example', 'Verkeerd!1x')
    expect((await owner.logIn('vergeten@voorbeeld.example')).ok).toBe(true)
  })

  test('are counted without anybody’s address in the table', async () => {
    await guess('geheim@voorbeeld.example')
    expect(JSON.stringify(await app.db.select().from(guessCount))).not.toContain('geheim')
  })
})

test('a hash of an older cost is made anew when its owner logs in', async () => {
  const shopper = await aCustomer(app, 'oud@voorbeeld.example')
  // The password 'Lamp!7Kruk' at the lowest cost, which is not that of these tests either.
  const older =
    '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$x+ETnemLptGgWs2wyu0QVQ3vFdGknT9qAGrjqiH3hyw'
  const own = eq(customer.emailName, 'oud@voorbeeld.example')
  await app.db.update(customer).set({ passwordHash: older }).where(own)
  expect((await shopper.logIn('oud@voorbeeld.example', 'Lamp!7Kruk')).ok).toBe(true)
  const [row] = await app.db.select().from(customer).where(own)
  expect(row?.passwordHash).toContain(`m=${aCheapPasswordCost.memory},t=${aCheapPasswordCost.passes},p=1$`)
  expect((await shopper.logIn('oud@voorbeeld.example', 'Lamp!7Kruk')).ok).toBe(true)
})

test('a login that was being checked while the password changed is refused', async () => {
  const owner = await aCustomer(app, 'race@voorbeeld.example')
  const body = { password: 'Stoel!Maan4Vis', password_confirmation: 'Stoel!Maan4Vis' }
  await Promise.all([
    aPerson(app).logIn('race@voorbeeld.example'),
    owner.call(changePasswordEndpoint, { body }),
  ])
  const sessions = await app.db
    .select({ id: customerSession.id })
    .from(customerSession)
    .innerJoin(customer, eq(customer.id, customerSession.customerId))
    .where(eq(customer.emailName, 'race@voorbeeld.example'))
  // Either the old password was refused, or the session that it opened was ended by the change.
  expect(sessions).toHaveLength(1)
})
