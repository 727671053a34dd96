import { registerCustomerEndpoint } from '@sluimer/contract/account/endpoints'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { customer, mailboxProof } from '../../customer/rows/tables.ts'
import {
  aCustomer,
  accountMailsTo,
  aPerson,
  aRegistration,
  findDigits,
  findLinkCode,
} from '../account.builders.ts'

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

const listAddresses = async () => (await app.db.select().from(customer)).map(({ emailName }) => emailName)

describe('registering', () => {
  test('[API-09] makes an account once the mailbox is confirmed, with all that was filled in', async () => {
    const mila = aPerson(app)
    expect(await mila.register('mila@voorbeeld.example')).toMatchObject({
      status: 201,
      data: { minutes: 1440 },
    })
    expect(await listAddresses()).not.toContain('mila@voorbeeld.example')
    expect(await mila.findOwnEmail()).toBeUndefined()
    expect(await mila.confirm(await findLinkCode(app, 'mila@voorbeeld.example'))).toMatchObject({
      data: { keptPassword: true },
    })
    expect(await mila.findOwnEmail()).toBe('mila@voorbeeld.example')
    const [row] = (await app.db.select().from(customer)).filter(({ email }) => email.startsWith('mila'))
    expect(row?.details).toMatchObject({
      ...{
        type: 'private',
        gender: '2',
        first_name: 'Proef',
        last_name: 'de Koper',
        phone_number: '0612345678',
      },
    })
    expect((await aPerson(app).logIn('mila@voorbeeld.example')).ok).toBe(true)
  })

  test('[VA-12] asks for gender, names, e-mail address, telephone number and a password that is typed twice', async () => {
    const body = {
      ...aRegistration('x'),
      ...{ gender: '' as '1', first_name: '', last_name: '', phone: '12', password: 'kort' },
    }
    const answer = await aPerson(app).call(registerCustomerEndpoint, { body })
    const fields = answer.ok ? [] : (answer.error.fields ?? [])
    expect(
      Object.fromEntries(fields.map(({ path, message }) => [path.replace('body.', ''), message])),
    ).toEqual({
      gender: validationMessages.gender,
      first_name: validationMessages.first_name,
      last_name: validationMessages.last_name,
      email: validationMessages.email,
      phone: validationMessages.phone,
      password: validationMessages.password,
    })
    const twice = { ...aRegistration('goed@voorbeeld.example'), password_confirmation: 'Kruk!Fiets7Lamb' }
    expect(await aPerson(app).call(registerCustomerEndpoint, { body: twice })).toMatchObject({
      error: {
        fields: [
          { path: 'body.password_confirmation', message: 'De wachtwoorden zijn niet gelijk aan elkaar.' },
        ],
      },
    })
    const company = { ...aRegistration('zaak@voorbeeld.example'), type: 'company' as const }
    expect(await aPerson(app).call(registerCustomerEndpoint, { body: company })).toMatchObject({
      error: { fields: [{ path: 'body.company', message: validationMessages.company }] },
    })
  })

  test.each(['Welkom01!', 'Sluimer1!', 'Koper@12'])(
    'refuses %s, which is easy to guess',
    async (password) => {
      expect(await aPerson(app).register('makkelijk@voorbeeld.example', password)).toMatchObject({
        error: { code: 'invalid_request', fields: [{ path: 'body.password' }] },
      })
    },
  )

  test('of a mailbox that has an account gets the same answer, and only the mailbox learns it', async () => {
    await aCustomer(app, 'eerder@voorbeeld.example')
    later(minuteMs)
    const again = await aPerson(app).register('eerder@voorbeeld.example', 'Stoel!Maan4Vis')
    const fresh = await aPerson(app).register('nieuw@voorbeeld.example', 'Stoel!Maan4Vis')
    expect(again.ok && again.data).toEqual(fresh.ok && fresh.data)
    expect(Object.keys(again.response.headers)).toEqual(Object.keys(fresh.response.headers))
    const [mail] = await accountMailsTo(app, 'eerder@voorbeeld.example')
    expect(mail?.subject).toBe('Je hebt al een account')
    expect(mail?.text).not.toMatch(/\?code=/)
    expect((await aPerson(app).logIn('eerder@voorbeeld.example', 'Stoel!Maan4Vis')).ok).toBe(false)
    expect((await aPerson(app).logIn('eerder@voorbeeld.example')).ok).toBe(true)
  })

  test('writes as much for a mailbox that has an account', async () => {
    await aCustomer(app, 'werk@voorbeeld.example')
    later(minuteMs)
    const counts = []
    for (const email of ['werk@voorbeeld.example', 'leeg@voorbeeld.example']) {
      const before = await app.db.$count(mailboxProof)
      await aPerson(app).register(email)
      counts.push((await app.db.$count(mailboxProof)) - before)
    }
    expect(counts).toEqual([1, 1])
  })
})

describe('confirming', () => {
  test('works once, and for a day', async () => {
    const once = aPerson(app)
    await once.register('eenmaal@voorbeeld.example')
    const code = await findLinkCode(app, 'eenmaal@voorbeeld.example')
    expect((await once.confirm(code)).ok).toBe(true)
    expect(await once.confirm(code)).toMatchObject({ error: { code: 'not_found' } })
    const slow = aPerson(app)
    await slow.register('traag@voorbeeld.example')
    const late = await findLinkCode(app, 'traag@voorbeeld.example')
    later(24 * 60 * minuteMs)
    expect(await slow.confirm(late)).toMatchObject({ error: { code: 'not_found' } })
  })

  test('pressed twice at once makes one account', async () => {
    const eager = aPerson(app)
    await eager.register('tweemaal@voorbeeld.example')
    const code = await findLinkCode(app, 'tweemaal@voorbeeld.example')
    const answers = await Promise.all([eager.confirm(code), eager.confirm(code)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listAddresses()).filter((name) => name.startsWith('tweemaal'))).toHaveLength(1)
  })

  test.each(['x', 'a.b', 'b2f1.AAAA'])('%j is not a link of ours', async (code) => {
    expect(await aPerson(app).confirm(code)).toMatchObject({ error: { code: 'not_found' } })
  })

  test('in another browser keeps the password of somebody who knows it', async () => {
    await aPerson(app).register('telefoon@voorbeeld.example')
    const code = await findLinkCode(app, 'telefoon@voorbeeld.example')
    const phone = aPerson(app)
    expect(await phone.confirm(code, 'Verkeerd!1x')).toMatchObject({ error: { code: 'login_failed' } })
    expect(await phone.confirm(code, 'Kruk!Fiets7Lamp')).toMatchObject({ data: { keptPassword: true } })
    expect((await aPerson(app).logIn('telefoon@voorbeeld.example')).ok).toBe(true)
  })

  test('leaves nothing to somebody who registered the address of another: no password, no session, no name', async () => {
    const thief = aPerson(app)
    await thief.register('slachtoffer@voorbeeld.example', 'Dief!Lamp77Kruk')
    const owner = aPerson(app)
    expect(await owner.confirm(await findLinkCode(app, 'slachtoffer@voorbeeld.example'))).toMatchObject({
      data: { keptPassword: false },
    })
    expect(await thief.findOwnEmail()).toBeUndefined()
    expect((await thief.logIn('slachtoffer@voorbeeld.example', 'Dief!Lamp77Kruk')).ok).toBe(false)
    const [row] = (await app.db.select().from(customer)).filter(({ email }) =>
      email.startsWith('slachtoffer'),
    )
    expect(row).toMatchObject({ passwordHash: null, details: { first_name: '', phone_number: '' } })
  })

  test('does not change the account that its owner made in the meantime', async () => {
    const thief = aPerson(app)
    await thief.register('intussen@voorbeeld.example', 'Dief!Lamp77Kruk')
    const code = await findLinkCode(app, 'intussen@voorbeeld.example')
    later(minuteMs)
    const owner = aPerson(app)
    await owner.askCode('intussen@voorbeeld.example')
    await owner.giveCode(await findDigits(app, 'intussen@voorbeeld.example'))
    expect(await thief.confirm(code)).toMatchObject({ error: { code: 'not_found' } })
    expect((await thief.logIn('intussen@voorbeeld.example', 'Dief!Lamp77Kruk')).ok).toBe(false)
  })
})
