import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLatestReviewsEndpoint, getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { pictureProblems } from '@sluimer/domain/review/pictures'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { runReviewCommand } from '../moderate/review-command.ts'
import { post } from '../review.builders.ts'
import { review, reviewPicture } from '../rows/tables.ts'
import { forgetPicturesJob } from './forget-pictures.job.ts'
import { aPhoto, aPictureCode, sendPictureBytes } from './picture.builders.ts'

const hourMs = 60 * 60 * 1000
let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const staff = (...args: string[]) => runReviewCommand(app.deps, args)
const write = (productId: number, wish: Parameters<typeof post>[2]) =>
  post(app, productId, wish, () => later(60_000))
const listShown = async (id: number) =>
  (await app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query: {} })).reviews
const findReview = async (productId: number) =>
  (await app.db.select().from(review).where(eq(review.productId, productId)))[0]
const countPictures = () => app.db.$count(reviewPicture)
const forget = () => forgetPicturesJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })

test('[PD-02] [PD-04] pictures come with a review, are seen by staff first and by everybody after that, in their order', async () => {
  const { id } = await aProduct(app.db)
  const tall = await aPictureCode(app, await aPhoto({ width: 900, height: 600 }))
  const wide = await aPictureCode(app, await aPhoto({ width: 600, height: 900, color: '#223366' }))
  expect(await write(id, { pictures: [wide, tall] })).toMatchObject({
    status: 201,
    data: { published: false },
  })
  expect(await listShown(id)).toEqual([])
  const row = await findReview(id)
  expect(row?.heldFor).toEqual(['pictures'])
  const rows = await app.db
    .select()
    .from(reviewPicture)
    .where(eq(reviewPicture.reviewId, row?.id ?? 0))
  const address = `/media/review/${rows[0]?.id}/large.webp`
  expect((await app.server.inject({ url: address })).statusCode).toBe(404)

  const folder = await mkdtemp(join(tmpdir(), 'sluimer-pictures-'))
  const saved = await staff('pictures', String(row?.id), folder)
  expect(saved.line.split('\n')).toHaveLength(2)
  expect((await sharp(await readFile(saved.line.split('\n')[0] ?? '')).metadata()).width).toBe(900)
  await rm(folder, { recursive: true })

  await staff('publish', String(row?.id))
  const [shown] = await listShown(id)
  expect(shown?.pictures.map(({ width, height }) => [width, height])).toEqual([
    [900, 600],
    [600, 900],
  ])
  for (const size of ['small', 'large'] as const) {
    const answer = await app.server.inject({ url: shown?.pictures[0]?.[size] ?? '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toContain('immutable')
  }
  const { reviews } = await app.mustCall(getLatestReviewsEndpoint, { query: {} })
  expect(reviews[0]?.review.pictures).toEqual([])

  await staff('reject', String(row?.id))
  expect((await app.server.inject({ url: shown?.pictures[0]?.large ?? '' })).statusCode).toBe(404)
})

test('a picture leaves with its review, whatever removes that; staff can also drop the pictures alone', async () => {
  const before = await countPictures()
  const { id } = await aProduct(app.db)
  await write(id, { email: 'weg@voorbeeld.example', pictures: [await aPictureCode(app)] })
  expect(await countPictures()).toBe(before + 1)
  await staff('forget', 'weg@voorbeeld.example')
  expect(await countPictures()).toBe(before)

  await write(id, { email: 'deels@voorbeeld.example', pictures: [await aPictureCode(app)] })
  const row = await findReview(id)
  expect(await staff('drop-pictures', String(row?.id))).toMatchObject({ ok: true })
  await staff('publish', String(row?.id))
  expect(await listShown(id)).toMatchObject([{ pictures: [] }])
  expect(await staff('pictures', String(row?.id), '/nowhere')).toMatchObject({ ok: false })
})

test('[PD-04] a code is used once and by nobody else; three at most', async () => {
  const one = await aProduct(app.db)
  const two = await aProduct(app.db)
  const code = await aPictureCode(app)
  expect(await write(one.id, { pictures: [code, code] })).toMatchObject({ status: 201 })
  expect(
    await app.db.$count(reviewPicture, eq(reviewPicture.reviewId, (await findReview(one.id))?.id ?? 0)),
  ).toBe(1)
  const gone = { status: 400, error: { fields: [{ path: 'body.pictures' }] } }
  expect(await write(two.id, { pictures: [code] })).toMatchObject(gone)
  expect(await write(two.id, { pictures: [`${code}x`] })).toMatchObject(gone)
  expect(await findReview(two.id)).toBeUndefined()
  expect(await write(two.id, { pictures: ['a', 'b', 'c', 'd'] })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.pictures', message: pictureProblems.too_many }] },
  })
})

test('[PD-04] a review with pictures that is sent again gets the same answer, and its pictures once', async () => {
  const { id } = await aProduct(app.db)
  const wish = { pictures: [await aPictureCode(app)] }
  const first = await write(id, wish)
  expect(await write(id, wish)).toMatchObject({ status: 201, data: first.ok ? first.data : {} })
  expect(
    await app.db.$count(reviewPicture, eq(reviewPicture.reviewId, (await findReview(id))?.id ?? 0)),
  ).toBe(1)
})

test('pictures without a review are deleted a day later, and others stay', async () => {
  const { id } = await aProduct(app.db)
  await write(id, { pictures: [await aPictureCode(app)] })
  const unused = await aPictureCode(app)
  const all = await countPictures()
  later(23 * hourMs)
  await forget()
  expect(await countPictures()).toBe(all)
  later(2 * hourMs)
  await forget()
  expect(await countPictures()).toBeLessThan(all)
  expect(
    await app.db.$count(reviewPicture, eq(reviewPicture.reviewId, (await findReview(id))?.id ?? 0)),
  ).toBe(1)
  const other = await aProduct(app.db)
  expect(await write(other.id, { pictures: [unused] })).toMatchObject({ status: 400 })
})

test.each([
  ['', 'empty'],
  ['????', 'empty'],
  [Buffer.from('<svg/>').toString('base64'), 'svg'],
  [Buffer.from('GIF89a').toString('base64'), 'animated'],
] as const)('[PD-04] a file that is no photo is refused in words: %j', async (data, problem) => {
  expect(await sendPictureBytes(app, Buffer.from(data, 'base64'))).toMatchObject({
    status: 400,
    error: { message: pictureProblems[problem] },
  })
})

test('[PD-04] a file of just above the limit hears that it is too large, and nothing is kept of it', async () => {
  const before = await countPictures()
  const large = Buffer.concat([await aPhoto(), Buffer.alloc(8 * 1024 * 1024)])
  expect(await sendPictureBytes(app, large)).toMatchObject({
    status: 400,
    error: { message: pictureProblems.too_big },
  })
  expect(await countPictures()).toBe(before)
})

test.each([
  '/media/review/1/large.webp',
  '/media/review/x/y',
  '/media/review/7f1f5b3a-0000-4000-8000-000000000000/huge.webp',
])('an address that is not a picture is not found: %s', async (url) => {
  expect((await app.server.inject({ url })).statusCode).toBe(404)
})
