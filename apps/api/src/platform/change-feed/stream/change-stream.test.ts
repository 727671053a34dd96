import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../record-change.ts'

let app: TestApp
let url: string
beforeEach(async () => {
  app = await buildTestApp()
  url = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const record = (...tags: string[]) => inTransaction(app.db, (tx) => recordChange(tx, 'product', tags))

/** Returns everything that a listener receives, as one growing text. */
async function listen(lastId?: string) {
  const leaving = new AbortController()
  const headers = new Headers({ authorization: `Bearer ${app.serviceToken()}` })
  if (lastId !== undefined) headers.set('last-event-id', lastId)
  const answer = await fetch(`${url}/changes`, { headers, signal: leaving.signal })
  const heard = { text: '', hasEnded: false }
  const read = async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += piece
  }
  void read().then(
    () => {
      heard.hasEnded = true
    },
    () => {},
  )
  return { answer, heard, leave: () => leaving.abort() }
}

const lastIdIn = (text: string) =>
  text
    .match(/^id: .*$/gm)
    ?.at(-1)
    ?.slice('id: '.length)

test('[API-01] only the shop may listen', async () => {
  expect((await fetch(`${url}/changes`)).status).toBe(401)
})

test('a new listener hears that everything may have changed, then each change, and that the api is there', async () => {
  const { heard, answer } = await listen()
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(() => heard.text).toContain('"tags":["*"]')
  await record('test:1')
  await expect.poll(() => heard.text).toContain('"tags":["test:1"]')
  await expect.poll(() => heard.text.match(/event: beat/g)?.length).toBeGreaterThan(2)
})

test('a listener that comes back hears what it missed, and nothing twice', async () => {
  const first = await listen()
  await record('test:1')
  await expect.poll(() => first.heard.text).toContain('test:1')
  first.leave()
  await record('test:2')
  await app.deps.changes.catchUp()
  const { heard } = await listen(lastIdIn(first.heard.text))
  await expect.poll(() => heard.text).toContain('test:2')
  expect(heard.text).not.toContain('test:1')
  expect(heard.text).not.toContain('"*"')
})

test('a change is announced only when this node’s own answers show it', async () => {
  const mayApply = Promise.withResolvers<void>()
  app.deps.changes.subscribe(() => mayApply.promise)
  const { heard } = await listen()
  await expect.poll(() => heard.text).toContain('"*"')
  await record('test:1')
  const caughtUp = app.deps.changes.catchUp()
  await expect.poll(() => heard.text.match(/event: beat/g)?.length).toBeGreaterThan(1)
  expect(heard.text).not.toContain('test:1')
  mayApply.resolve()
  await caughtUp
  await expect.poll(() => heard.text).toContain('test:1')
})

test('a change that could not be applied is not announced until it is', async () => {
  let failures = 1
  app.deps.changes.subscribe(() => {
    if (failures-- > 0) throw new Error('the index is busy')
  })
  const { heard } = await listen()
  await record('test:1')
  await expect.poll(() => heard.text).toContain('test:1')
  expect(failures).toBeLessThan(0)
})

test('a stopping api ends the stream, so that its listeners go elsewhere', async () => {
  const { heard } = await listen()
  await expect.poll(() => heard.text).toContain('beat')
  await app.server.close()
  await expect.poll(() => heard.hasEnded).toBe(true)
})
