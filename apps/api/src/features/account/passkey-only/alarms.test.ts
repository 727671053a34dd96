import {
  changeEmailEndpoint,
  confirmEmailChangeEndpoint,
  raiseAlarmEndpoint,
} from '@sluimer/contract/account/endpoints'
import { removePasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import { choosePasskeyOnlyEndpoint } from '@sluimer/contract/account/passkey-only-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { accountMailsTo, aPerson, findDigits, findLinkCode } from '../account.builders.ts'
import { aDevice } from '../passkeys/device.builders.ts'
import { aCustomerWithPasskey, addTo, enterWith, passkeysOf } from '../passkeys/passkey.builders.ts'
import { aPasskeyOnlyCustomer, findRow, proveBy } from './passkey-only.builders.ts'

const dayMs = 24 * 60 * 60_000
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const raise = (code: string) => aPerson(app).call(raiseAlarmEndpoint, { body: { code } })
const newest = (email: string) => findLinkCode(app, email, 'account_notice')
async function isPasskeyOnly(email: string) {
  return (await findRow(app, email)).passkeyOnlySince !== null
}

describe('"this was not me" of a mail that is younger than the choice opens nothing', () => {
  test('about a passkey that was added: it ends that one, and everybody is logged out', async () => {
    const email = 'erbij@voorbeeld.example'
    const { person, device } = await aPasskeyOnlyCustomer(app, email)
    later(1000)
    const strange = aDevice()
    await addTo(person, strange)
    const [mail] = await accountMailsTo(app, email, 'account_notice')
    expect(mail?.text).toContain('nog steeds alleen met een passkey')
    expect(mail?.text).not.toContain('code per mail')
    expect(await raise(await newest(email))).toMatchObject({ data: { done: true, isPasskeyOnly: true } })
    expect(await person.findOwnEmail()).toBeUndefined()
    expect(await isPasskeyOnly(email)).toBe(true)
    expect(await enterWith(aPerson(app), strange)).toMatchObject({ error: { code: 'login_failed' } })
    const owner = aPerson(app)
    expect((await enterWith(owner, device)).ok).toBe(true)
    expect(await passkeysOf(owner)).toHaveLength(1)
    const [told] = await accountMailsTo(app, email, 'account_notice')
    expect(told?.subject).toBe('Iedereen is uitgelogd')
    expect(told?.text).not.toContain('niet-ik')
  })

  test('about the last passkey that is left: it stays, or only the mailbox would', async () => {
    const email = 'enige@voorbeeld.example'
    const { person, device, passkey } = await aPasskeyOnlyCustomer(app, email)
    later(1000)
    const fresh = aDevice()
    await addTo(person, fresh)
    const added = await newest(email)
    later(1000)
    await person.call(removePasskeyEndpoint, { params: { id: passkey.id } })
    // The older mail still counts after the younger one.
    for (const code of [await newest(email), added]) expect((await raise(code)).ok).toBe(true)
    expect((await enterWith(aPerson(app), fresh)).ok).toBe(true)
    expect(await enterWith(aPerson(app), device)).toMatchObject({ error: { code: 'login_failed' } })
    expect(await isPasskeyOnly(email)).toBe(true)
  })

  test('about another address: the account stays where its passkey moved it', async () => {
    const email = 'verhuisd@voorbeeld.example'
    const { person, device } = await aPasskeyOnlyCustomer(app, email)
    later(1000)
    await person.call(changeEmailEndpoint, { body: { email: `nieuw-${email}` } })
    const code = await findDigits(app, `nieuw-${email}`)
    await person.call(confirmEmailChangeEndpoint, { body: { code } })
    const answer = await raise(await newest(email))
    expect(answer.ok && answer.data.isPasskeyOnly).not.toBe(false)
    const visitor = aPerson(app)
    expect((await enterWith(visitor, device)).ok).toBe(true)
    expect(await visitor.findOwnEmail()).toBe(`nieuw-${email}`)
  })
})

describe('"this was not me" undoes the choice', () => {
  test.each([
    ['about the choice itself', 0],
    ['about the passkey with which a stranger made it', 1],
  ])('in the mail %s, for a week', async (_which, back) => {
    const email = `slot-${back}@voorbeeld.example`
    const { person, device } = await aCustomerWithPasskey(app, email)
    later(1000)
    await proveBy(person, device)
    await aPerson(app).logIn(email)
    expect((await person.call(choosePasskeyOnlyEndpoint, {})).ok).toBe(true)
    const mails = await accountMailsTo(app, email, 'account_notice')
    const code = /niet-ik\/\?code=([\w.-]+)/.exec(mails[back]?.text ?? '')?.[1] ?? ''
    later(6 * dayMs)
    expect(await raise(code)).toMatchObject({ data: { isPasskeyOnly: false } })
    expect(await isPasskeyOnly(email)).toBe(false)
    expect(await enterWith(aPerson(app), device)).toMatchObject({ error: { code: 'login_failed' } })
    const owner = aPerson(app)
    await owner.askCode(email)
    expect((await owner.giveCode(await findDigits(app, email))).ok).toBe(true)
  })

  test('not after that week', async () => {
    const email = 'laat@voorbeeld.example'
    await aPasskeyOnlyCustomer(app, email)
    const code = await newest(email)
    later(7 * dayMs)
    expect(await raise(code)).toMatchObject({ error: { code: 'not_found' } })
    expect(await isPasskeyOnly(email)).toBe(true)
  })
})
