import {
  getLatestReviewsEndpoint,
  getProductReviewsEndpoint,
  leaveReviewInvitationsEndpoint,
  postReviewEndpoint,
} from '@sluimer/contract/review/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerOneClickLeave } from '../../platform/pages/one-click-leave.ts'
import { leaveInvitations, leavePage, oneClickPath } from './invite/leave-invitations.ts'
import { getLatestReviews } from './read/get-latest-reviews.ts'
import { getProductReviews } from './read/get-reviews.ts'
import { postReview } from './write/post-review.ts'

/** Posts allowed per visitor's address; even a family or an office behind one address hardly needs more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }

export function registerReviewRoutes(app: Server, deps: Deps): void {
  registerEndpoint(
    app,
    getProductReviewsEndpoint,
    ({ params, query }) => getProductReviews(deps.db, params.id, query),
    { sameForAll: ({ product_id }) => ({ product: [product_id], content: [] }) },
  )
  registerEndpoint(app, postReviewEndpoint, ({ params, body }) => postReview(deps, params.id, body), {
    rateLimit,
  })
  registerEndpoint(
    app,
    getLatestReviewsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await getLatestReviews(deps.db, deps.clock(), query.limit),
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
