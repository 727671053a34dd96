import { getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { getTiles } from '../../catalog/tile/get-tiles.ts'
import { post } from '../review.builders.ts'
import { review } from '../rows/tables.ts'
import { forgetReviewsJob } from './forget-reviews.job.ts'
import { runReviewCommand } from './review-command.ts'
import { saveExampleReviews } from './save-example-reviews.ts'

const dayMs = 24 * 60 * 60 * 1000
let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const write = (productId: number, wish: Parameters<typeof post>[2] = {}) =>
  post(app, productId, wish, () => later(60_000))
const staff = (...args: string[]) => runReviewCommand(app.deps, args)
const listReviews = (id: number) =>
  app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query: {} })
const listRows = (productId: number) => app.db.select().from(review).where(eq(review.productId, productId))
const idIn = async (productId: number) => String((await listRows(productId))[0]?.id)

test('[CH-06] staff sees the waiting reviews with the reason, and publishes them', async () => {
  const { id } = await aProduct(app.db, { title: 'Dekbed Wolk' })
  await write(id, { content: 'Lees ook dekbedtest.nl', score: 2 })
  const waiting = await staff('waiting')
  expect(waiting.line).toContain('Dekbed Wolk')
  expect(waiting.line).toContain('waits for: een webadres')
  const reviewId = await idIn(id)
  expect(await staff('publish', reviewId)).toEqual({ ok: true, line: `Review ${reviewId}: done.` })
  expect((await listReviews(id)).rating).toEqual({ average: 2, count: 1 })
  expect((await getTiles(app.db, [id], now))[0]?.rating).toEqual({ average: 2, count: 1 })
})

test('a review that staff rejects leaves the page and the average, and is deleted after its time', async () => {
  const { id } = await aProduct(app.db)
  await write(id, { score: 1 })
  await write(id, { score: 5, email: 'floor@voorbeeld.example' })
  const bad = (await listRows(id)).find(({ score }) => score === 1)
  await staff('reject', String(bad?.id))
  expect((await listReviews(id)).rating).toEqual({ average: 5, count: 1 })
  later(91 * dayMs)
  await forgetReviewsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })
  expect(await listRows(id)).toHaveLength(1)
  expect((await listReviews(id)).rating).toEqual({ average: 5, count: 1 })
})

test('a refused review that is sent again gets the same answer as the first time', async () => {
  const { id } = await aProduct(app.db)
  const wish = { content: 'Lees ook dekbedtest.nl' }
  const first = await write(id, wish)
  expect(first).toMatchObject({ data: { published: false } })
  await staff('reject', await idIn(id))
  expect(await write(id, wish)).toMatchObject(first.ok ? { data: first.data } : {})
})

test('unread reviews are deleted after a year, and refused ones after three months', async () => {
  const { id } = await aProduct(app.db)
  const forget = () => forgetReviewsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })
  await write(id, { content: 'Lees ook dekbedtest.nl' })
  await write(id, { content: 'Mooi', email: 'floor@voorbeeld.example' })
  expect((await listRows(id)).map(({ state }) => state).toSorted()).toEqual(['published', 'submitted'])
  later(364 * dayMs)
  await forget()
  expect(await listRows(id)).toHaveLength(2)
  later(2 * dayMs)
  await forget()
  expect((await listRows(id)).map(({ state }) => state)).toEqual(['published'])
})

test('the text of a stranger cannot move the cursor of its reader', async () => {
  const { id } = await aProduct(app.db)
  await write(id)
  const reviewId = await idIn(id)
  const hostile = { name: 'N\u001b[2J', title: 'T\u0007', content: 'C\r\nReview 1: done.' }
  await app.db.update(review).set(hostile).where(eq(review.productId, id))
  const { line } = await staff('show', reviewId)
  expect(line).toContain('C Review 1: done.')
  expect(line.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

test('the shop answers beneath a published review, and can take the answer back', async () => {
  const { id } = await aProduct(app.db)
  await write(id)
  const reviewId = await idIn(id)
  await staff('answer', reviewId, 'Dank', 'je wel.')
  expect((await listReviews(id)).reviews[0]?.answer).toBe('Dank je wel.')
  await staff('answer', reviewId)
  expect((await listReviews(id)).reviews[0]?.answer).toBeNull()
  await staff('reject', reviewId)
  expect(await staff('answer', reviewId, 'Te laat')).toMatchObject({ ok: false })
})

test('all reviews of an address are deleted on request, whatever its spelling; others stay', async () => {
  const one = await aProduct(app.db)
  const two = await aProduct(app.db)
  await write(one.id, { email: 'weg@gmail.com' })
  await write(two.id, { email: 'w.e.g+x@gmail.com' })
  await write(two.id, { email: 'blijf@gmail.com' })
  expect(await staff('forget', 'Weg@Gmail.com')).toEqual({ ok: true, line: '2 reviews deleted.' })
  expect((await listReviews(one.id)).rating).toBeNull()
  expect((await listReviews(two.id)).rating?.count).toBe(1)
})

test.each([
  [],
  ['publish'],
  ['publish', 'x'],
  ['waiting', '1'],
  ['forget', 'geen-adres'],
  ['remove', '1', '2'],
])('a command that says too little or too much is explained: %s %s', async (...args) => {
  expect(await staff(...args)).toMatchObject({ ok: false, line: expect.stringContaining('Usage') })
})

test('a review that does not exist is reported', async () => {
  for (const what of ['publish', 'reject', 'answer', 'remove', 'show'])
    expect(await staff(what, '999999')).toEqual({ ok: false, line: 'There is no such review.' })
})

test('examples are shown as such, and loading them again gives the same, beside what people wrote', async () => {
  const { id } = await aProduct(app.db)
  await write(id, { score: 1 })
  const example = { name: 'Bo', title: 'T', content: 'C', score: 5, writtenAt: now, answer: 'Dank je' }
  await saveExampleReviews(app.db, id, [example, { ...example, name: 'Mo' }])
  await saveExampleReviews(app.db, id, [example, { ...example, name: 'Mo' }])
  const found = await listReviews(id)
  expect(found).toMatchObject({ has_examples: true, rating: { count: 3, average: 3.7 } })
  expect(found.reviews.filter(({ is_example }) => is_example)).toHaveLength(2)
  const real = await app.db
    .select()
    .from(review)
    .where(and(eq(review.productId, id), eq(review.isExample, false)))
  expect(real).toHaveLength(1)
})
