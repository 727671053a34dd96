import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { registerPicture } from './register-picture.ts'
import { picture } from './tables.ts'

let app: TestApp
let folder: string
let mediaDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluimer-media-'))
  mediaDir = folder
  app = await buildTestApp({ config: { mediaDir, dataDir: join(folder, 'data') } })
  await aMaster('lamp.png', 1200, 800)
  await registerPicture(app.db, { key: 'lamp', file: 'lamp.png', alt: 'Een lamp' }, mediaDir)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Writes a picture with enough detail that its copies differ. */
async function aMaster(file: string, width: number, height: number, color = '#8a9a7b') {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  await writeFile(join(mediaDir, file), bytes)
}
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('a picture', () => {
  test.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
  ])('is served as %s in the width asked for, to be kept for a year', async (format, type) => {
    const answer = await get(`/media/320/lamp.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([320, 213])
  })

  test('is never made larger than its master', async () => {
    const { rawPayload } = await get('/media/1600/lamp.webp')
    expect((await sharp(rawPayload).metadata()).width).toBe(1200)
  })

  test('needs no service token', async () => {
    expect((await get('/media/160/lamp.webp')).statusCode).toBe(200)
  })

  test('that the browser has is not sent again', async () => {
    const { headers } = await get('/media/160/lamp.webp')
    const again = await get('/media/160/lamp.webp', { 'if-none-match': `W/${headers.etag}, "other"` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  test('is made once for many who ask at the same time, and kept whole', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/media/480/lamp.avif')))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64')))).toHaveProperty('size', 1)
    expect(await readdir(join(folder, 'data', 'media', '480'))).toHaveLength(1)
    expect(await readdir(join(folder, 'data', 'media', 'unfinished'))).toEqual([])
  })

  test('whose master was replaced is made again', async () => {
    await aMaster('kast.png', 400, 400)
    await registerPicture(app.db, { key: 'kast', file: 'kast.png', alt: 'Een kast' }, mediaDir)
    const before = await get('/media/160/kast.webp')
    await aMaster('kast.png', 400, 200, '#aa2222')
    await utimes(join(mediaDir, 'kast.png'), new Date(), new Date(Date.now() + 5000))
    const after = await get('/media/160/kast.webp')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await sharp(after.rawPayload).metadata()).height).toBe(80)
  })

  test('that is still sent when it cannot be kept', async () => {
    const own = await buildTestApp({ config: { mediaDir, dataDir: join(folder, 'lamp.png') } })
    await registerPicture(own.db, { key: 'lamp', file: 'lamp.png', alt: 'Een lamp' }, mediaDir)
    expect((await own.server.inject({ url: '/media/160/lamp.webp' })).statusCode).toBe(200)
    await own.close()
  })
})

describe('an address that is not a picture', () => {
  test.each([
    ['/media/100/lamp.webp', 400],
    ['/media/0160/lamp.webp', 400],
    ['/media/1e2/lamp.webp', 400],
    ['/media/160/onbekend.webp', 404],
    ['/media/160/lamp.png', 404],
    ['/media/160/lamp', 404],
    ['/media/160/.webp', 404],
    ['/media/160/LAMP.webp', 404],
    ['/media/160/..%2Flamp.webp', 404],
    ['/media/160/..%2f..%2fetc%2fpasswd', 404],
    ['/media/160/%2e%2e%2flamp.webp', 404],
    [`/media/160/${'a'.repeat(400)}.webp`, 404],
  ])('%s answers %d and is not kept', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a picture whose file has gone is a 404', async () => {
    await aMaster('weg.png', 20, 20)
    await registerPicture(app.db, { key: 'weg', file: 'weg.png', alt: 'Weg' }, mediaDir)
    await rm(join(mediaDir, 'weg.png'))
    expect((await get('/media/160/weg.webp')).statusCode).toBe(404)
  })
})

describe('registering', () => {
  test('[CT-03] reads the size and makes a stand-in of at most 400 bytes', async () => {
    const [row] = await app.db.select().from(picture).where(eq(picture.key, 'lamp'))
    expect(row).toMatchObject({ width: 1200, height: 800, alt: 'Een lamp' })
    expect(row?.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(row?.placeholder.length).toBeLessThanOrEqual(400)
  })

  test('makes a stand-in of the busiest picture too', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const bytes = await sharp({ create: { width: 64, height: 256, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer()
    await writeFile(join(mediaDir, 'ruis.png'), bytes)
    await registerPicture(app.db, { key: 'ruis', file: 'ruis.png', alt: 'Ruis' }, mediaDir)
    const [row] = await app.db.select().from(picture).where(eq(picture.key, 'ruis'))
    expect(row?.placeholder.length).toBeLessThanOrEqual(400)
  })

  test.each(['../lamp.png', '/etc/hosts', 'lamp.svg', 'een map/lamp.png'])(
    'refuses %s as a file',
    async (file) => {
      await expect(registerPicture(app.db, { key: 'x', file, alt: 'x' }, mediaDir)).rejects.toThrow(
        'media folder',
      )
    },
  )

  test('refuses a file that is not a picture', async () => {
    await writeFile(join(mediaDir, 'tekst.png'), 'geen plaatje')
    await expect(
      registerPicture(app.db, { key: 'x', file: 'tekst.png', alt: 'x' }, mediaDir),
    ).rejects.toThrow()
  })
})
