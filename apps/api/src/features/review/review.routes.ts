import {
  getLatestReviewsEndpoint,
  getProductReviewsEndpoint,
  leaveReviewInvitationsEndpoint,
  postReviewEndpoint,
} from '@sluimer/contract/review/endpoints'
import { sendReviewPictureEndpoint } from '@sluimer/contract/review/picture-endpoints'
import { takeBackVoteEndpoint, voteHelpfulEndpoint } from '@sluimer/contract/review/vote-endpoints'
import { largestPictureBytes } from '@sluimer/domain/review/pictures'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerOneClickLeave } from '../../platform/pages/one-click-leave.ts'
import { leaveInvitations, leavePage, oneClickPath } from './invite/leave-invitations.ts'
import { sendPicture } from './picture/send-picture.ts'
import { registerPictureRoute } from './picture/show-picture.ts'
import { getLatestReviews } from './read/get-latest-reviews.ts'
import { getProductReviews, type KeptProducts } from './read/get-reviews.ts'
import { createReviewShelf } from './read/review-shelf.ts'
import { nameVoter, readNetwork, readVoter } from './vote/read-voter.ts'
import { takeBackVote, voteForReview } from './vote/vote-for-review.ts'
import { postReview } from './write/post-review.ts'

/** A reader who votes on every review of a few products stays below this. */
const voteLimit = { max: 30, windowMs: 10 * 60_000 }
/** Leaves room for pictures that are refused and chosen again. */
const pictureLimit = { max: 20, windowMs: 10 * 60_000 }
/** The largest picture in base64, with the JSON around it. */
const pictureBodyBytes = Math.ceil((largestPictureBytes * 4) / 3) + 128 * 1024
/** Posts allowed per visitor's address; even a family or an office behind one address hardly needs more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }

export function registerReviewRoutes(app: Server, deps: Deps, { products, tiles }: KeptProducts): void {
  const reviews = createReviewShelf(deps)
  registerEndpoint(
    app,
    getProductReviewsEndpoint,
    ({ params, query }) => getProductReviews({ ...deps, products, reviews }, params.id, query),
    { sameForAll: ({ product_id }) => ({ product: [product_id], content: [] }) },
  )
  registerEndpoint(
    app,
    postReviewEndpoint,
    ({ params, body, request }) => postReview(deps, params.id, body, readNetwork(request)),
    { rateLimit },
  )
  registerEndpoint(app, sendReviewPictureEndpoint, ({ body }) => sendPicture(deps, body.data), {
    rateLimit: pictureLimit,
    bodyLimit: pictureBodyBytes,
  })
  registerPictureRoute(app, deps)
  registerEndpoint(
    app,
    voteHelpfulEndpoint,
    ({ params, request, reply }) =>
      voteForReview(deps, Number(params.id), nameVoter(deps, { request, reply })),
    { rateLimit: voteLimit },
  )
  registerEndpoint(
    app,
    takeBackVoteEndpoint,
    ({ params, request }) => takeBackVote(deps, Number(params.id), readVoter(request)),
    { rateLimit: voteLimit },
  )
  registerEndpoint(
    app,
    getLatestReviewsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await getLatestReviews({ reviews, tiles }, deps.clock(), query.limit),
    }),
    { sameForAll: () => ({ content: [] }) },
  )
  registerEndpoint(app, leaveReviewInvitationsEndpoint, ({ body }) => leaveInvitations(deps, body.code), {
    rateLimit,
  })
  registerOneClickLeave(app, oneClickPath, {
    leave: (code) => leaveInvitations(deps, code),
    toPageAddress: leavePage,
  })
}
