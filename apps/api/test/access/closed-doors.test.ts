import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  aCustomer,
  accountMailsTo,
  aPerson,
  aRegistration,
  goodPassword,
  type Person,
} from '../../src/features/account/account.builders.ts'
import { aPasskeyOnlyCustomer } from '../../src/features/account/passkey-only/passkey-only.builders.ts'
import { toDigits, toLinkCode } from '../../src/features/customer/prove/proof-secret.ts'
import { guessCount, mailboxProof } from '../../src/features/customer/rows/tables.ts'
import { toStartCode } from '../../src/features/customer/way-back/way-back-code.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'

const schemaSchema = z.object({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly fields: readonly string[]
}

const dayMs = 24 * 60 * 60_000
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
let calls: Call[]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
  calls = listProvingCalls(documentSchema.parse((await app.server.inject({ url: '/openapi.json' })).json()))
})
afterAll(() => app.close())

/** Lists the calls that somebody can make who has typed or been mailed something secret. */
function listProvingCalls({ paths, components }: z.infer<typeof documentSchema>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      const named = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
      const fields = Object.keys(named?.properties ?? {})
      const isProving = fields.some((field) => /^(code|token|secret|digits)$|password/i.test(field))
      return isProving ? [{ name: `${method.toUpperCase()} ${path}`, method, path, fields }] : []
    }),
  )
}

/**
 * Asks for every kind of mail that proves a mailbox, at one browser, and returns whatever such a mail may hold, as only the
 * shop can work it out, and all that was really mailed.
 */
async function gatherSecrets(person: Person, email: string): Promise<string[]> {
  later(60 * 60_000)
  await app.db.delete(mailboxProof).where(eq(mailboxProof.emailName, email))
  await person.askCode(email)
  await app.db.delete(guessCount)
  await person.register(email)
  await send(person, '/v1/customer/password/forgot', { email })
  const proofs = await app.db.select().from(mailboxProof).where(eq(mailboxProof.emailName, email))
  expect(proofs.map(({ purpose }) => purpose).sort()).toEqual(['login', 'register', 'reset'])
  const key = app.deps.config
  const made = proofs.flatMap((one) => [toDigits(key, one), toLinkCode(key, one), toStartCode(key, one)])
  const notices = await accountMailsTo(app, email, 'account_notice')
  const mails = [...(await accountMailsTo(app, email)), ...notices]
  const mailed = mails.flatMap(({ text }) =>
    [...text.matchAll(/code=([\w.-]+)/g)].map((found) => found[1] ?? ''),
  )
  return [...new Set([...made, ...mailed])]
}

let asked = 0
/** Makes a call without any wait for earlier ones, and returns its answer without what differs each time, and whether it opened a session. */
async function send(person: Person, path: string, body: object, method = 'post') {
  asked += 1
  await app.db.delete(guessCount)
  const answer = await app.server.inject({
    method: method as 'POST',
    url: path.replace(/\{\w+\}/g, 'x'),
    headers: {
      authorization: `Bearer ${app.serviceToken()}`,
      cookie: person.cookies.header(),
      'x-forwarded-for': `203.${(asked >> 16) % 256}.${(asked >> 8) % 256}.${asked % 256}`,
    },
    payload: body,
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  const text = answer.body.replace(/"request_id":"[^"]*"/, '')
  return {
    status: answer.statusCode,
    text,
    isOpen: cookies.some((one) => /auth\._token=[\w-]{20,}/.test(one)),
  }
}

/** Fills in the fields of a call as the owner of the mailbox and the password would. */
function toBody({ fields }: Call, email: string, secret: string): object {
  const known: Record<string, unknown> = { ...aRegistration(email), username: email, remember: true }
  const value = (field: string) => known[field] ?? (/password/i.test(field) ? goodPassword : secret)
  return Object.fromEntries(fields.map((field) => [field, value(field)]))
}

/** Tries a call with everything that was mailed; returns whether it opened a session, and its answers by secret. */
async function tryDoor(call: Call, email: string) {
  const asker = aPerson(app)
  const answers = new Map<string, Awaited<ReturnType<typeof send>>>()
  for (const secret of await gatherSecrets(asker, email))
    answers.set(secret, await send(asker, call.path, toBody(call, email, secret), call.method))
  return { isOpen: [...answers.values()].some(({ isOpen }) => isOpen), answers }
}

/** Returns a secret of the same form that nobody was mailed. */
const toWrong = (secret: string) => (/^\d{6}$/.test(secret) ? '000000' : 'x'.repeat(secret.length))

test('the calls that open a session with a password or with what is mailed are found in the document', async () => {
  const doors = []
  for (const [index, call] of calls.entries()) {
    const email = `open-${index}@voorbeeld.example`
    await aCustomer(app, email)
    if ((await tryDoor(call, email)).isOpen) doors.push(call.name)
  }
  expect(doors.sort()).toEqual([
    'POST /api/auth/login',
    'POST /v1/customer/email/confirm',
    'POST /v1/customer/login',
    'POST /v1/customer/login/code/confirm',
    'POST /v1/customer/password/reset',
  ])
})

test('none of them opens an account that only a passkey opens, and no answer tells it from an account that is not there', async () => {
  const [closed, absent] = ['dicht@voorbeeld.example', 'niemand@voorbeeld.example']
  await aPasskeyOnlyCustomer(app, closed)
  // For a week the mail about the choice can undo it.
  later(8 * dayMs)
  for (const call of calls) {
    const { isOpen, answers } = await tryDoor(call, closed)
    expect(isOpen, call.name).toBe(false)
    if (call.path.includes('way-back')) continue
    const guesser = aPerson(app)
    await guesser.askCode(absent)
    for (const [secret, answer] of answers) {
      const body = toBody(call, absent, toWrong(secret))
      expect(answer, call.name).toEqual(await send(guesser, call.path, body, call.method))
    }
  }
})
