import { createHook } from 'node:async_hooks'
import {
  askLoginCodeEndpoint,
  forgotPasswordEndpoint,
  logInEndpoint,
  registerCustomerEndpoint,
} from '@sluimer/contract/account/endpoints'
import { stateWithdrawalEndpoint } from '@sluimer/contract/service/endpoints'
import { count } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest'
import {
  aCustomer,
  aPerson,
  aRegistration,
  findDigits,
  type Person,
} from '../../src/features/account/account.builders.ts'
import { aPasskeyOnlyCustomer } from '../../src/features/account/passkey-only/passkey-only.builders.ts'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { aCustomer as aBuyer, aPlacedOrder } from '../../src/features/order/order.builders.ts'
import { aStatement, aTicket } from '../../src/features/service/service.builders.ts'
import { mailMessage } from '../../src/platform/mail/tables.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'

const known = 'bekend@voorbeeld.example'
const unknown = 'vreemde@voorbeeld.example'
const passwordless = 'zonder-w@voorbeeld.example'
const passkeyOnly = 'alleen-p@voorbeeld.example'
let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let orderNumber: string
let sent: MockInstance<Client['query']>

beforeAll(async () => {
  // Connections take the function with them when they open.
  sent = vi.spyOn(Client.prototype, 'query')
  app = await buildTestApp({ clock: () => now })
  await aCustomer(app, known)
  const { number } = await aPlacedOrder(app, {
    lines: [{ variantId: onlyVariantId(await aProduct(app.db)) }],
    details: aBuyer({ email: known }),
  })
  orderNumber = number
  const newcomer = aPerson(app)
  await newcomer.askCode(passwordless)

  await newcomer.giveCode(await findDigits(app, passwordless))
  await aPasskeyOnlyCustomer(app, passkeyOnly)
})
afterAll(async () => {
  await app.close()
  sent.mockRestore()
})

interface Work {
  /** Computations of Argon2, by far the dearest thing that the shop does for a visitor. */
  readonly hashes: number
  readonly statements: readonly string[]
  /** Mails that are queued by the call, and by the jobs that it leaves. */
  readonly mails: number
  readonly answer: object
}

/** What the change feed asks by its own clock, for no visitor. */
const ownClock = /pg_snapshot_xmin/

/** Does something for a visitor, and counts what it costs. */
async function measure(act: () => Promise<{ status: number; ok: boolean }>): Promise<Work> {
  await app.runJobs()
  const mailsBefore = await countMails()
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1
    },
  })
  sent.mockClear()
  hook.enable()
  const { status, ok } = await act()
  hook.disable()
  const all = (sent.mock.calls as unknown[][]).map(([statement]) => toText(statement))
  const statements = all.filter((text) => !ownClock.test(text))
  await app.runJobs()
  return { hashes, statements, mails: (await countMails()) - mailsBefore, answer: { status, ok } }
}

function toText(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return (statement as { text: string }).text
}

async function countMails(): Promise<number> {
  const [row] = await app.db.select({ mails: count() }).from(mailMessage)
  return row?.mails ?? 0
}

type Ask = (person: Person, email: string) => Promise<{ status: number; ok: boolean }>
const asks: Readonly<Record<string, Ask>> = {
  'a login with a wrong password': (person, username) =>
    person.call(logInEndpoint, { body: { username, password: 'Verkeerd!Wachtwoord9' } }),
  'a question for a code': (person, email) => person.call(askLoginCodeEndpoint, { body: { email } }),
  'a forgotten password': (person, email) => person.call(forgotPasswordEndpoint, { body: { email } }),
  'a registration': (person, email) => person.call(registerCustomerEndpoint, { body: aRegistration(email) }),
}
const hashesOf: Readonly<Record<string, number>> = {
  'a login with a wrong password': 1,
  'a registration': 1,
}

describe('known and unknown addresses cost the same work, statement by statement:', () => {
  test.each(Object.keys(asks))('%s', async (name) => {
    const ask = asks[name]
    if (ask === undefined) throw new Error(`${name} is missing`)
    await ask(aPerson(app), 'eerste@voorbeeld.example')
    now = new Date(now.getTime() + 60 * 60_000)
    const [first, second, third, fourth] = [aPerson(app), aPerson(app), aPerson(app), aPerson(app)]
    const ofKnown = await measure(() => ask(first, known))
    expect(await measure(() => ask(second, unknown))).toEqual(ofKnown)
    expect(await measure(() => ask(third, passwordless))).toEqual(ofKnown)
    expect(await measure(() => ask(fourth, passkeyOnly))).toEqual(ofKnown)
    expect(ofKnown.hashes).toBe(hashesOf[name] ?? 0)
    expect(ofKnown.statements.length).toBeGreaterThan(2)
  })

  test('wrong digits, whoever they were asked for', async () => {
    const give = async (email: string) => {
      const person = aPerson(app)
      await person.askCode(email)
      return measure(() => person.giveCode('000000'))
    }
    await give('tweede@voorbeeld.example')
    now = new Date(now.getTime() + 60 * 60_000)
    const ofKnown = await give(known)
    for (const email of [unknown, passwordless, passkeyOnly]) expect(await give(email)).toEqual(ofKnown)
    expect(ofKnown.answer).toEqual({ status: 403, ok: false })
  })

  test('an order that is looked up by its number and an address', async () => {
    const look = async (order_number: string, email: string) => {
      const ticket = await aTicket(app)
      now = new Date(now.getTime() + 60_000)
      const body = aStatement(ticket, { order_number, email })
      return measure(() => aPerson(app).call(stateWithdrawalEndpoint, { body }))
    }
    await look('KJD0000002', 'eerste@voorbeeld.example')
    const ofUnknown = await look('KJD0000003', unknown)
    const { statements, answer, hashes } = await look(orderNumber, known)
    expect({ statements, answer, hashes }).toEqual({
      statements: ofUnknown.statements,
      answer: ofUnknown.answer,
      hashes: 0,
    })
  })
})
