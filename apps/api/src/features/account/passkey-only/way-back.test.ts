import { forgotPasswordEndpoint, getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import {
  endPasskeyOnlyEndpoint,
  startWayBackEndpoint,
  stopOwnWayBackEndpoint,
  stopWayBackEndpoint,
} from '@sluimer/contract/account/passkey-only-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { wayBack } from '../../customer/rows/tables.ts'
import { advanceWayBacksJob } from '../../customer/way-back/advance-way-backs.job.ts'
import { accountMailsTo, aPerson, findDigits } from '../account.builders.ts'
import { enterWith } from '../passkeys/passkey.builders.ts'
import { aPasskeyOnlyCustomer, findRow, readLinkTo } from './passkey-only.builders.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const runJob = async () => {
  await app.deps.jobs.enqueue(app.db, advanceWayBacksJob, {})
  await app.runJobs()
}
const noticesTo = async (email: string) => await accountMailsTo(app, email, 'account_notice')
/** Returns the code of the link that begins the wait, of the mail that came in place of a code. */
async function askWayBack(email: string) {
  later(hourMs)
  await aPerson(app).askCode(email)
  const [mail] = await accountMailsTo(app, email)
  return readLinkTo('weg-terug', mail?.text)
}
const start = (code: string) => aPerson(app).call(startWayBackEndpoint, { body: { code } })
const stop = (code: string) => aPerson(app).call(stopWayBackEndpoint, { body: { code } })
const gone = { error: { code: 'not_found' } }
const isWaiting = async (email: string) => {
  const { id } = await findRow(app, email)
  return (await app.db.select().from(wayBack)).some(({ customerId }) => customerId === id)
}
async function canLogInWithCode(email: string) {
  later(hourMs)
  const person = aPerson(app)
  await person.askCode(email)
  const digits = await findDigits(app, email).catch(() => '000000')
  return (await person.giveCode(digits)).ok
}

describe('the way back of an owner who lost every passkey', () => {
  test('lasts two weeks, is told of three times, and then lets codes open the account again', async () => {
    const email = 'kwijt@voorbeeld.example'
    const { person, device } = await aPasskeyOnlyCustomer(app, email)
    expect(await start(await askWayBack(email))).toMatchObject({
      data: { opensAt: new Date(now.getTime() + 14 * dayMs).toISOString() },
    })
    const begun = now
    const subjects = []
    for (const days of [0, 6.9, 7, 7.1, 12.9, 13, 13.1, 13.9]) {
      now = new Date(begun.getTime() + days * dayMs)
      await runJob()
      await runJob()
      subjects.push((await noticesTo(email)).filter(({ subject }) => /7 december/.test(subject)).length)
      expect((await findRow(app, email)).passkeyOnlySince, `after ${days} days`).not.toBeNull()
    }
    const told = (await noticesTo(email)).filter(({ subject }) => /7 december/.test(subject))
    expect(told.map(({ text }) => /nog (twee|één) keer/.exec(text)?.[1])).toEqual([undefined, 'één', 'twee'])
    for (const { text } of told) expect(text).toContain('/account/weg-terug/stoppen/?code=')
    expect(subjects).toEqual([1, 1, 2, 2, 2, 3, 3, 3])
    await enterWith(person, device)
    expect(await isWaiting(email), 'a login with a passkey stops it').toBe(false)
  })

  test('ends in a mail, with everybody logged out, and passkeys that still open the account', async () => {
    const email = 'einde@voorbeeld.example'
    const { device } = await aPasskeyOnlyCustomer(app, email)
    const remembered = aPerson(app)
    await enterWith(remembered, device, {}, true)
    await start(await askWayBack(email))
    expect(await canLogInWithCode(email)).toBe(false)
    later(13 * dayMs)
    await runJob()
    expect(await remembered.findOwnEmail()).toBe(email)
    later(dayMs)
    await Promise.all([runJob(), runJob()])
    expect((await findRow(app, email)).passkeyOnlySince).toBeNull()
    expect(await remembered.findOwnEmail()).toBeUndefined()
    const opened = (await noticesTo(email)).filter(({ subject }) => subject.includes('weer met een code'))
    expect(opened).toHaveLength(1)
    expect(await canLogInWithCode(email)).toBe(true)
    expect((await enterWith(aPerson(app), device)).ok).toBe(true)
  })

  test('begins once, however often the link is pressed, and only with a mail of the last minutes', async () => {
    const email = 'eens@voorbeeld.example'
    await aPasskeyOnlyCustomer(app, email)
    const late = await askWayBack(email)
    later(10 * 60_000)
    expect(await start(late)).toMatchObject(gone)
    const code = await askWayBack(email)
    const answers = await Promise.all([start(code), start(code)])
    const opensAt = new Date(now.getTime() + 14 * dayMs).toISOString()
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { opensAt } })
    expect((await noticesTo(email)).filter(({ subject }) => /^Vanaf/.test(subject))).toHaveLength(1)
    for (const wrong of ['onzin', `${code}x`, late.replace('.', '')])
      expect(await start(wrong)).toMatchObject(gone)
  })

  test('is in the mail about a forgotten password and a registration as well', async () => {
    const email = 'overal@voorbeeld.example'
    await aPasskeyOnlyCustomer(app, email)
    const asks = [
      () => aPerson(app).call(forgotPasswordEndpoint, { body: { email } }),
      () => aPerson(app).register(email),
    ]
    for (const ask of asks) {
      later(hourMs)
      await ask()
      const [mail] = await accountMailsTo(app, email)
      expect(mail?.subject).toBe('Je account opent alleen met een passkey')
      expect(mail?.text).not.toMatch(/reset-password|confirm-email|niet-ik/)
      const code = readLinkTo('weg-terug', mail?.text)
      expect((await start(code)).ok).toBe(true)
      later(hourMs)
      await aPerson(app).askCode(email)
      const [told] = await accountMailsTo(app, email)
      expect(told?.text).toContain('Er loopt al een wachttijd')
      expect((await stop(readLinkTo('weg-terug/stoppen', told?.text))).ok).toBe(true)
    }
  })
})

describe('a wait stops', () => {
  test('with the link of any of its mails, as often as it is pressed; it does not stop a later one', async () => {
    const email = 'stop@voorbeeld.example'
    await aPasskeyOnlyCustomer(app, email)
    const code = await askWayBack(email)
    await start(code)
    const [mail] = await noticesTo(email)
    const stopCode = readLinkTo('weg-terug/stoppen', mail?.text)
    expect([(await stop(stopCode)).ok, (await stop(stopCode)).ok]).toEqual([true, true])
    expect(await isWaiting(email)).toBe(false)
    expect((await noticesTo(email))[0]?.text).toContain('gestopt met de knop in onze mail')
    expect(await start(code), 'the link that began it begins no second one').toMatchObject(gone)
    expect((await start(await askWayBack(email))).ok).toBe(true)
    await stop(stopCode)
    expect(await isWaiting(email)).toBe(true)
    expect(await stop('onzin')).toMatchObject(gone)
  })

  test('by a login with a passkey, which says so, and is told by mail', async () => {
    const email = 'passkey@voorbeeld.example'
    const { device } = await aPasskeyOnlyCustomer(app, email)
    await start(await askWayBack(email))
    const person = aPerson(app)
    expect(await enterWith(person, device)).toMatchObject({ ok: true, data: { hasStoppedWayBack: true } })
    expect(await enterWith(aPerson(app), device)).toMatchObject({ data: { hasStoppedWayBack: false } })
    expect((await noticesTo(email))[0]?.text).toContain('Er is met een passkey ingelogd')
    later(20 * dayMs)
    await runJob()
    expect((await findRow(app, email)).passkeyOnlySince).not.toBeNull()
  })

  test('from the account, which shows it, and with the choice itself', async () => {
    const email = 'eigen@voorbeeld.example'
    const { person } = await aPasskeyOnlyCustomer(app, email)
    later(-hourMs)
    const { opensAt } = await start(await askWayBack(email)).then((answer) =>
      answer.ok ? answer.data : { opensAt: '' },
    )
    expect(await person.call(getAccountEndpoint, {})).toMatchObject({ data: { wayBackAt: opensAt } })
    expect(await aPerson(app).call(stopOwnWayBackEndpoint, {})).toMatchObject({
      error: { code: 'login_required' },
    })
    expect((await person.call(stopOwnWayBackEndpoint, {})).ok).toBe(true)
    expect((await person.call(stopOwnWayBackEndpoint, {})).ok).toBe(true)
    expect(await isWaiting(email)).toBe(false)
    later(-hourMs)
    await start(await askWayBack(email))
    expect((await person.call(endPasskeyOnlyEndpoint, {})).ok).toBe(true)
    expect(await isWaiting(email)).toBe(false)
    expect(await start(await askWayBackOfNobody())).toMatchObject(gone)
  })
})

/** Returns the link of a mail to an account that opens otherwise again since. */
async function askWayBackOfNobody() {
  const email = 'anders@voorbeeld.example'
  const { person } = await aPasskeyOnlyCustomer(app, email)
  later(-hourMs)
  const code = await askWayBack(email)
  await person.call(endPasskeyOnlyEndpoint, {})
  return code
}
