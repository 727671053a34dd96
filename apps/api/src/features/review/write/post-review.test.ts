import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import {
  getLatestReviewsEndpoint,
  getProductReviewsEndpoint,
  postReviewEndpoint,
} from '@sluimer/contract/review/endpoints'
import { mostUnreadPerDay } from '@sluimer/domain/review/hold-reasons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { getTiles } from '../../catalog/tile/get-tiles.ts'
import { aReviewBody, post } from '../review.builders.ts'
import { review } from '../rows/tables.ts'

let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const aMinuteLater = () => {
  now = new Date(now.getTime() + 60_000)
}
type Wish = Parameters<typeof post>[2]
const write = (productId: number, wish: Wish = {}) => post(app, productId, wish, aMinuteLater)
const listReviews = (id: number | string, query = {}) =>
  app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query })

test('[API-04] [PD-02] a review is on the page at once, counts in the average, and shows no address', async () => {
  const { id, slug } = await aProduct(app.db)
  expect(await listReviews(id)).toMatchObject({ rating: null, reviews: [], pages: 1 })
  expect(await write(id, { score: 4 })).toMatchObject({
    status: 201,
    data: { published: true, message: 'Bedankt! Je beoordeling staat op de pagina.' },
  })
  await write(id, { score: 5, email: 'floor@voorbeeld.example', name: 'Floor' })
  const found = await listReviews(slug)
  expect(found.rating).toEqual({ average: 4.5, count: 2 })
  expect(found.histogram[0]).toEqual({ score: 5, count: 1 })
  expect(found.reviews[0]).toMatchObject({ name: 'Floor', verified: false, is_example: false, answer: null })
  expect(JSON.stringify(found)).not.toContain('voorbeeld.example')
  const stored = await app.db.select().from(review).where(eq(review.productId, id))
  expect(JSON.stringify(stored)).not.toContain('voorbeeld.example')
})

test('[PD-02] [CT-03] product page and tile carry the rating, and those who keep pages hear of it', async () => {
  const { id } = await aProduct(app.db)
  const [before] = await getTiles(app.db, [id], now)
  expect(before?.rating).toBeNull()
  await app.deps.changes.catchUp()
  const tags: string[] = []
  app.deps.changes.subscribe(async (told) => void tags.push(...told))
  await write(id, { score: 3 })
  await app.deps.changes.catchUp()
  expect(tags).toContain(`product:${id}`)
  const [tile] = await getTiles(app.db, [id], now)
  expect(tile?.rating).toEqual({ average: 3, count: 1 })
  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: String(id) }, query: {} })
  expect(page.rating).toEqual({ average: 3, count: 1 })
})

test('one review per product and mailbox, however the address is spelled; a repeat gets the same answer as the first time', async () => {
  const { id } = await aProduct(app.db)
  const other = await aProduct(app.db)
  const first = await write(id, { email: 'floor@gmail.com' })
  expect(await write(id, { email: 'F.loor+bed@googlemail.com' })).toMatchObject(
    first.ok ? { data: first.data } : {},
  )
  expect(await write(id, { email: 'floor+2@gmail.com', score: 1 })).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('al beoordeeld') },
  })
  expect(await write(other.id, { email: 'floor@gmail.com' })).toMatchObject({ status: 201 })
  expect((await listReviews(id)).rating).toEqual({ average: 5, count: 1 })
})

test('two reviews of one mailbox at once are one, and many people at once are all counted', async () => {
  const { id } = await aProduct(app.db)
  const same = await Promise.all([write(id, { title: 'Een' }), write(id, { title: 'Twee' })])
  expect(same.map(({ status }) => status).sort()).toEqual([201, 409])
  const people = Array.from({ length: 6 }, (_, at) =>
    write(id, { email: `m${at}@voorbeeld.example`, score: 1 }),
  )
  await Promise.all(people)
  expect((await listReviews(id)).rating).toEqual({ average: 1.6, count: 7 })
  const [tile] = await getTiles(app.db, [id], now)
  expect(tile?.rating?.count).toBe(7)
})

test('[CH-06] a review with a swear word, a link or markup waits and is not counted', async () => {
  const { id } = await aProduct(app.db)
  for (const content of ['Wat een kutzooi', 'kijk op goedkoper.nl', '<b>top</b>']) {
    const answer = await write(id, { content, email: `${content.length}@voorbeeld.example` })
    expect(answer).toMatchObject({ status: 201, data: { published: false } })
  }
  expect(await listReviews(id)).toMatchObject({ rating: null, reviews: [] })
})

test('a review that comes without the shop’s form, or with many others on one day, waits', async () => {
  const { id } = await aProduct(app.db)
  expect(await write(id, { ticket: undefined })).toMatchObject({ data: { published: false } })
  for (let at = 1; at < mostUnreadPerDay; at++)
    expect(await write(id, { email: `dag${at}@voorbeeld.example` })).toMatchObject({
      data: { published: true },
    })
  expect(await write(id, { email: 'vol@voorbeeld.example' })).toMatchObject({ data: { published: false } })
})

test('what was written the day before is not a flood of today', async () => {
  const { id } = await aProduct(app.db)
  for (let at = 0; at < mostUnreadPerDay; at++) await write(id, { email: `gisteren${at}@voorbeeld.example` })
  now = new Date(now.getTime() + 24 * 3_600_000)
  expect(await write(id, { email: 'vandaag@voorbeeld.example' })).toMatchObject({ data: { published: true } })
})

test('a form that comes back at once, or that this shop never showed, is refused with a reason', async () => {
  const { id } = await aProduct(app.db)
  const params = { id: String(id) }
  expect(await app.call(postReviewEndpoint, { params, body: aReviewBody('verzonnen') })).toMatchObject({
    status: 409,
  })
  const trapped = { ...aReviewBody(undefined), leave_empty: 'x' }
  expect(await app.call(postReviewEndpoint, { params, body: trapped })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.leave_empty' }] },
  })
})

test('[VA-13] [VA-14] missing fields are named in the words of the form', async () => {
  const { id } = await aProduct(app.db)
  const empty = { review: { title: ' ', content: '', score: 6 }, customer: { name: '', email: 'nee' } }
  const answer = await app.call(postReviewEndpoint, { params: { id: String(id) }, body: empty as never })
  expect(answer).toMatchObject({ status: 400 })
  const messages = answer.ok
    ? {}
    : Object.fromEntries((answer.error.fields ?? []).map((f) => [f.path, f.message]))
  expect(messages).toEqual({
    'body.review.title': 'Dit is een verplicht veld',
    'body.review.content': 'Dit is een verplicht veld',
    'body.review.score': 'Dit is een verplicht veld',
    'body.customer.name': 'Dit is een verplicht veld',
    'body.customer.email': 'Dit is geen geldig e-mailadres',
  })
})

test('[API-04] a product that is not sold has no reviews to read or write', async () => {
  const params = { id: 'bestaat-niet' }
  expect(await app.call(getProductReviewsEndpoint, { params, query: {} })).toMatchObject({ status: 404 })
  expect(await app.call(postReviewEndpoint, { params, body: aReviewBody(undefined) })).toMatchObject({
    status: 404,
  })
})

test('[PD-02] reviews come by page, by score and in the order asked for; a page past the end is the last', async () => {
  const { id } = await aProduct(app.db)
  const rows = Array.from({ length: 23 }, (_, at) => ({
    productId: id,
    name: `N${at}`,
    title: 'T',
    content: 'C',
    score: (at % 5) + 1,
    state: 'published' as const,
    writtenAt: new Date(now.getTime() - at * 1000),
    decidedAt: now,
    isExample: true,
  }))
  await app.db.insert(review).values(rows)
  const first = await listReviews(id)
  expect(first).toMatchObject({ pages: 4, page: 1, has_examples: true })
  expect(first.reviews).toHaveLength(6)
  expect(first.reviews[0]?.name).toBe('N0')
  const last = await listReviews(id, { page: 99 })
  expect(last).toMatchObject({ page: 4 })
  expect(last.reviews).toHaveLength(5)
  expect((await listReviews(id, { sort: 'lowest' })).reviews[0]?.score).toBe(1)
  expect((await listReviews(id, { sort: 'highest' })).reviews[0]?.score).toBe(5)
  const twos = await listReviews(id, { score: 2 })
  expect(twos.reviews.every(({ score }) => score === 2)).toBe(true)
  expect(twos.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(23)
})

test('the newest reviews of the shop are of different products, bad ones among them', async () => {
  const one = await aProduct(app.db)
  const two = await aProduct(app.db)
  await write(one.id, { email: 'a@voorbeeld.example', title: 'Oud' })
  await write(one.id, { email: 'b@voorbeeld.example', title: 'Nieuw', score: 1 })
  await write(two.id, { email: 'c@voorbeeld.example', title: 'Nieuwst' })
  const waiting = { email: 'd@voorbeeld.example', title: 'Wacht', content: 'Kijk op goedkoper.nl' }
  expect(await write(two.id, waiting)).toMatchObject({ data: { published: false } })
  const { reviews } = await app.mustCall(getLatestReviewsEndpoint, { query: { limit: 2 } })
  expect(reviews.map(({ review }) => [review.title, review.score])).toEqual([
    ['Nieuwst', 5],
    ['Nieuw', 1],
  ])
  expect(reviews[0]?.product.link).toBe(`/${two.slug}.html`)
})
