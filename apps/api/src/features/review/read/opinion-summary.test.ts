import { getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { readOpinionsJob } from '../moderate/read-opinions.job.ts'
import { runReviewCommand } from '../moderate/review-command.ts'
import { saveExampleReviews } from '../moderate/save-example-reviews.ts'
import { post } from '../review.builders.ts'
import { review } from '../rows/tables.ts'

let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const list = (id: number, query: object = {}) =>
  app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query })

/** A product with reviews of these words, each with the stars that come with them. */
async function aReviewedProduct(...said: readonly (readonly [words: string, score: number])[]) {
  const { id } = await aProduct(app.db)
  const examples = said.map(([content, score]) => ({
    ...{ name: 'N', title: 'Gekocht', content, score, writtenAt: now, answer: null },
  }))
  await saveExampleReviews(app.db, id, examples)
  return id
}
const soft = ['Lekker zacht.', 5] as const
const smelly = ['Het stinkt.', 2] as const
const silent = ['Voor de logeerkamer.', 4] as const

test('[PD-02] a product’s reviews are summarized in counts, and each leads to the reviews that say so', async () => {
  const id = await aReviewedProduct(
    soft,
    soft,
    soft,
    soft,
    ['Kriebelt.', 1],
    smelly,
    smelly,
    smelly,
    silent,
    silent,
  )
  expect((await list(id)).summary).toEqual([
    { about: 'comfort', count: 5, good: 4, bad: 1 },
    { about: 'smell', count: 3, good: 0, bad: 3 },
  ])
  const smells = await list(id, { about: 'smell' })
  expect(smells).toMatchObject({ about: 'smell', listed: 3, rating: { count: 10 } })
  expect(smells.reviews.every(({ content }) => content === 'Het stinkt.')).toBe(true)
  expect(await list(id, { about: 'comfort', score: 1 })).toMatchObject({ listed: 1 })
  expect(await list(id, { about: 'price' })).toMatchObject({ listed: 0, reviews: [], pages: 1 })
})

test('[PD-02] few reviews have no summary, and one that nobody can read counts for nothing', async () => {
  const id = await aReviewedProduct(soft, soft, soft, soft, soft, soft, soft)
  expect((await list(id)).summary).toEqual([])
  await post(app, id, { content: 'Niet zacht.', title: 'Hm' }, () => {
    now = new Date(now.getTime() + 60_000)
  })
  expect((await list(id)).summary).toEqual([{ about: 'comfort', count: 8, good: 7, bad: 1 }])
  const [own] = (await app.db.select().from(review).where(eq(review.productId, id))).filter(
    (row) => !row.isExample,
  )
  expect(own?.opinions).toEqual(['comfort:bad'])
  await runReviewCommand(app.deps, ['reject', String(own?.id)])
  expect((await list(id)).summary).toEqual([])
})

test('reviews that were read by older rules are read again, in one go however many', async () => {
  const id = await aReviewedProduct(...Array.from({ length: 450 }, () => soft))
  await app.db.update(review).set({ opinions: [], opinionRules: 0 }).where(eq(review.productId, id))
  await readOpinionsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(60_000) })
  expect((await list(id)).summary).toEqual([{ about: 'comfort', count: 450, good: 450, bad: 0 }])
})
