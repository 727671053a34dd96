import { EventEmitter, once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { largestPictureBytes } from '@sluimer/domain/review/pictures'
import { expect, onTestFinished, test } from 'vitest'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'
import { chooseBodyLimit, createLargeBodies } from './large-bodies.ts'
import { bodyLimitBytes } from './read-body.ts'

const ownOrigin = { origin: fromOwnPage.origin }
const multipart = 'multipart/form-data; boundary=x'

test('only a form with files at an address that takes pictures may be large', () => {
  const photo = largestPictureBytes
  expect(chooseBodyLimit('/beoordelingen/foto/', multipart)).toBeGreaterThan(photo)
  expect(chooseBodyLimit('/beoordelingen/foto.data', multipart)).toBeLessThan(2 * photo)
  for (const path of ['/dekbed-wolk.html', '/dekbed-wolk.html.data'])
    expect(chooseBodyLimit(path, 'Multipart/Form-Data; boundary=y')).toBeGreaterThan(3 * photo)
  for (const path of [
    '/cart/',
    '/',
    '/v1/catalog/review-picture',
    '/beoordelingen/nuttig/',
    '/a/b.html',
    '/x.html/y',
  ])
    expect(chooseBodyLimit(path, multipart)).toBe(bodyLimitBytes)
  for (const type of [undefined, 'application/x-www-form-urlencoded', 'text/plain'])
    expect(chooseBodyLimit('/dekbed-wolk.html', type)).toBe(bodyLimitBytes)
})

test('[PD-04] a page gets a form with a photo, and a larger one than any photo is refused', async () => {
  const sizes: number[] = []
  const shop = await startTestShop({
    handlePage: async (request) => {
      if (request.method === 'POST') sizes.push((await request.arrayBuffer()).byteLength)
      return Response.json({})
    },
  })
  const send = (bytes: number, path = '/beoordelingen/foto/') => {
    const body = new FormData()
    body.append('pictures', new File([new Uint8Array(bytes)], 'foto.jpg'))
    return shop.ask(path, { method: 'POST', headers: ownOrigin, body })
  }
  expect((await send(largestPictureBytes)).status).toBe(200)
  expect(sizes[0]).toBeGreaterThan(largestPictureBytes)
  expect((await send(largestPictureBytes, '/cart/')).status).toBe(413)
  expect(sizes).toHaveLength(1)
})

test('a few large forms are read at once; more are asked to come back, and small ones are never', async () => {
  const shop = await startTestShop()
  const { port } = new URL(shop.url)
  const head = (path: string, length: number) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Origin: ${fromOwnPage.origin}`,
      `Content-Type: ${multipart}`,
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n')
  const open = (path: string, length: number) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    socket.write(head(path, length))
    return socket
  }
  const slow = [1, 2, 3].map(() => open('/beoordelingen/foto/', 5_000_000))
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  // These begin after the three have been let in: a request over the same kind of connection has been answered.
  expect((await shop.ask('/')).status).toBe(200)
  const fourth = open('/beoordelingen/foto/', 5_000_000)
  const [answer] = await once(fourth, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503/)
  const body = new URLSearchParams({ a: '1' })
  expect((await shop.ask('/beoordelingen/foto/', { method: 'POST', headers: ownOrigin, body })).status).toBe(
    200,
  )
  slow[0]?.destroy()
  await expect
    .poll(async () => {
      const form = new FormData()
      form.append('pictures', new File([new Uint8Array(100_000)], 'foto.jpg'))
      return (await shop.ask('/beoordelingen/foto/', { method: 'POST', headers: ownOrigin, body: form }))
        .status
    })
    .toBe(200)
})

test('a body that does not say how long it is counts as a large one', () => {
  const { admit } = createLargeBodies()
  const visit = (headers: IncomingHttpHeaders) => {
    const response = new EventEmitter() as ServerResponse
    return { response, isLetIn: admit({ headers } as IncomingMessage, response) }
  }
  const [first, ...others] = [1, 2, 3].map(() => visit({}))
  expect([first, ...others].map((one) => one?.isLetIn)).toEqual([true, true, true])
  expect(visit({}).isLetIn).toBe(false)
  expect(visit({ 'content-length': '12' }).isLetIn).toBe(true)
  first?.response.emit('close')
  expect(visit({}).isLetIn).toBe(true)
})
