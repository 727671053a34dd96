import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmEmailChangeEndpoint,
  getAccountEndpoint,
  raiseAlarmEndpoint,
  saveAccountEndpoint,
} from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import {
  aCustomer,
  accountMailsTo,
  aPerson,
  findDigits,
  findLinkCode,
  type Person,
  toWrongDigits,
} from '../account.builders.ts'

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

const changePassword = (person: Person, password = 'Stoel!Maan4Vis') =>
  person.call(changePasswordEndpoint, { body: { password, password_confirmation: password } })
const askEmail = (person: Person, email: string) => person.call(changeEmailEndpoint, { body: { email } })
const giveEmailCode = (person: Person, code: string) =>
  person.call(confirmEmailChangeEndpoint, { body: { code } })
const raiseAlarm = (code: string) => aPerson(app).call(raiseAlarmEndpoint, { body: { code } })
const noticesTo = async (email: string) =>
  (await accountMailsTo(app, email, 'account_notice')).map(({ subject }) => subject)

/** Moves an account to another address. */
async function move(person: Person, email: string) {
  await askEmail(person, email)
  return giveEmailCode(person, await findDigits(app, email))
}

describe("a customer's details", () => {
  test('[API-09] are read and saved; the address that opens the account stays', async () => {
    const shopper = await aCustomer(app, 'eigen@voorbeeld.example')
    const body = {
      ...{
        type: 'company' as const,
        first_name: 'Anna-Lena',
        last_name: "d'Haen",
        phone_number: '+31 6 1234 5678',
      },
      ...{ email: 'eigen@voorbeeld.example', birthdate: '01-02-1980', gender: '1' as const },
      ...{ company: 'Proef B.V.', vat_number: 'NL000099998B57', coc_number: '12345678' },
    }
    expect(await shopper.call(saveAccountEndpoint, { body })).toMatchObject({ ok: true })
    expect(await shopper.call(getAccountEndpoint, {})).toMatchObject({
      data: {
        customer: { ...body, phone_number: '0031612345678', loaded: true },
        hasPassword: true,
        isFresh: true,
      },
    })
    const moved = { ...body, email: 'ander@voorbeeld.example' }
    expect(await shopper.call(saveAccountEndpoint, { body: moved })).toMatchObject({
      error: { fields: [{ path: 'body.email', message: expect.stringContaining('apart') }] },
    })
  })

  test('[VA-06] of a company are complete or refused', async () => {
    const shopper = await aCustomer(app, 'bedrijf@voorbeeld.example')
    const body = {
      ...{ type: 'company' as const, first_name: 'Proef', last_name: 'Koper', phone_number: '0612345678' },
      email: 'bedrijf@voorbeeld.example',
    }
    expect(await shopper.call(saveAccountEndpoint, { body })).toMatchObject({
      error: {
        fields: [{ path: 'body.company' }, { path: 'body.vat_number' }, { path: 'body.coc_number' }],
      },
    })
  })

  test('are nobody’s without a session', async () => {
    const guest = aPerson(app)
    guest.cookies.set('auth._token', 'x'.repeat(43))
    expect(await guest.call(getAccountEndpoint, {})).toMatchObject({
      status: 403,
      error: { code: 'login_required' },
    })
    const body = { first_name: 'A', last_name: 'B', email: 'a@voorbeeld.example', phone_number: '0612345678' }
    expect(await guest.call(saveAccountEndpoint, { body })).toMatchObject({
      error: { code: 'login_required' },
    })
  })
})

describe('another password', () => {
  test('[API-09] is chosen after a fresh login, told by mail, and logs other browsers out', async () => {
    const shopper = await aCustomer(app, 'wissel@voorbeeld.example')
    const other = aPerson(app)
    await other.logIn('wissel@voorbeeld.example')
    const before = shopper.cookies.get('auth._token')
    expect(await changePassword(shopper)).toMatchObject({ data: { hasPassword: true } })
    expect(shopper.cookies.get('auth._token')).not.toBe(before)
    expect([await shopper.findOwnEmail(), await other.findOwnEmail()]).toEqual([
      'wissel@voorbeeld.example',
      undefined,
    ])
    expect(await noticesTo('wissel@voorbeeld.example')).toEqual(['Je wachtwoord is gewijzigd'])
    expect((await aPerson(app).logIn('wissel@voorbeeld.example')).ok).toBe(false)
    expect((await aPerson(app).logIn('wissel@voorbeeld.example', 'Stoel!Maan4Vis')).ok).toBe(true)
  })

  test('a quarter of an hour after the login asks to log in again, and a new login is fresh', async () => {
    const shopper = await aCustomer(app, 'oud@voorbeeld.example')
    later(15 * minuteMs)
    expect(await changePassword(shopper)).toMatchObject({ status: 403, error: { code: 'login_too_old' } })
    expect(await askEmail(shopper, 'nieuw@voorbeeld.example')).toMatchObject({
      error: { code: 'login_too_old' },
    })
    await shopper.logIn('oud@voorbeeld.example')
    expect((await changePassword(shopper)).ok).toBe(true)
  })

  test('[VA-12] has the rules of the first, and may not be easy to guess', async () => {
    const shopper = await aCustomer(app, 'zwak@voorbeeld.example')
    for (const password of ['zwak', 'Welkom01!', 'Koper@12'])
      expect(await changePassword(shopper, password)).toMatchObject({
        error: { code: 'invalid_request', fields: [{ path: 'body.password' }] },
      })
  })

  test('is the first of a customer who came in with a code, and the mail says so', async () => {
    const coded = aPerson(app)
    await coded.askCode('eerste@voorbeeld.example')
    await coded.giveCode(await findDigits(app, 'eerste@voorbeeld.example'))
    expect((await changePassword(coded)).ok).toBe(true)
    expect(await noticesTo('eerste@voorbeeld.example')).toEqual(['Je account heeft een wachtwoord'])
  })
})

describe('another e-mail address', () => {
  test('is proven by its mailbox; both are told, and other browsers logged out', async () => {
    const shopper = await aCustomer(app, 'van@voorbeeld.example')
    const other = aPerson(app)
    await other.logIn('van@voorbeeld.example')
    expect(await move(shopper, 'Naar@voorbeeld.example')).toMatchObject({
      data: { customer: { email: 'Naar@voorbeeld.example' } },
    })
    expect(await other.findOwnEmail()).toBeUndefined()
    expect(await noticesTo('van@voorbeeld.example')).toEqual(['Je account heeft een ander e-mailadres'])
    expect(await noticesTo('Naar@voorbeeld.example')).toEqual(['Dit is nu het e-mailadres van je account'])
    expect((await aPerson(app).logIn('van@voorbeeld.example')).ok).toBe(false)
    expect((await aPerson(app).logIn('naar@voorbeeld.example')).ok).toBe(true)
  })

  test('is not that of another account, which only the owner of both learns', async () => {
    await aCustomer(app, 'bezet@voorbeeld.example')
    later(minuteMs)
    const shopper = await aCustomer(app, 'wens@voorbeeld.example')
    expect(await askEmail(shopper, 'bezet@voorbeeld.example')).toMatchObject({ data: { minutes: 10 } })
    expect(await giveEmailCode(shopper, await findDigits(app, 'bezet@voorbeeld.example'))).toMatchObject({
      error: { code: 'conflict' },
    })
    expect(await shopper.findOwnEmail()).toBe('wens@voorbeeld.example')
  })

  test('needs the digits of that mail: those of a login, or of another account, do not count', async () => {
    const shopper = await aCustomer(app, 'strak@voorbeeld.example')
    await askEmail(shopper, 'strakker@voorbeeld.example')
    const digits = await findDigits(app, 'strakker@voorbeeld.example')
    expect(await giveEmailCode(shopper, toWrongDigits(digits))).toMatchObject({
      error: { code: 'login_failed' },
    })
    const other = await aCustomer(app, 'anders@voorbeeld.example')
    for (const name of ['auth.change_email']) other.cookies.set(name, shopper.cookies.get(name) ?? '')
    expect(await giveEmailCode(other, digits)).toMatchObject({ error: { code: 'login_failed' } })
    expect(await other.findOwnEmail()).toBe('anders@voorbeeld.example')
  })

  test('that two accounts prove at once becomes that of one', async () => {
    const people = await Promise.all(
      ['een@voorbeeld.example', 'twee@voorbeeld.example'].map((email) => aCustomer(app, email)),
    )
    const codes: string[] = []
    for (const person of people) {
      await askEmail(person, 'samen@voorbeeld.example')
      codes.push(await findDigits(app, 'samen@voorbeeld.example'))
      later(minuteMs)
    }
    const answers = await Promise.all(people.map((person, at) => giveEmailCode(person, codes[at] ?? '')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })
})

describe('"this was not me"', () => {
  test('ends password and sessions; the mailbox opens the account again', async () => {
    const thief = await aCustomer(app, 'alarm@voorbeeld.example')
    await changePassword(thief)
    expect(
      await raiseAlarm(await findLinkCode(app, 'alarm@voorbeeld.example', 'account_notice')),
    ).toMatchObject({
      data: { done: true },
    })
    expect(await thief.findOwnEmail()).toBeUndefined()
    expect((await thief.logIn('alarm@voorbeeld.example', 'Stoel!Maan4Vis')).ok).toBe(false)
    const owner = aPerson(app)
    later(dayMs)
    await owner.askCode('alarm@voorbeeld.example')
    expect((await owner.giveCode(await findDigits(app, 'alarm@voorbeeld.example'))).ok).toBe(true)
    expect((await noticesTo('alarm@voorbeeld.example'))[0]).toBe('Je account is weer van jou alleen')
  })

  test('brings an account back that was moved away, and the thief cannot undo it with a mail of theirs', async () => {
    const thief = await aCustomer(app, 'bestolen@voorbeeld.example')
    await move(thief, 'dief@voorbeeld.example')
    const owners = await findLinkCode(app, 'bestolen@voorbeeld.example', 'account_notice')
    later(minuteMs)
    await move(thief, 'schuilnaam@voorbeeld.example')
    const thiefs = await findLinkCode(app, 'dief@voorbeeld.example', 'account_notice')
    later(minuteMs)
    expect(await raiseAlarm(thiefs)).toMatchObject({ ok: true })
    expect(await raiseAlarm(owners)).toMatchObject({ ok: true })
    later(minuteMs)
    expect(await raiseAlarm(thiefs)).toMatchObject({ error: { code: 'not_found' } })
    const owner = aPerson(app)
    later(dayMs)
    await owner.askCode('bestolen@voorbeeld.example')
    await owner.giveCode(await findDigits(app, 'bestolen@voorbeeld.example'))
    expect((await owner.call(getAccountEndpoint, {})).ok).toBe(true)
    expect(await owner.call(getAccountEndpoint, {})).toMatchObject({
      data: { customer: { first_name: 'Proef' }, hasPassword: false },
    })
  })

  test('about a password does not move the account: the address it was sent to must still be its own', async () => {
    const shopper = await aCustomer(app, 'eerst@voorbeeld.example')
    await changePassword(shopper)
    const old = await findLinkCode(app, 'eerst@voorbeeld.example', 'account_notice')
    await move(shopper, 'daarna@voorbeeld.example')
    expect(await raiseAlarm(old)).toMatchObject({ error: { code: 'not_found' } })
    expect(await shopper.findOwnEmail()).toBe('daarna@voorbeeld.example')
  })

  test('works for a week, and only as the shop sent it', async () => {
    const shopper = await aCustomer(app, 'week@voorbeeld.example')
    await changePassword(shopper)
    const code = await findLinkCode(app, 'week@voorbeeld.example', 'account_notice')
    expect(await raiseAlarm(`${code.slice(0, -2)}xx`)).toMatchObject({ error: { code: 'not_found' } })
    later(7 * dayMs)
    expect(await raiseAlarm(code)).toMatchObject({ error: { code: 'not_found' } })
  })
})
