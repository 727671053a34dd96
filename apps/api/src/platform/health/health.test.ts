import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let isIndexBuilt = false
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute: 2 } })
  app.deps.readiness.add('index', () => {
    if (!isIndexBuilt) throw new Error('half built')
  })
})
afterAll(() => app.close())
const ask = (url: string) => app.server.inject({ url })

test('a part that is not ready keeps visitors away and is named, without its reasons', async () => {
  const answer = await ask('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'not ready', problems: ['index'] })
  isIndexBuilt = true
  expect((await ask('/readyz')).json()).toEqual({ status: 'ok' })
})

test('the process answers whatever else is wrong, as often as it is asked', async () => {
  for (let at = 0; at < 5; at++) expect((await ask('/healthz')).statusCode).toBe(200)
})

test('a lost database is not ready', async () => {
  await app.server.close()
  expect(await app.deps.readiness.findProblems()).toMatchObject({ database: 'does not answer' })
})
