import { deleteAccountEndpoint, getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { contactSubjects } from '@sluimer/domain/service/contact-subject'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { annasWords, buildAnna, type Things } from '../../../../test/access/anna.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { forgetLoginsJob } from '../../customer/forget-logins.job.ts'
import { hashEmail } from '../../review/rows/review-codes.ts'
import { review } from '../../review/rows/tables.ts'
import { contactMessage } from '../../service/tables.ts'
import { aPerson, findDigits, type Person } from '../account.builders.ts'

const email = 'anna.geheim@voorbeeld.example'
const minuteMs = 60_000
let now: Date
let app: TestApp
let anna: Person
let things: Things

beforeAll(async () => {
  now = new Date('2026-11-23T12:00:00Z')
  app = await buildTestApp({ clock: () => now })
  ;({ anna, things } = await buildAnna(app))
  await addOtherTraces()
  await app.runJobs()
})
afterAll(() => app.close())

/** Adds what Anna left without her account: a question and a review. */
async function addOtherTraces() {
  await app.db.insert(contactMessage).values({
    ...{
      id: createUuid(app.deps.randomBytes),
      reference: 'V-PROEF',
      fingerprint: 'f',
      receivedAt: now,
      name: 'Annasnaam',
    },
    ...{
      email: 'Anna.Geheim@voorbeeld.example',
      subject: contactSubjects[0],
      message: 'Bel mij op 0687654321',
    },
  })
  const { id: productId } = await aProduct(app.db, { priceCents: 1_000 })
  await app.db.insert(review).values({
    ...{ productId, emailHash: hashEmail(app.deps.config, email), name: 'Annasnaam', title: 'Fijn' },
    ...{ content: 'Slaapt goed', score: 5, state: 'published' as const, writtenAt: now, decidedAt: now },
  })
}

/** Lists the tables in which any column of any row holds one of Anna's words. */
async function findTraces(): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const words = annasWords.map((word) => `one::text ilike '%${word}%'`).join(' or ')
    const { rows: traces } = await app.db.execute(`select from ${name} as one where ${words} limit 1`)
    if (traces.length > 0) found.push(name)
  }
  return found
}

describe('an account that is deleted', () => {
  test('is deleted by nobody else, and not long after the login', async () => {
    const body = { sure: true } as const
    expect(await aPerson(app).call(deleteAccountEndpoint, { body })).toMatchObject({
      error: { code: 'login_required' },
    })
    now = new Date(now.getTime() + 15 * minuteMs)
    expect(await anna.call(deleteAccountEndpoint, { body })).toMatchObject({
      error: { code: 'login_too_old' },
    })
    expect(await anna.findOwnEmail()).toBe(email)
    await anna.logIn(email)
  })

  test('says beforehand what goes, what stays and until when; then leaves no trace but what the law keeps', async () => {
    expect(await anna.call(getOwnDataEndpoint, {})).toMatchObject({
      data: { kept_orders: [{ order_number: things.orderNames[0], kept_until: '2033-12-31' }] },
    })
    expect(await findTraces()).toEqual(expect.arrayContaining(['public.customer', 'public.mail_message']))
    const deleted = await anna.call(deleteAccountEndpoint, { body: { sure: true } })
    expect(deleted).toMatchObject({ data: { receipt: expect.stringMatching(/^W-/) } })
    expect(anna.cookies.get('auth._token')).toBeUndefined()
    await app.runJobs()
    const last = await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, email))
    expect(last.map(({ subject }) => subject)).toEqual(['Je account is verwijderd'])
    expect(last[0]?.text).toContain('31 december 2033')
    now = new Date(now.getTime() + 25 * 60 * minuteMs)
    await app.deps.jobs.enqueue(app.db, forgetLoginsJob, {})
    await app.runJobs()
    expect(await findTraces()).toEqual(['public."order"', 'public.invoice'])
  })

  test('is logged out everywhere, and its review stays without a name', async () => {
    expect(await anna.call(getAccountEndpoint, {})).toMatchObject({ error: { code: 'login_required' } })
    expect(await app.db.select().from(review)).toMatchObject([{ name: 'Anoniem', title: 'Fijn' }])
    expect(await anna.logIn(email)).toMatchObject({ error: { code: 'login_failed' } })
  })

  test('and begun again with the same address is empty', async () => {
    const again = aPerson(app)
    await again.askCode(email)
    await again.giveCode(await findDigits(app, email))
    expect(await again.call(getAccountEndpoint, {})).toMatchObject({
      data: { customer: { first_name: '', phone_number: '' } },
    })
    expect(await again.call(listOwnOrdersEndpoint, { query: {} })).toMatchObject({ data: { orders: [] } })
    const data = await again.call(getOwnDataEndpoint, {})
    expect(JSON.stringify(data)).not.toMatch(/Annasnaam|Annastraat|0687654321/)
  })
})
