import { getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { takeBackVoteEndpoint, voteHelpfulEndpoint } from '@sluimer/contract/review/vote-endpoints'
import { mostVotesPerDay, mostVotesPerNetwork } from '@sluimer/domain/review/helpful'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCustomer } from '../../account/account.builders.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { forgetReviewsJob } from '../moderate/forget-reviews.job.ts'
import { runReviewCommand } from '../moderate/review-command.ts'
import { post } from '../review.builders.ts'
import { review, reviewVote } from '../rows/tables.ts'

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

/** A product with one review per title, and their ids in that order. */
async function aReviewedProduct(...titles: string[]) {
  const { id } = await aProduct(app.db)
  const ids: string[] = []
  for (const title of titles) {
    await post(app, id, { title, email: `${title}@voorbeeld.example` }, () => later(60_000))
    const [row] = (await app.db.select().from(review).where(eq(review.productId, id))).filter(
      (one) => one.title === title,
    )
    ids.push(String(row?.id))
  }
  return { productId: id, ids }
}
/** A browser at an address. */
function aReader(address: string, cookies = app.newVisitor()) {
  const options = { cookies, headers: { 'x-forwarded-for': address } }
  return {
    vote: (id = '') => app.call(voteHelpfulEndpoint, { params: { id } }, options),
    takeBack: (id = '') => app.call(takeBackVoteEndpoint, { params: { id } }, options),
  }
}
const listReviews = async (id: number, sort?: 'helpful') =>
  (await app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query: { sort } })).reviews
const runForget = () => forgetReviewsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })

test('[PD-02] a reader finds a review helpful once, sees the count, and can take it back', async () => {
  const { productId, ids } = await aReviewedProduct('Een')
  const reader = aReader('192.0.2.1')
  expect(await reader.vote(ids[0])).toMatchObject({ status: 200, data: { helpful: 1, voted: true } })
  expect(await reader.vote(ids[0])).toMatchObject({ data: { helpful: 1, voted: true } })
  expect((await listReviews(productId))[0]?.helpful).toBe(1)
  expect(await reader.takeBack(ids[0])).toMatchObject({ data: { helpful: 0, voted: false } })
  expect(await reader.takeBack(ids[0])).toMatchObject({ data: { helpful: 0, voted: false } })
  expect(await aReader('192.0.2.1').takeBack(ids[0])).toMatchObject({ data: { helpful: 0, voted: false } })
})

test('one browser that presses twice at once votes once', async () => {
  const { ids } = await aReviewedProduct('Tegelijk')
  const cookies = app.newVisitor()
  cookies.set('review-votes', 'A'.repeat(22))
  const votes = Array.from({ length: 5 }, (_, at) => aReader(`192.0.2.${20 + at}`, cookies).vote(ids[0]))
  const counts = (await Promise.all(votes)).map((answer) => answer.ok && answer.data.helpful)
  expect(counts).toEqual([1, 1, 1, 1, 1])
})

test('[PD-02] the most helpful reviews come first when a reader asks for that, then the newest', async () => {
  const { productId, ids } = await aReviewedProduct('Oudst', 'Midden', 'Nieuwst')
  for (const address of ['192.0.2.30', '192.0.2.31']) await aReader(address).vote(ids[0])
  await aReader('192.0.2.32').vote(ids[1])
  expect((await listReviews(productId, 'helpful')).map(({ title }) => title)).toEqual([
    'Oudst',
    'Midden',
    'Nieuwst',
  ])
  expect((await listReviews(productId)).map(({ title }) => title)).toEqual(['Nieuwst', 'Midden', 'Oudst'])
})

test('a program that forgets its cookie gets no further than a family', async () => {
  const { ids } = await aReviewedProduct('Gepompt')
  const answers = []
  for (let at = 0; at <= mostVotesPerNetwork; at++) answers.push(await aReader('192.0.2.40').vote(ids[0]))
  expect(answers.map(({ status }) => status)).toEqual([...Array(mostVotesPerNetwork).fill(200), 429])
  const inOneNetwork = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:a::3', '2001:db8:1:2:b::4']
  const statuses = []
  for (const address of inOneNetwork) statuses.push((await aReader(address).vote(ids[0])).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('votes from everywhere at once stop counting after as many as no review gets in a day', async () => {
  const { ids } = await aReviewedProduct('Overal')
  const rows = Array.from({ length: mostVotesPerDay }, (_, at) => ({
    ...{ reviewId: Number(ids[0]), voterHash: `v${at}`, networkHash: `n${at}`, votedAt: now },
  }))
  await app.db.insert(reviewVote).values(rows)
  expect(await aReader('192.0.2.45').vote(ids[0])).toMatchObject({ status: 429 })
  later(dayMs)
  expect(await aReader('192.0.2.45').vote(ids[0])).toMatchObject({ status: 200 })
})

test('nobody votes on their own review from elsewhere, logged in as its writer', async () => {
  const email = 'schrijver@voorbeeld.example'
  const { id } = await aProduct(app.db)
  await post(app, id, { email }, () => later(60_000))
  const [row] = await app.db.select().from(review).where(eq(review.productId, id))
  const reviewId = String(row?.id)
  const writer = await aCustomer(app, 'Schrijver@voorbeeld.example')
  expect(await writer.call(voteHelpfulEndpoint, { params: { id: reviewId } })).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('eigen beoordeling') },
  })
  const other = await aCustomer(app, 'lezer@voorbeeld.example')
  expect(await other.call(voteHelpfulEndpoint, { params: { id: reviewId } })).toMatchObject({ status: 200 })
})

test('nobody votes on a review that was written at the same address', async () => {
  const { id } = await aProduct(app.db)
  await post(app, id, { address: '192.0.2.60' }, () => later(60_000))
  const [written] = await app.db.select().from(review).where(eq(review.productId, id))
  expect(written?.writerNetwork).toMatch(/^[\w-]{43}$/)
  const reviewId = String(written?.id)
  expect(await aReader('192.0.2.60').vote(reviewId)).toMatchObject({ status: 409 })
  expect(await aReader('192.0.2.61').vote(reviewId)).toMatchObject({ status: 200 })
})

test('a review that nobody can read gets no votes, and one that never was neither', async () => {
  const { ids } = await aReviewedProduct('Weg')
  await runReviewCommand(app.deps, ['reject', ids[0] ?? ''])
  for (const id of [ids[0], '999999999999999']) {
    expect(await aReader('192.0.2.50').vote(id)).toMatchObject({ status: 404 })
    expect(await aReader('192.0.2.50').takeBack(id)).toMatchObject({ status: 404 })
  }
  for (const id of ['0x1', '-1', '1e3', 'nee'])
    expect(await aReader('192.0.2.51').vote(id)).toMatchObject({ status: 400 })
})

test('a cookie that this shop never gives is replaced, and opens nothing', async () => {
  const { ids } = await aReviewedProduct('Koek')
  const cookies = app.newVisitor()
  cookies.set('review-votes', 'x')
  expect(await aReader('192.0.2.60', cookies).vote(ids[0])).toMatchObject({ data: { voted: true } })
  expect(cookies.get('review-votes')).toMatch(/^[\w-]{22}$/)
})

test('nothing stored of a vote names its browser or network, and two votes of one browser have nothing in common', async () => {
  const { ids } = await aReviewedProduct('Links', 'Rechts')
  const reader = aReader('192.0.2.70')
  for (const id of ids) await reader.vote(id)
  const rows = await app.db.select().from(reviewVote)
  const own = rows.filter(({ reviewId }) => ids.includes(String(reviewId)))
  expect(own).toHaveLength(2)
  expect(new Set(own.flatMap(({ voterHash, networkHash }) => [voterHash, networkHash])).size).toBe(4)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})

test('the traces of votes and of writers’ networks leave in time, and the counts stay', async () => {
  const { productId, ids } = await aReviewedProduct('Blijft')
  await aReader('192.0.2.80').vote(ids[0])
  const find = async () =>
    (
      await app.db
        .select()
        .from(review)
        .where(eq(review.id, Number(ids[0])))
    )[0]
  later(29 * dayMs)
  await runForget()
  expect(await find()).toMatchObject({ writerNetwork: expect.any(String) })
  later(2 * dayMs)
  await runForget()
  expect(await find()).toMatchObject({ writerNetwork: null })
  const isStored = async () => (await app.db.$count(reviewVote, eq(reviewVote.reviewId, Number(ids[0])))) > 0
  expect(await isStored()).toBe(true)
  later(60 * dayMs)
  await runForget()
  expect(await isStored()).toBe(false)
  expect((await listReviews(productId))[0]?.helpful).toBe(1)
})
