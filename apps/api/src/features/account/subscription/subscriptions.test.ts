import {
  addSubscriptionEndpoint,
  listSubscriptionsEndpoint,
  removeSubscriptionEndpoint,
} from '@sluimer/contract/account/subscription-endpoints'
import { newsletterConsentText } from '@sluimer/domain/marketing/newsletter'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { leave } from '../../marketing/leave.ts'
import { aSubscriber, findLeaveCode, mailsTo, signUpWith } from '../../marketing/marketing.builders.ts'
import { newsletterSignup } from '../../marketing/tables.ts'
import { voucher } from '../../promotion/tables.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'

const now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let people = 0
let email: string
let anna: Person
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  people += 1
  email = `anna.nieuws-${people}@voorbeeld.example`
  anna = await aCustomer(app, email)
})

const list = (person: Person, asked?: string) =>
  person.call(listSubscriptionsEndpoint, { query: { ...(asked !== undefined && { email: asked }) } })
const add = (person: Person, asked?: string) =>
  person.call(addSubscriptionEndpoint, { body: { ...(asked !== undefined && { email: asked }) } })
const remove = (person: Person, id: string) => person.call(removeSubscriptionEndpoint, { params: { id } })
const notFound = { ok: false, error: { code: 'not_found' } }
/** Returns the id of the customer's one subscription. */
async function idOf(person: Person) {
  const answer = await list(person)
  const id = answer.ok ? answer.data.subscriptions[0]?.id : undefined
  if (id === undefined) throw new Error('there is no subscription')
  return id
}

describe('the newsletter of an account', () => {
  test('[AC-02] [API-09] is subscribed to at once, keeps its proof, and earns the credit', async () => {
    expect(await list(anna)).toMatchObject({ ok: true, data: { subscriptions: [] } })
    expect(await add(anna)).toMatchObject({
      status: 201,
      data: { subscriptions: [{ email, state: 'confirmed', since: now.toISOString() }] },
    })
    expect(await mailsTo(app, email, 'newsletter_confirmation')).toEqual([])
    await app.runJobs()
    expect(await mailsTo(app, email, 'newsletter_welcome')).toHaveLength(1)
    const [proof] = await app.db.select().from(newsletterSignup).where(eq(newsletterSignup.email, email))
    expect(proof).toMatchObject({
      ...{ source: 'account', consentText: newsletterConsentText, confirmedAt: now, hasEarned: true },
    })
    expect(proof?.ipHash).toBe(proof?.confirmIpHash)
    expect(JSON.stringify(proof)).not.toMatch(/198\.51/)
  })

  test('again changes nothing, also twice at once, and the credit comes once', async () => {
    await Promise.all([add(anna), add(anna), add(anna)])
    await remove(anna, await idOf(anna))
    await add(anna)
    expect(await list(anna)).toMatchObject({ data: { subscriptions: [{ state: 'confirmed' }] } })
    expect(await app.db.select().from(voucher).where(eq(voucher.emailKey, email))).toHaveLength(1)
    expect(
      await app.db.select().from(newsletterSignup).where(eq(newsletterSignup.email, email)),
    ).toHaveLength(2)
  })

  test('[AC-02] [API-09] is left at once, and the link of an earlier mail stays harmless', async () => {
    await add(anna)
    await app.runJobs()
    const code = await findLeaveCode(app, email, 'newsletter_welcome')
    expect(await remove(anna, await idOf(anna))).toMatchObject({ ok: true, data: { subscriptions: [] } })
    expect(await leave(app.deps, code ?? '')).toMatchObject({ ok: true })
    expect(await list(anna)).toMatchObject({ data: { subscriptions: [] } })
  })

  test('one that waits for its mail is shown, and confirmed from the account', async () => {
    await signUpWith(app, email)
    expect(await list(anna)).toMatchObject({ data: { subscriptions: [{ state: 'pending' }] } })
    await add(anna)
    expect(await list(anna)).toMatchObject({ data: { subscriptions: [{ state: 'confirmed' }] } })
  })

  test("is the customer's own, by every spelling of the mailbox", async () => {
    await aSubscriber(app, email.toUpperCase())
    expect(await list(anna, email.replace('@', '+deals@'))).toMatchObject({
      data: { subscriptions: [{ state: 'confirmed' }] },
    })
  })

  test("tells nothing of another's mailbox, and changes nothing there", async () => {
    const others = `bram-${people}@voorbeeld.example`
    const bram = await aCustomer(app, others)
    await add(bram)
    const id = await idOf(bram)
    for (const asked of [others, `niemand-${people}@voorbeeld.example`]) {
      expect(await list(anna, asked)).toMatchObject(notFound)
      expect(await add(anna, asked)).toMatchObject(notFound)
    }
    expect(await remove(anna, id)).toMatchObject(notFound)
    expect(await remove(anna, '00000000-0000-4000-8000-000000000000')).toMatchObject(notFound)
    expect(await list(bram)).toMatchObject({ data: { subscriptions: [{ id }] } })
  })

  test('needs a login', async () => {
    const guest = aPerson(app)
    const refused = { ok: false, error: { code: 'login_required' } }
    await add(anna)
    expect(await list(guest, email)).toMatchObject(refused)
    expect(await add(guest, email)).toMatchObject(refused)
    expect(await remove(guest, await idOf(anna))).toMatchObject(refused)
  })
})
