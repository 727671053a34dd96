import { logOutEndpoint } from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aCustomer, aPerson, goodPassword, type Person } from '../../src/features/account/account.builders.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { accessMatrix } from './access-matrix.ts'
import { annasWords, buildAnna, readAll, type Things } from './anna.ts'

const schemaSchema = z.object({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) }).optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  /** Where it takes an id: `{id}` in the path, `?item_id` in the query, `.order_id` in the body. */
  readonly ids: readonly string[]
  readonly hasBody: boolean
}

let app: TestApp
let calls: Call[]
let anna: Person
let things: Things
let strangers: Record<'another customer' | 'a guest' | 'a session that ended', Person>
let before: unknown[]

beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute: 1_000_000 } })
  calls = listCalls(documentSchema.parse((await app.server.inject({ url: '/openapi.json' })).json()))
  ;({ anna, things } = await buildAnna(app))
  const former = aPerson(app)
  await former.logIn('anna.geheim@voorbeeld.example', goodPassword)
  const ended = former.cookies.get('auth._token') ?? ''
  await former.call(logOutEndpoint, {})
  former.cookies.set('auth._token', ended)
  strangers = {
    'another customer': await aCustomer(app, 'bram@voorbeeld.example'),
    'a guest': aPerson(app),
    'a session that ended': former,
  }
  before = await readAll(anna)
})
afterAll(() => app.close())

const isId = (name: string) => /(^|_)ids?$|[a-z]Ids?$/.test(name)
/** Goods and texts are everybody's. */
const isPublic = ({ path }: Call) => /^\/v1\/(catalog|content)\//.test(path)

function listCalls({ paths, components }: z.infer<typeof documentSchema>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      const named = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
      const ids = [
        ...parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`),
        ...parameters.filter((one) => one.in === 'query' && isId(one.name)).map(({ name }) => `?${name}`),
        ...Object.keys(named?.properties ?? {}).flatMap((name) => (isId(name) ? [`.${name}`] : [])),
      ]
      return {
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        ids,
        hasBody: requestBody !== undefined,
      }
    }),
  )
}

/** Makes a call with an id wherever it takes one, and returns the answer without what differs each time. */
async function ask(person: Person, call: Call, id: string, more: object = {}) {
  const url = new URL(call.path.replace(/\{\w+\}/g, encodeURIComponent(id)), 'http://api')
  const body: Record<string, unknown> = { ...more }
  for (const at of call.ids) {
    if (at.startsWith('?')) url.searchParams.set(at.slice(1), id)
    if (at.startsWith('.')) body[at.slice(1)] = id
  }
  const answer = await app.server.inject({
    method: call.method as 'GET',
    url: url.pathname + url.search,
    headers: { authorization: `Bearer ${app.serviceToken()}`, cookie: person.cookies.header() },
    ...(call.hasBody ? { payload: body } : {}),
  })
  const text = answer.body.replaceAll(id, '<id>').replace(/"request_id":"[^"]*"/, '')
  return { status: answer.statusCode, text, cookies: answer.headers['set-cookie'] }
}

/** Returns an id of the same form that nothing has. */
const toAbsent = (id: string) => id.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 5) % 10))

test('every call that takes an id says in the matrix what it reaches, and the matrix has no other', () => {
  const asking = calls.filter((call) => call.ids.length > 0 && !isPublic(call)).map(({ name }) => name)
  expect(
    asking.filter((name) => accessMatrix[name] === undefined),
    "Add each new call to access-matrix.ts: `things` with Anna's ids that it must not reach for others (give her the thing in anna.ts), or `open` with the reason why everybody may name it.",
  ).toEqual([])
  expect(Object.keys(accessMatrix).filter((name) => !asking.includes(name))).toEqual([])
})

describe.each(['another customer', 'a guest', 'a session that ended'] as const)('%s', (who) => {
  test('gets for each thing of Anna exactly what a thing gives that does not exist', async () => {
    for (const call of calls) {
      const reach = accessMatrix[call.name]
      if (reach === undefined || 'open' in reach) continue
      for (const id of reach.things(things)) {
        const answer = await ask(strangers[who], call, id, reach.body)
        expect(answer.status, `${call.name} ${answer.text}`).toBeGreaterThanOrEqual(403)
        expect(answer, call.name).toEqual(await ask(strangers[who], call, toAbsent(id), reach.body))
      }
    }
  })

  test("is told nothing of Anna by any call of the document, whichever of Anna's ids it names", async () => {
    const ids = [things.session, things.address, things.passkey, things.cartLine, things.cart]
    for (const call of calls.filter(({ ids: taken, method }) => taken.length === 0 || method === 'get'))
      for (const id of call.ids.length === 0 ? [''] : [...ids, ...things.orderNames]) {
        const { text } = await ask(strangers[who], call, id)
        for (const word of annasWords) expect(text, `${call.name} tells ${word}`).not.toContain(word)
      }
  })

  test('has changed nothing of Anna’s', async () => {
    expect(await readAll(anna)).toEqual(before)
  })
})

test('the ids are the right ones: Anna reaches each of hers', async () => {
  for (const call of calls.filter(({ method, path }) => method === 'get' && path.startsWith('/v1/customer/')))
    for (const id of accessMatrix[call.name] === undefined ? [] : [things.order])
      expect((await ask(anna, call, id)).status, call.name).toBe(200)
  const name = 'PUT /v1/customer/passkeys/{id}'
  const rename = calls.find((call) => call.name === name)
  expect(rename && (await ask(anna, rename, things.passkey, { name: 'Van Anna' })).status).toBe(200)
})
