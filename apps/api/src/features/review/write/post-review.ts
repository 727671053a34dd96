import type { ReviewPost, ReviewReceipt } from '@sluimer/contract/review/schemas'
import { type HoldReason, listHoldReasons } from '@sluimer/domain/review/hold-reasons'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkFormTicket } from '../../../platform/http/form-ticket.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findProduct } from '../../catalog/product/product.queries.ts'
import { lockProductRating } from '../../catalog/product/rating.queries.ts'
import { readPictureCodes } from '../picture/picture-code.ts'
import { attachPictures, lockWaitingPictures } from '../rows/picture.queries.ts'
import { refreshRating } from '../rows/refresh-rating.ts'
import { countUnverified, findOwnReview, insertReview, type ReviewRow } from '../rows/review.queries.ts'
import { hashEmail } from '../rows/review-codes.ts'
import { hashWriterNetwork } from '../rows/voter-codes.ts'
import { findPurchase } from './find-purchase.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Accepts a review (PD-04). It is published at once, or waits when its text or the way it was sent has to be judged by
 * a person (CH-06). There is one per product and mailbox, and one per purchase. A review that is sent again gets the
 * same answer as the first time. `network` is the visitor's address, of which only a trace is kept for a while.
 */
export async function postReview(
  deps: Deps,
  slugOrId: string,
  post: ReviewPost,
  network: string,
): Promise<Outcome<ReviewReceipt>> {
  const now = deps.clock()
  if (post.ticket !== undefined) {
    const ticket = checkFormTicket(deps.config, post.ticket, now)
    if (!ticket.ok) return ticket
  }
  const found = await findProduct(deps.db, slugOrId)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  const productId = found.product.id
  const orderLineId = await findPurchase(deps, post.invitation, productId)
  const { content, title, score } = post.review
  const written = { name: post.customer.name, title, content, score: Number(score) }
  const writer = { emailHash: hashEmail(deps.config, post.customer.email), orderLineId }
  const pictureIds = readPictureCodes(deps.config, post.pictures)
  return inTransaction(deps.db, async (tx): Promise<Outcome<ReviewReceipt>> => {
    await lockProductRating(tx, productId)
    const known = await findOwnReview(tx, productId, writer)
    if (known !== undefined) return isSame(known, written) ? toReceipt(known.state) : alreadyReviewed
    if (pictureIds === undefined || (await lockWaitingPictures(tx, pictureIds)) < pictureIds.length)
      return picturesGone
    const heldFor = await judge(tx, productId, written, {
      isVerified: orderLineId !== null,
      isFromForm: post.ticket !== undefined,
      hasPictures: pictureIds.length > 0,
      now,
    })
    const state = heldFor.length > 0 ? 'submitted' : 'published'
    const decidedAt = state === 'published' ? now : null
    const writerNetwork = hashWriterNetwork(deps.config, productId, network)
    const dates = { writtenAt: now, decidedAt }
    const tellAt = post.tell_me ? post.customer.email : null
    const id = await insertReview(tx, {
      productId,
      ...writer,
      ...written,
      state,
      heldFor,
      ...dates,
      tellAt,
      writerNetwork,
    })
    await attachPictures(tx, id, pictureIds)
    if (state === 'published') await refreshRating(tx, productId)
    return toReceipt(state)
  })
}

async function judge(
  tx: Tx,
  productId: number,
  text: { name: string; title: string; content: string },
  { now, ...facts }: { isVerified: boolean; isFromForm: boolean; hasPictures: boolean; now: Date },
): Promise<HoldReason[]> {
  const unverifiedToday = await countUnverified(tx, productId, new Date(now.getTime() - dayMs))
  return listHoldReasons(text, { ...facts, unverifiedToday })
}

type Written = Pick<ReviewRow, 'name' | 'title' | 'content' | 'score'>

const isSame = (one: Written, other: Written) =>
  one.name === other.name &&
  one.title === other.title &&
  one.content === other.content &&
  one.score === other.score

/** Returns the answer to a review. A refused one that is sent again gets the same answer as the first time. */
function toReceipt(state: ReviewRow['state']): Outcome<ReviewReceipt> {
  const published = state === 'published'
  return { ok: true, data: { published, message: published ? thanks : thanksAndWait } }
}

const thanks = 'Bedankt! Je beoordeling staat op de pagina.'
const thanksAndWait =
  'Bedankt! We lezen je beoordeling nog even en plaatsen hem daarna, meestal binnen twee werkdagen.'

const gone = "Je foto's zijn te lang geleden gekozen en staan niet meer klaar. Kies ze nog eens."
const picturesGone = {
  ok: false,
  error: { code: 'invalid_request', message: gone, fields: [{ path: 'body.pictures', message: gone }] },
} as const

const alreadyReviewed = {
  ok: false,
  error: {
    code: 'conflict',
    message:
      'Met dit e-mailadres of deze bestelling is dit artikel al beoordeeld. Wil je iets aanpassen? Laat het ons weten.',
  },
} as const
