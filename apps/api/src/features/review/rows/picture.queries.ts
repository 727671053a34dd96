import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { review, reviewPicture } from './tables.ts'

/** What a page says of a picture; its bytes are fetched one by one. */
export type PictureRow = Pick<
  typeof reviewPicture.$inferSelect,
  'id' | 'reviewId' | 'width' | 'height' | 'placeholder'
>

export async function insertPicture(db: Connection, row: typeof reviewPicture.$inferInsert): Promise<void> {
  await db.insert(reviewPicture).values(row)
}

/** Counts the pictures that wait for a review. */
export function countWaitingPictures(db: Connection): Promise<number> {
  return db.$count(reviewPicture, isNull(reviewPicture.reviewId))
}

/** Returns how many of these pictures wait for a review still, and keeps anybody else from taking them. */
export async function lockWaitingPictures(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const isWaiting = and(inArray(reviewPicture.id, [...ids]), isNull(reviewPicture.reviewId))
  const rows = await tx.select({ id: reviewPicture.id }).from(reviewPicture).where(isWaiting).for('update')
  return rows.length
}

/** Gives pictures that wait, and are locked, to a review, in this order. */
export async function attachPictures(tx: Tx, reviewId: number, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx.update(reviewPicture).set({ reviewId, place }).where(eq(reviewPicture.id, id))
}

/** Lists the pictures of reviews, in their order, without their bytes. */
export async function listPictures(db: Connection, reviewIds: readonly number[]): Promise<PictureRow[]> {
  if (reviewIds.length === 0) return []
  const { id, reviewId, width, height, placeholder } = reviewPicture
  return db
    .select({ id, reviewId, width, height, placeholder })
    .from(reviewPicture)
    .where(inArray(reviewId, reviewIds))
    .orderBy(asc(reviewId), asc(reviewPicture.place))
}

/** Returns the bytes of a picture whose review everybody can read. */
export async function findShownPicture(
  db: Connection,
  id: string,
  size: 'small' | 'large',
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: reviewPicture[size] })
    .from(reviewPicture)
    .innerJoin(review, eq(review.id, reviewPicture.reviewId))
    .where(and(eq(reviewPicture.id, id), eq(review.state, 'published')))
  return row?.bytes
}

/** Returns the large copies of a review's pictures, in their order, shown or not: for the staff that judges them. */
export async function listPictureFiles(db: Connection, reviewId: number): Promise<Buffer[]> {
  const rows = await db
    .select({ bytes: reviewPicture.large })
    .from(reviewPicture)
    .where(eq(reviewPicture.reviewId, reviewId))
    .orderBy(asc(reviewPicture.place))
  return rows.map(({ bytes }) => bytes)
}

export async function deletePictures(tx: Tx, reviewId: number): Promise<void> {
  await tx.delete(reviewPicture).where(eq(reviewPicture.reviewId, reviewId))
}

/** Deletes pictures that have waited for a review since before a moment. */
export async function deleteWaitingPictures(tx: Tx, before: Date): Promise<void> {
  await tx.delete(reviewPicture).where(and(isNull(reviewPicture.reviewId), lt(reviewPicture.sentAt, before)))
}
