import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { startFakeApi } from '../test/fake-api.ts'
import { followChanges } from './change-stream.ts'

/** Follows an api that answers the request for changes with `tell`, and notes the tags that arrive. */
async function follow(tell: (response: ServerResponse) => void) {
  const heard: string[] = []
  const api = await startFakeApi({
    '/changes': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      tell(response)
    },
  })
  const stream = followChanges({
    apiUrl: api.url,
    token: { get: async () => 'token', replace: async () => undefined },
    logger: createLogger({ logLevel: 'silent' }),
    hear: (tags) => void heard.push(...tags),
  })
  onTestFinished(async () => {
    stream.stop()
    await api.stop()
  })
  return { api, heard, stream }
}

const events = [
  'id: a-1\nevent: change\ndata: {"tags":["product:1"],"place":"1:1:"}\n\n',
  'event: beat\r\ndata: {"place":"1:2:"}\r\n\r\n',
  ': a comment\ndata: {"tags":["brand:café"]}\n\n',
]

test.each([1, 2, 7, 1000])('events are read whole, in pieces of %i bytes', async (length) => {
  const bytes = Buffer.from(events.join(''))
  const { heard, stream } = await follow(async (response) => {
    for (let at = 0; at < bytes.length; at += length) {
      response.write(bytes.subarray(at, at + length))
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
  await expect.poll(() => heard).toEqual(['product:1', 'brand:café'])
  expect([stream.place(), stream.connections(), stream.isLive()]).toEqual(['1:2:', 1, true])
})

test('an event that does not end is not waited for: the connection is made anew, from the last event heard', async () => {
  const { api, stream } = await follow((response) => {
    response.write(events[0])
    response.write(`data: ${'x'.repeat(4_000_001)}`)
  })
  await expect.poll(stream.connections).toBeGreaterThan(1)
  expect(api.callsTo('/changes').at(-1)?.headers['last-event-id']).toBe('a-1')
})
