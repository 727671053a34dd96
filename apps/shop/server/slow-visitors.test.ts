import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fromOwnPage, startTestShop } from './test/test-shop.ts'

/** More than the buffers at both ends of a connection hold. */
const manyBytes = 64 * 1024 * 1024
const manyVisitors = 50

function connectTo(url: string, words: string) {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(words)
  onTestFinished(() => void socket.destroy())
  return socket
}

test('a visitor who asks for pages and reads none is disconnected, and meanwhile holds up nobody', async () => {
  let given = 0
  let letGo = 0
  const shop = await startTestShop({
    // Long enough that all of them are served first, also where each has to wait for its turn.
    standstillMs: 2_000,
    handlePage: async (request) => {
      if (!request.url.endsWith('/large/')) return Response.json({})
      given += 1
      const chunk = new Uint8Array(64 * 1024)
      let left = manyBytes
      return new Response(
        new ReadableStream({
          pull(controller) {
            left -= chunk.byteLength
            controller.enqueue(chunk)
            if (left <= 0) controller.close()
          },
          cancel: () => {
            letGo += 1
          },
        }),
      )
    },
  })
  const visitors = Array.from({ length: manyVisitors }, () =>
    connectTo(shop.url, 'GET /large/ HTTP/1.1\r\nHost: localhost\r\n\r\n').pause(),
  )
  await expect.poll(() => given, { timeout: 30_000 }).toBe(visitors.length)
  expect((await shop.ask('/')).status).toBe(200)
  await expect.poll(() => letGo, { timeout: 30_000 }).toBe(visitors.length)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'a form',
    `POST /cart/ HTTP/1.1\r\nHost: localhost\r\nOrigin: ${fromOwnPage.origin}\r\nContent-Length: 5000\r\n\r\na=`,
  ],
])('a visitor who begins %s and sends no more is disconnected', async (_what, words) => {
  const shop = await startTestShop({ standstillMs: 200 })
  const visitor = connectTo(shop.url, words)
  visitor.resume()
  await once(visitor, 'close')
  expect((await shop.ask('/')).status).toBe(200)
})
