import { Writable } from 'node:stream'
import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { defineEndpoint } from '@sluimer/contract/endpoint'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aConfig } from '../../../test/test-config.ts'
import { openDatabase } from '../db/database.ts'
import { createLogger } from '../log.ts'
import { ApiError } from './api-error.ts'
import { type Answer, registerEndpoint } from './endpoint-route.ts'
import { createServer, type Server } from './server.ts'

const buyLamp = defineEndpoint({
  method: 'GET',
  path: '/v1/lamp',
  tag: 'lamp',
  summary: 'Buy a lamp',
  access: 'public',
  response: z.object({ watts: z.int() }),
  errors: ['out_of_stock'],
})

let app: Server
let handle: () => Answer<typeof buyLamp> | Promise<Answer<typeof buyLamp>>
let log: Record<string, unknown>[]
beforeEach(async () => {
  log = []
  const lines = new Writable({
    write(line, _encoding, done) {
      log.push(JSON.parse(String(line)))
      done()
    },
  })
  app = await createServer({
    config: aConfig('postgres://localhost/none'),
    log: createLogger({ logLevel: 'info' }, lines),
    clock: () => new Date(),
  })
  registerEndpoint(app, buyLamp, () => handle())
  registerEndpoint(app, getCartEndpoint, () => {
    throw new Error('never reached')
  })
})
afterEach(() => app.close())

const call = () => app.inject({ url: '/v1/lamp' })
const errorsInLog = () => log.filter(({ level }) => level === 50)

test('an expected failure answers its code and status, and keeps what else it knows inside', async () => {
  const error = { code: 'out_of_stock', available: 2, warehouse: 'Tiel' } as const
  handle = () => ({ ok: false, error })
  const answer = await call()
  expect(answer.statusCode).toBe(409)
  expect(answer.json().error).toEqual({
    code: 'out_of_stock',
    message: 'Er zijn niet genoeg stuks op voorraad.',
    request_id: expect.any(String),
  })
  expect(errorsInLog()).toEqual([])
})

test('a failure can be thrown from deep down, with its own words and fields', async () => {
  handle = () => {
    const fields = [{ path: 'query.watts', message: 'Te veel.' }]
    throw new ApiError({ code: 'invalid_request', message: 'Zo fel hoeft niet.', fields })
  }
  const answer = await call()
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toMatchObject({
    message: 'Zo fel hoeft niet.',
    fields: [{ path: 'query.watts' }],
  })
})

test('a bug is logged whole with the request id, and shows nothing', async () => {
  handle = () => {
    throw new TypeError('password of the database is hunter2')
  }
  const answer = await call()
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(/hunter2|TypeError|\.ts/)
  expect(errorsInLog()).toMatchObject([
    { requestId: answer.json().error.request_id, err: { type: 'TypeError' } },
  ])
})

test('an answer that breaks the contract is a bug too', async () => {
  handle = () => ({ ok: true, data: { watts: 0.5 } })
  const answer = await call()
  expect(answer.statusCode).toBe(500)
  expect(answer.json().error.code).toBe('internal_error')
  expect(errorsInLog()).toHaveLength(1)
})

test('a database that is away is 503, so that callers try again', async () => {
  // Port 1 of this machine is closed.
  const { db, close } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  handle = async () => {
    await db.execute('select 1')
    return { ok: true, data: { watts: 1 } }
  }
  const answer = await call()
  expect(answer.statusCode).toBe(503)
  expect(answer.json().error.code).toBe('unavailable')
  await close()
})

test("a visitor's address never reaches the log, only the route", async () => {
  handle = () => ({ ok: true, data: { watts: 1 } })
  await app.inject({ url: '/v1/lamp?email=noor@voorbeeld.example' })
  expect(JSON.stringify(log)).not.toContain('noor@')
  expect(log).toMatchObject([{ route: '/v1/lamp', status: 400 }])
})
