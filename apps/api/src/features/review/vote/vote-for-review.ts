import type { Helpful } from '@sluimer/contract/review/vote-endpoints'
import { judgeVote } from '@sluimer/domain/review/helpful'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findProductName } from '../../catalog/product/rating.queries.ts'
import { findVisitor } from '../../customer/session/find-visitor.ts'
import type { ReviewRow } from '../rows/review.queries.ts'
import { hashEmail } from '../rows/review-codes.ts'
import { addVote, countVotes, hasVoted, lockPublishedReview, removeVote } from '../rows/vote.queries.ts'
import { hashVoter, hashVoterNetwork, hashWriterNetwork } from '../rows/voter-codes.ts'
import type { Voter } from './read-voter.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Counts that a visitor found a review helpful, once for each browser. A second call changes nothing. */
export async function voteForReview(deps: Deps, reviewId: number, voter: Voter): Promise<Outcome<Helpful>> {
  const { config, clock } = deps
  const now = clock()
  const visitor = await findVisitor(deps, voter.sessionToken)
  const emailHash = visitor && hashEmail(config, visitor.customer.email)
  const vote = {
    reviewId,
    voterHash: hashVoter(config, reviewId, voter.browser),
    networkHash: hashVoterNetwork(config, reviewId, voter.network),
    votedAt: now,
  }
  return changeVotes(deps, reviewId, async (tx, row) => {
    if (await hasVoted(tx, vote)) return { ok: true, data: true }
    const writerNetwork = hashWriterNetwork(config, row.productId, voter.network)
    const judged = judgeVote({
      isOwn: row.emailHash === emailHash || row.writerNetwork === writerNetwork,
      ...(await countVotes(tx, vote, new Date(now.getTime() - dayMs))),
    })
    if (judged !== 'counts') return { ok: false, error: refusals[judged] }
    await addVote(tx, vote)
    await recordChange(tx, 'product', [`product:${row.productId}`])
    return { ok: true, data: true }
  })
}

/** Takes a browser's vote back. Without one it changes nothing. */
export async function takeBackVote(
  deps: Deps,
  reviewId: number,
  browser: string | undefined,
): Promise<Outcome<Helpful>> {
  return changeVotes(deps, reviewId, async (tx, row) => {
    const voterHash = browser === undefined ? undefined : hashVoter(deps.config, reviewId, browser)
    if (voterHash !== undefined && (await removeVote(tx, { reviewId, voterHash })))
      await recordChange(tx, 'product', [`product:${row.productId}`])
    return { ok: true, data: false }
  })
}

/** Changes the votes on a review that everybody can read, under its lock. `act` returns whether the browser has voted then. */
async function changeVotes(
  { db }: Pick<Deps, 'db'>,
  reviewId: number,
  act: (tx: Tx, row: ReviewRow) => Promise<Outcome<boolean>>,
): Promise<Outcome<Helpful>> {
  return inTransaction(db, async (tx): Promise<Outcome<Helpful>> => {
    const row = await lockPublishedReview(tx, reviewId)
    const product = row && (await findProductName(tx, row.productId))
    if (row === undefined || product === undefined) return { ok: false, error: { code: 'not_found' } }
    const acted = await act(tx, row)
    if (!acted.ok) return acted
    const helpful = (await lockPublishedReview(tx, reviewId))?.helpfulCount ?? 0
    const link = { title: product.title, link: `/${product.slug}.html` }
    return { ok: true, data: { helpful, voted: acted.data, product: link } }
  })
}

const refusals = {
  own: {
    code: 'conflict',
    message:
      'Over je eigen beoordeling, of een die vanaf deze internetverbinding is geschreven, kun je niet stemmen.',
  },
  too_many: {
    code: 'rate_limited',
    message:
      'Over deze beoordeling is vanaf jouw internetverbinding al genoeg gestemd. Je stem is niet geteld.',
  },
} as const
