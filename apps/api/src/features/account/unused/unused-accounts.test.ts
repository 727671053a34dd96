import { keepAccountEndpoint } from '@sluimer/contract/account/data-endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { accountDeletion, customer } from '../../customer/rows/tables.ts'
import { order } from '../../order/rows/tables.ts'
import { aCustomer, accountMailsTo, aPerson, findLinkCode } from '../account.builders.ts'
import { anOrderOf } from '../data/own-data.builders.ts'
import { endUnusedAccountsJob } from './end-unused-accounts.job.ts'

let now: Date
let app: TestApp
beforeAll(async () => {
  now = new Date('2026-11-23T12:00:00Z')
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const runNight = async (moment: string) => {
  now = new Date(`${moment}T03:40:00Z`)
  await app.deps.jobs.enqueue(app.db, endUnusedAccountsJob, {})
  await app.runJobs()
}
/** Makes a customer who logged in for the last time on this day. */
async function aCustomerOf(email: string, moment: string) {
  now = new Date(`${moment}T12:00:00Z`)
  return aCustomer(app, email)
}
const isThere = async (email: string) =>
  (await app.db.select().from(customer).where(eq(customer.emailName, email))).length === 1
const subjectsTo = async (email: string) =>
  (await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, email)))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Bevestig'))
const question = 'Wil je je account houden?'
const receipt = 'Je account is verwijderd'

test('the owner of an unused account is warned a month ahead, once, and then it is deleted with a receipt', async () => {
  const email = 'stil@voorbeeld.example'
  await aCustomerOf(email, '2026-11-23')
  await runNight('2028-10-23')
  expect(await subjectsTo(email)).toEqual([])
  await runNight('2028-10-26')
  await runNight('2028-10-27')
  expect(await subjectsTo(email)).toEqual([question])
  const [mail] = await accountMailsTo(app, email, 'account_notice')
  expect(mail?.text).toContain('25 november 2028')
  expect(mail?.text).toContain('/account/behouden/?code=')
  await runNight('2028-11-24')
  expect(await isThere(email)).toBe(true)
  await runNight('2028-11-26')
  expect(await isThere(email)).toBe(false)
  expect(await subjectsTo(email)).toEqual([receipt])
  expect(await app.db.select().from(accountDeletion)).toHaveLength(1)
  await runNight('2028-11-27')
  expect(await subjectsTo(email)).toEqual([receipt])
})

test('the button of the mail keeps it without a login, as often as it is pressed, and for two years more', async () => {
  const email = 'houdt@voorbeeld.example'
  await aCustomerOf(email, '2026-11-23')
  await runNight('2028-10-26')
  const code = await findLinkCode(app, email, 'account_notice')
  const keep = () => aPerson(app).call(keepAccountEndpoint, { body: { code } })
  now = new Date('2028-11-20T12:00:00Z')
  expect([(await keep()).ok, (await keep()).ok]).toEqual([true, true])
  await runNight('2030-10-20')
  expect(await subjectsTo(email)).toEqual([question])
  await runNight('2030-10-23')
  expect(await subjectsTo(email)).toEqual([question, question])
  expect(await keep()).toMatchObject({ error: { code: 'not_found' } })
  for (const wrong of ['onzin', `${code}x`])
    expect(await aPerson(app).call(keepAccountEndpoint, { body: { code: wrong } })).toMatchObject({
      error: { code: 'not_found' },
    })
})

test('a login after the mail keeps it as well', async () => {
  const email = 'terug@voorbeeld.example'
  await aCustomerOf(email, '2026-11-23')
  await runNight('2028-10-26')
  now = new Date('2028-11-01T12:00:00Z')
  expect((await aPerson(app).logIn(email)).ok).toBe(true)
  await runNight('2028-12-01')
  expect(await isThere(email)).toBe(true)
  await runNight('2030-10-04')
  expect(await subjectsTo(email)).toEqual([question, question])
})

test('an order of the last two years, or one that is paid and not sent, keeps it; an old one that is done does not', async () => {
  const email = 'koper@voorbeeld.example'
  const person = await aCustomerOf(email, '2026-11-23')
  const { number } = await anOrderOf(app, person, { email, isPaid: true })
  const own = eq(order.number, number)
  await runNight('2028-10-26')
  expect(await subjectsTo(email)).not.toContain(question)
  await runNight('2029-01-01')
  expect(await subjectsTo(email), 'paid and not sent').not.toContain(question)
  await app.db
    .update(order)
    .set({ status: 'delivered', placedAt: new Date('2027-06-01T12:00:00Z') })
    .where(own)
  await runNight('2029-01-02')
  expect(await subjectsTo(email), 'of the last two years').not.toContain(question)
  await runNight('2029-06-02')
  await runNight('2029-07-03')
  expect(await isThere(email)).toBe(false)
  expect(await app.db.select().from(order).where(own)).toMatchObject([{ email }])
})

test('an order that was placed after the mail, as a guest as well, stops the deletion', async () => {
  const email = 'gast@voorbeeld.example'
  await aCustomerOf(email, '2026-11-23')
  await runNight('2028-10-26')
  await anOrderOf(app, aPerson(app), { email, isPaid: true })
  await runNight('2028-11-28')
  expect(await isThere(email)).toBe(true)
})
