import {
  getLatestReviews,
  getProductReviews,
  leaveReviewInvitations,
  postReview,
} from '@sluimer/contract/review/endpoints'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import { registerPages } from '../../platform/http/pages.ts'
import type { Server } from '../../platform/http/server.ts'
import * as latest from './get-latest-reviews.ts'
import * as reviews from './get-reviews.ts'
import { leaveInvitations, leavePage, oneClickPath } from './leave-invitations.ts'
import * as posting from './post-review.ts'

/** One visitor's address may post this often in a while; a family or office behind one address hardly needs more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }
const mailPrograms = { rateLimit: { max: 300, timeWindow: 60_000 } }
const oneClickParams = z.object({ code: z.string().max(200) })

export function registerReviewRoutes(app: Server, deps: Deps): void {
  registerEndpoint(
    app,
    getProductReviews,
    ({ params, query }) => reviews.getProductReviews(deps.db, params.id, query),
    { sameForAll: ({ product_id }) => ({ product: [product_id], content: [] }) },
  )
  registerEndpoint(app, postReview, ({ params, body }) => posting.postReview(deps, params.id, body), {
    rateLimit,
  })
  registerEndpoint(
    app,
    getLatestReviews,
    async ({ query }) => ({
      ok: true,
      data: await latest.getLatestReviews(deps.db, deps.clock(), query.limit),
    }),
    { sameForAll: () => ({ content: [] }) },
  )
  registerEndpoint(app, leaveReviewInvitations, ({ body }) => leaveInvitations(deps, body.code), {
    rateLimit,
  })

  // RFC 8058: called by mail programs. A code that is wrong is answered like a right one: they cannot do anything about it.
  registerPages(app, (pages) => {
    pages.post(`${oneClickPath}:code`, { config: mailPrograms }, async (request, reply) => {
      await leaveInvitations(deps, oneClickParams.parse(request.params).code)
      return reply.type('text/plain; charset=utf-8').send('ok')
    })
    // Mail programs that know no single click open the address; opening takes nobody off.
    pages.get(`${oneClickPath}:code`, { config: mailPrograms }, (request, reply) =>
      reply.redirect(leavePage(oneClickParams.parse(request.params).code), 303),
    )
  })
}
