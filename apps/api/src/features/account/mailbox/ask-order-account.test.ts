import { askOrderAccountEndpoint } from '@sluimer/contract/account/checkout-endpoints'
import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { customer, mailboxProof } from '../../customer/rows/tables.ts'
import { choosePaymentOutcome, pressPay, sendWebhookFor } from '../../order/order.builders.ts'
import {
  aCustomer,
  accountMailsTo,
  aPerson,
  findDigits,
  findLinkCode,
  goodPassword,
  type Person,
} from '../account.builders.ts'
import { aGuestWith, prepareToPay, someArticles } from '../carts/carts.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let article = 0
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  ;[article = 0] = await someArticles(app, 1)
})
afterAll(() => app.close())
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** A guest at the button, with this address. */
async function aGuestAtPay(email: string): Promise<Person> {
  const guest = await aGuestWith(app, [article, 1])
  await prepareToPay(guest, email)
  return guest
}
const ask = (person: Person, password = '', password_confirmation = password) =>
  person.call(askOrderAccountEndpoint, { body: { password, password_confirmation } })
const addresses = async () => (await app.db.select().from(customer)).map(({ emailName }) => emailName)

describe('an account in one step with the order', () => {
  test.each([goodPassword, ''])(
    '[CO-03] exists once its mailbox is confirmed, with password "%s"',
    async (password) => {
      const email = `stap${password.length}@voorbeeld.example`
      const guest = await aGuestAtPay(email)
      expect(await ask(guest, password)).toMatchObject({ status: 201, data: { minutes: 1440 } })
      const placed = await pressPay(app, guest.cookies)
      if (!placed.ok) throw new Error('not placed')
      await choosePaymentOutcome(app, placed.data.url, 'paid')
      await sendWebhookFor(app, placed.data.url)
      expect(await addresses()).not.toContain(email)
      expect(await guest.confirm(await findLinkCode(app, email))).toMatchObject({
        data: { keptPassword: password !== '' },
      })
      expect(await guest.call(getAccountEndpoint, {})).toMatchObject({
        data: { customer: { email, first_name: 'Noor', last_name: 'de Vries', phone_number: '0612345678' } },
      })
      expect(await guest.call(listOwnOrdersEndpoint, { query: {} })).toMatchObject({
        data: { orders: [{ order_number: placed.data.order_number, joined: 'mailbox' }] },
      })
      laterMinutes(60)
      expect((await aPerson(app).logIn(email)).ok).toBe(password !== '')
      await guest.askCode(email)
      expect((await guest.giveCode(await findDigits(app, email))).ok).toBe(true)
    },
  )

  test('[CO-03] cannot be claimed by a stranger, who typed the address of somebody else', async () => {
    const email = 'van-een-ander@voorbeeld.example'
    const stranger = await aGuestAtPay(email)
    await ask(stranger, goodPassword)
    const owner = aPerson(app)
    expect(await owner.confirm(await findLinkCode(app, email))).toMatchObject({
      data: { keptPassword: false },
    })
    expect(await owner.call(getAccountEndpoint, {})).toMatchObject({ data: { customer: { first_name: '' } } })
    laterMinutes(60)
    expect((await stranger.logIn(email)).ok).toBe(false)
    expect(await stranger.findOwnEmail()).toBeUndefined()
  })

  test('[CO-03] answers the same for a mailbox that has an account, which stays as it was', async () => {
    const email = 'bekend@voorbeeld.example'
    await aCustomer(app, email)
    const before = (await app.db.select().from(customer)).find((row) => row.emailName === email)
    laterMinutes(60)
    const known = await ask(await aGuestAtPay(email), 'Stoel!Maan4Vis')
    const unknown = await ask(await aGuestAtPay('onbekend@voorbeeld.example'), 'Stoel!Maan4Vis')
    const told = { ok: true, status: 201, data: { minutes: 1440 } }
    expect([known, unknown]).toMatchObject([told, told])
    expect((await accountMailsTo(app, email))[0]?.subject).not.toMatch(/^Bevestig/)
    expect((await app.db.select().from(customer)).find((row) => row.emailName === email)).toEqual(before)
  })

  test('[CO-03] [VA-12] takes no password that is too weak, easy to guess, or typed differently twice', async () => {
    const guest = await aGuestAtPay('zwak@voorbeeld.example')
    const errors = async (...typed: [string, string?]) => {
      const answer = await ask(guest, ...typed)
      return answer.ok ? [] : (answer.error.fields ?? []).map(({ message }) => message)
    }
    expect(await errors('kort')).toEqual([validationMessages.password])
    expect(await errors(goodPassword, 'anders')).toEqual([validationMessages.password_confirmation])
    expect(await errors('Sluimer1!')).toHaveLength(1)
    expect((await app.db.select().from(mailboxProof)).some(({ email }) => email.startsWith('zwak'))).toBe(
      false,
    )
  })

  test('[CO-03] needs a checkout with an address, and a guest', async () => {
    expect(await ask(aPerson(app))).toMatchObject({ error: { code: 'cart_empty' } })
    expect(await ask(await aGuestWith(app, [article, 1]))).toMatchObject({
      error: { code: 'checkout_incomplete' },
    })
    const own = await aCustomer(app, 'al-binnen@voorbeeld.example')
    expect(await ask(own)).toMatchObject({ error: { code: 'conflict' } })
  })
})
