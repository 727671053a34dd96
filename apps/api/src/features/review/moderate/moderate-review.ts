import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockProductRating } from '../../catalog/product/rating.queries.ts'
import { deleteReview, findReview, listReviewsByEmail, updateReview } from '../rows/moderation.queries.ts'
import { deletePictures } from '../rows/picture.queries.ts'
import { refreshRating } from '../rows/refresh-rating.ts'
import type { ReviewRow } from '../rows/review.queries.ts'
import { hashEmail } from '../rows/review-codes.ts'
import { buildAnsweredMail } from './mail/answered-mail.ts'

type ModerationDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>
export type Moderated = { ok: true } | { ok: false; reason: 'unknown_review' | 'not_published' }

/** Puts a review on the page of its product, even if it was refused before. */
export function publishReview(deps: ModerationDeps, id: number): Promise<Moderated> {
  return change(deps, id, async (tx) => {
    await updateReview(tx, id, { state: 'published', decidedAt: deps.clock() })
    return { ok: true }
  })
}

/** Keeps a review off the page, or takes it off. It is deleted when its storage time has passed. */
export function rejectReview(deps: ModerationDeps, id: number): Promise<Moderated> {
  return change(deps, id, async (tx) => {
    await updateReview(tx, id, { state: 'rejected', decidedAt: deps.clock(), tellAt: null })
    return { ok: true }
  })
}

/**
 * Saves the shop's answer below a published review; an empty one removes it. A writer who wanted to hear of it is mailed the first
 * answer, in the same transaction, and the address is forgotten.
 */
export async function answerReview(deps: AnswerDeps, id: number, answer: string): Promise<Moderated> {
  const text = answer.trim()
  const mail = text === '' ? undefined : await buildAnsweredMail(deps, id, text)
  return change(deps, id, async (tx, row) => {
    if (row.state !== 'published') return { ok: false, reason: 'not_published' }
    const isTold = mail !== undefined && row.tellAt !== null
    if (isTold && row.tellAt !== null) await deps.mail.queue(tx, { ...mail, to: row.tellAt })
    const answeredAt = text ? deps.clock() : null
    await updateReview(tx, id, { answer: text || null, answeredAt, ...(isTold ? { tellAt: null } : {}) })
    return { ok: true }
  })
}

/** Deletes the pictures of a review and leaves its words: for a picture that may not be shown beside an honest opinion. */
export function dropPictures(deps: ModerationDeps, id: number): Promise<Moderated> {
  return change(deps, id, async (tx) => {
    await deletePictures(tx, id)
    return { ok: true }
  })
}

/** Deletes a review for good when its writer asks for that. */
export function removeReview(deps: ModerationDeps, id: number): Promise<Moderated> {
  return change(deps, id, async (tx) => {
    await deleteReview(tx, id)
    return { ok: true }
  })
}

/** Deletes all reviews of an address (GDPR art. 17), and returns how many there were. */
export async function forgetReviewer(deps: ModerationDeps, email: string): Promise<number> {
  const rows = await listReviewsByEmail(deps.db, hashEmail(deps.config, email))
  for (const { id } of rows) await removeReview(deps, id)
  return rows.length
}

async function change(
  { db }: ModerationDeps,
  id: number,
  act: (tx: Tx, row: ReviewRow) => Promise<Moderated>,
): Promise<Moderated> {
  return inTransaction(db, async (tx) => {
    const found = await findReview(tx, id)
    if (found === undefined) return { ok: false, reason: 'unknown_review' }
    await lockProductRating(tx, found.productId)
    // The review is read again under the lock, since a colleague may have decided a moment ago.
    const row = await findReview(tx, id)
    if (row === undefined) return { ok: false, reason: 'unknown_review' }
    const done = await act(tx, row)
    if (done.ok) await refreshRating(tx, row.productId)
    return done
  })
}
