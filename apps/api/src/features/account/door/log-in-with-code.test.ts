import { authUserEndpoint, saveAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer, accountMailsTo, aPerson, findDigits, toWrongDigits } from '../account.builders.ts'

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

describe('a code by mail', () => {
  test('[API-09] logs somebody in, and gives an unknown mailbox its account', async () => {
    const noor = aPerson(app)
    expect(await noor.askCode('noor@voorbeeld.example')).toMatchObject({ ok: true, data: { minutes: 10 } })
    const [mail] = await accountMailsTo(app, 'noor@voorbeeld.example')
    expect(mail?.text).toContain('Wij vragen je er nooit om')
    expect(await noor.giveCode(await findDigits(app, 'noor@voorbeeld.example'))).toMatchObject({
      data: { loggedIn: true },
    })
    expect(await noor.findOwnEmail()).toBe('noor@voorbeeld.example')
    expect(await noor.call(authUserEndpoint, {})).toMatchObject({
      data: { user: { customer: { first_name: '' }, scope: ['customer'] } },
    })
  })

  test('[API-09] opens the account that a mailbox has, whatever the case of its letters', async () => {
    const first = await aCustomer(app, 'sam@voorbeeld.example')
    await first.call(saveAccountEndpoint, {
      body: {
        first_name: 'Sam',
        last_name: 'Proef',
        email: 'sam@voorbeeld.example',
        phone_number: '0612345678',
      },
    })
    const second = aPerson(app)
    await second.askCode('SAM@Voorbeeld.example')
    await second.giveCode(await findDigits(app, 'SAM@Voorbeeld.example'))
    expect(await second.findOwnEmail()).toBe('sam@voorbeeld.example')
  })

  test('works once', async () => {
    const robin = aPerson(app)
    await robin.askCode('robin@voorbeeld.example')
    const digits = await findDigits(app, 'robin@voorbeeld.example')
    expect((await robin.giveCode(digits)).ok).toBe(true)
    expect(await robin.giveCode(digits)).toMatchObject({ error: { code: 'login_failed' } })
  })

  test('works for ten minutes and no longer', async () => {
    const [inTime, late] = [aPerson(app), aPerson(app)]
    await inTime.askCode('optijd@voorbeeld.example')
    await late.askCode('laat@voorbeeld.example')
    const digits = await findDigits(app, 'optijd@voorbeeld.example')
    const lateDigits = await findDigits(app, 'laat@voorbeeld.example')
    later(10 * minuteMs - 1)
    expect((await inTime.giveCode(digits)).ok).toBe(true)
    later(1)
    expect(await late.giveCode(lateDigits)).toMatchObject({ error: { code: 'login_failed' } })
  })

  test('works only in the browser that asked for it', async () => {
    const owner = aPerson(app)
    await owner.askCode('eigen@voorbeeld.example')
    const digits = await findDigits(app, 'eigen@voorbeeld.example')
    const thief = aPerson(app)
    expect(await thief.giveCode(digits)).toMatchObject({ error: { code: 'login_failed' } })
    await thief.askCode('dief@voorbeeld.example')
    expect(await thief.giveCode(digits)).toMatchObject({ error: { code: 'login_failed' } })
    expect((await owner.giveCode(digits)).ok).toBe(true)
  })

  test('is replaced by a newer one', async () => {
    const twice = aPerson(app)
    await twice.askCode('dubbel@voorbeeld.example')
    const old = await findDigits(app, 'dubbel@voorbeeld.example')
    later(minuteMs)
    await twice.askCode('dubbel@voorbeeld.example')
    const fresh = await findDigits(app, 'dubbel@voorbeeld.example')
    expect(await twice.giveCode(old === fresh ? toWrongDigits(old) : old)).toMatchObject({ ok: false })
    expect((await twice.giveCode(fresh)).ok).toBe(true)
  })

  test('may be typed wrongly four times, not five', async () => {
    const sloppy = aPerson(app)
    await sloppy.askCode('slordig@voorbeeld.example')
    const right = await findDigits(app, 'slordig@voorbeeld.example')
    for (const _ of [1, 2, 3, 4]) expect((await sloppy.giveCode(toWrongDigits(right))).ok).toBe(false)
    expect((await sloppy.giveCode(right)).ok).toBe(true)
    const guesser = aPerson(app)
    await guesser.askCode('rader@voorbeeld.example')
    const digits = await findDigits(app, 'rader@voorbeeld.example')
    for (const _ of [1, 2, 3, 4, 5]) await guesser.giveCode(toWrongDigits(digits))
    expect(await guesser.giveCode(digits)).toMatchObject({ error: { code: 'login_failed' } })
  })

  test('gives guesses that are sent at once no more tries', async () => {
    const guesser = aPerson(app)
    await guesser.askCode('tegelijk@voorbeeld.example')
    const digits = await findDigits(app, 'tegelijk@voorbeeld.example')
    const wrong = Array.from({ length: 12 }, () => guesser.giveCode(toWrongDigits(digits)))
    expect((await Promise.all(wrong)).every(({ ok }) => !ok)).toBe(true)
    expect((await guesser.giveCode(digits)).ok).toBe(false)
  })

  test('sent twice at once opens one session', async () => {
    const eager = aPerson(app)
    await eager.askCode('haast@voorbeeld.example')
    const digits = await findDigits(app, 'haast@voorbeeld.example')
    const answers = await Promise.all([eager.giveCode(digits), eager.giveCode(digits)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])('%j is not a code', async (code) => {
    expect(await aPerson(app).giveCode(code)).toMatchObject({ error: { code: 'invalid_request' } })
  })

  test('may have a space, as people read it out', async () => {
    const reader = aPerson(app)
    await reader.askCode('spatie@voorbeeld.example')
    const digits = await findDigits(app, 'spatie@voorbeeld.example')
    expect((await reader.giveCode(`${digits.slice(0, 3)} ${digits.slice(3)}`)).ok).toBe(true)
  })

  test('makes a link that was mailed earlier useless', async () => {
    const waiting = aPerson(app)
    await waiting.register('ouder@voorbeeld.example')
    const [mail] = await accountMailsTo(app, 'ouder@voorbeeld.example')
    const link = /\?code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    later(minuteMs)
    await waiting.askCode('ouder@voorbeeld.example')
    await waiting.giveCode(await findDigits(app, 'ouder@voorbeeld.example'))
    expect(await waiting.confirm(link)).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('asking for codes', () => {
  test('makes a stranger wait longer each time, whether or not the mailbox is known', async () => {
    await aCustomer(app, 'bekend@voorbeeld.example')
    later(25 * 60 * minuteMs)
    for (const email of ['bekend@voorbeeld.example', 'onbekend@voorbeeld.example']) {
      for (const _ of [1, 2, 3]) expect((await aPerson(app).askCode(email)).ok).toBe(true)
      expect(await aPerson(app).askCode(email)).toMatchObject({
        error: { code: 'rate_limited', message: expect.stringContaining('over een minuut') },
      })
      later(minuteMs)
      expect((await aPerson(app).askCode(email)).ok).toBe(true)
      later(minuteMs)
      expect(await aPerson(app).askCode(email)).toMatchObject({ error: { code: 'rate_limited' } })
    }
  })

  test('does not make the owner wait at a browser of theirs for what strangers asked', async () => {
    const owner = await aCustomer(app, 'rustig@voorbeeld.example')
    later(25 * 60 * minuteMs)
    for (const _ of [1, 2, 3, 4]) await aPerson(app).askCode('rustig@voorbeeld.example')
    expect((await aPerson(app).askCode('rustig@voorbeeld.example')).ok).toBe(false)
    expect((await owner.askCode('rustig@voorbeeld.example')).ok).toBe(true)
  })

  test('[VA-04] needs an address to which mail can be sent', async () => {
    expect(await aPerson(app).askCode('geen-adres')).toMatchObject({
      error: { fields: [{ path: 'body.email', message: 'Vul een geldig e-mailadres in' }] },
    })
  })

  test('refuses a letter that only looks like one of the address', async () => {
    await aCustomer(app, 'kelvin@voorbeeld.example')
    const thief = aPerson(app)
    expect((await thief.askCode('\u212aelvin@voorbeeld.example')).ok).toBe(false)
    expect(await accountMailsTo(app, '\u212aelvin@voorbeeld.example')).toEqual([])
  })
})
