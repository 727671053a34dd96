import type { Aspect } from '@sluimer/domain/review/aspects'
import type { ReviewSort } from '@sluimer/domain/review/review-sort'
import { and, arrayOverlaps, asc, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { review } from './tables.ts'
import { listOpinionCodes, readOpinionCode, toOpinionColumns } from './to-opinions.ts'

export type ReviewRow = typeof review.$inferSelect

const isPublished = eq(review.state, 'published')

const orders: Readonly<Record<ReviewSort, SQL[]>> = {
  newest: [desc(review.writtenAt), desc(review.id)],
  helpful: [desc(review.helpfulCount), desc(review.writtenAt), desc(review.id)],
  highest: [desc(review.score), desc(review.writtenAt), desc(review.id)],
  lowest: [asc(review.score), desc(review.writtenAt), desc(review.id)],
}

/** Which of a product's reviews are listed. */
export interface ReviewChoice {
  score?: number | undefined
  about?: Aspect | undefined
}

const isChosen = (productId: number, { score, about }: ReviewChoice) =>
  and(
    eq(review.productId, productId),
    isPublished,
    score === undefined ? undefined : eq(review.score, score),
    about === undefined ? undefined : arrayOverlaps(review.opinions, listOpinionCodes(about)),
  )

/** Lists a page of a product's published reviews. */
export function listReviews(
  db: Connection,
  productId: number,
  { sort, offset, limit, ...choice }: ReviewChoice & { sort: ReviewSort; offset: number; limit: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(isChosen(productId, choice))
    .orderBy(...orders[sort])
    .offset(offset)
    .limit(limit)
}

export function countReviews(db: Connection, productId: number, choice: ReviewChoice): Promise<number> {
  return db.$count(review, isChosen(productId, choice))
}

/** Counts what the published reviews of a product say, per aspect and tone. */
export async function countOpinions(db: Connection, productId: number) {
  const code = sql<string>`unnest(${review.opinions})`.as('code')
  const said = db.select({ code }).from(review).where(isChosen(productId, {})).as('said')
  const rows = await db.select({ code: said.code, count: count() }).from(said).groupBy(said.code)
  return rows.flatMap((row) => {
    const opinion = readOpinionCode(row.code)
    return opinion === undefined ? [] : [{ ...opinion, count: row.count }]
  })
}

/** Counts the published reviews of a product per score, and says whether any of them is an example. */
export async function countScores(db: Connection, productId: number) {
  const rows = await db
    .select({ score: review.score, count: count(), hasExamples: sql<boolean>`bool_or(${review.isExample})` })
    .from(review)
    .where(and(eq(review.productId, productId), isPublished))
    .groupBy(review.score)
  return {
    counts: new Map(rows.map((row) => [row.score, row.count])),
    hasExamples: rows.some((row) => row.hasExamples),
  }
}

/** Lists the newest published review of each product, the newest first. */
export async function listLatestReviews(db: Connection, since: Date, limit: number): Promise<ReviewRow[]> {
  const newest = db
    .selectDistinctOn([review.productId])
    .from(review)
    .where(and(isPublished, gt(review.writtenAt, since)))
    .orderBy(review.productId, desc(review.writtenAt), desc(review.id))
    .as('newest')
  return db.select().from(newest).orderBy(desc(newest.writtenAt), desc(newest.id)).limit(limit)
}

/** Finds an earlier review by the same person of a product, by the hash of the address or by the purchase. */
export async function findOwnReview(
  db: Connection,
  productId: number,
  by: { emailHash: string; orderLineId: string | null },
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(review)
    .where(
      sql`(${review.productId} = ${productId} and ${review.emailHash} = ${by.emailHash})
        or ${review.orderLineId} = ${by.orderLineId}`,
    )
    .limit(1)
  return row
}

/** Counts reviews of a product without proof of purchase since a moment, in whatever state. */
export async function countUnverified(db: Connection, productId: number, since: Date): Promise<number> {
  return db.$count(
    review,
    and(eq(review.productId, productId), isNull(review.orderLineId), gt(review.writtenAt, since)),
  )
}

/** Stores a review, and returns its id. */
export async function insertReview(tx: Tx, row: typeof review.$inferInsert): Promise<number> {
  const [{ id } = { id: 0 }] = await tx
    .insert(review)
    .values({ ...row, ...toOpinionColumns(row) })
    .returning({ id: review.id })
  return id
}

/** Counts a product's published reviews and adds up their stars. */
export async function sumRatings(
  tx: Tx,
  productId: number,
): Promise<{ ratingCount: number; ratingTotal: number }> {
  const [row] = await tx
    .select({ ratingCount: count(), ratingTotal: sql<string>`coalesce(sum(${review.score}), 0)` })
    .from(review)
    .where(and(eq(review.productId, productId), isPublished))
  return { ratingCount: row?.ratingCount ?? 0, ratingTotal: Number(row?.ratingTotal ?? 0) }
}
