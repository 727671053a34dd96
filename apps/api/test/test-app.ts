import { rm } from 'node:fs/promises'
import { buildUrl } from '@sluimer/contract/client'
import type { Endpoint, EndpointInput, EndpointResponse } from '@sluimer/contract/endpoint'
import { type ErrorBody, errorBodySchema } from '@sluimer/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { type App, buildApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import type { Db } from '../src/platform/db/database.ts'
import { listPossibleErrors } from '../src/platform/http/endpoint-route.ts'
import { signServiceToken } from '../src/platform/http/service-token.ts'
import { createLogger, type Logger } from '../src/platform/log.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import { aCheapPasswordCost, aConfig } from './test-config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

type TestAnswer<E extends Endpoint> =
  | { ok: true; status: number; data: EndpointResponse<E>; response: LightMyRequestResponse }
  | { ok: false; status: number; error: ErrorBody['error']; response: LightMyRequestResponse }

interface CallOptions {
  /** The visitor's cookies; without them the call comes from a new visitor. */
  cookies?: CookieJar
  headers?: Record<string, string>
  /** False omits the service token. */
  isFromShop?: boolean
}

export interface TestApp extends App {
  db: Db
  /** Calls an endpoint as the shop does, over the whole server but without a network. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<E>>
  /** Like `call`, but the test fails unless it succeeds. */
  mustCall<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResponse<E>>
  newVisitor(): CookieJar
  serviceToken(): string
  /** Runs the jobs that are due, and returns how many ran; throws when one failed. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

/** Starts the whole api on its own database, or on the one that is given. Jobs wait for `runJobs`. Close it in `afterAll`. */
export async function buildTestApp(
  options: {
    config?: Partial<Config>
    clock?: () => Date
    randomBytes?: (count: number) => Buffer
    log?: Logger
    database?: TestDatabase
  } = {},
): Promise<TestApp> {
  const { config: changes, database = await createTestDatabase(), ...rest } = options
  const config = aConfig(database.url, changes)
  const app = await buildApp({
    config,
    log: createLogger(config),
    runsJobs: false,
    maxConnections: 8,
    passwordCost: aCheapPasswordCost,
    ...rest,
  })
  const serviceToken = () => signServiceToken(config, app.deps.clock(), 'test')
  await app.server.ready()

  /** What pages show is right a moment after a change, once this node has heard of it. A test does not wait for that. */
  const hearChanges = () => app.deps.changes.catchUp().catch(() => undefined)

  let lastRun: Promise<unknown> = Promise.resolve()
  async function runDueJobs() {
    const { completed, failed } = await app.jobs.runDue()
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} jobs failed: ${failed[0]?.message}`)
    return completed
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    { cookies, headers = {}, isFromShop = true }: CallOptions = {},
  ): Promise<TestAnswer<E>> {
    if (isOfPages(endpoint) && headers['changes-heard'] === undefined) await hearChanges()
    const response = await app.server.inject({
      method: endpoint.method,
      url: buildUrl('', endpoint, input),
      headers: {
        ...(isFromShop ? { authorization: `Bearer ${serviceToken()}` } : {}),
        ...(cookies ? { cookie: cookies.header() } : {}),
        ...headers,
      },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
    cookies?.take(response.headers['set-cookie'])
    const status = response.statusCode
    if (status < 400) return { ok: true, status, data: response.json(), response }
    const { error } = errorBodySchema.parse(response.json())
    if (!listPossibleErrors(endpoint).has(error.code))
      throw new Error(
        `${endpoint.method} ${endpoint.path} answers ${error.code}, which its contract does not name`,
      )
    return { ok: false, status, error, response }
  }

  return {
    ...app,
    db: app.deps.db,
    call,
    async mustCall(endpoint, input, callOptions) {
      const answer = await call(endpoint, input, callOptions)
      if (answer.ok) return answer.data
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${JSON.stringify(answer.error)}`)
    },
    newVisitor: createCookieJar,
    serviceToken,
    // A second caller waits for the first, which may hold a job whose result the second expects.
    runJobs() {
      const mine = lastRun.then(runDueJobs)
      lastRun = mine.catch(() => undefined)
      return mine
    },
    async close() {
      await app.server.close()
      await database.drop()
      await rm(config.deletionsFile, { force: true })
    },
  }
}

/** Whether a call reads what pages show to everybody, which the api keeps in memory. */
function isOfPages({ method, path }: Endpoint): boolean {
  return method === 'GET' && /^\/v1\/(catalog|content)\//.test(path)
}
