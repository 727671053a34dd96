import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../test/test-app.ts'
import { buildApp } from './app.ts'

test('while the api stops, features can still write down what they know', async () => {
  const app = await buildTestApp()
  const second = await buildApp({ config: app.deps.config, runsJobs: false, maxConnections: 2 })
  let answered = false
  second.server.addHook('onClose', async () => {
    await second.deps.db.execute(sql`select 1`)
    answered = true
  })
  await second.server.ready()
  await second.server.close()
  expect(answered).toBe(true)
  await app.close()
})

test('a request that is under way when the api stops gets its answer', async () => {
  const app = await buildTestApp()
  const { server, deps } = await buildApp({ config: app.deps.config, runsJobs: false, maxConnections: 2 })
  const hasBegun = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  server.get('/slow', async () => {
    hasBegun.resolve()
    await mayAnswer.promise
    const { rows } = await deps.db.execute(sql`select 1 as one`)
    return rows[0]
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${address}/slow`)
  await hasBegun.promise
  const closed = server.close()
  mayAnswer.resolve()
  expect(await (await answer).json()).toEqual({ one: 1 })
  await closed
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await app.close()
})
