import { decideInvitationTurn } from '@sluimer/domain/review/invitation'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { listSentOrders, type SentOrder } from '../../order/rows/sent-orders.queries.ts'
import { hasOptedOut, insertInvitation, wasInvited } from '../rows/invitation.queries.ts'
import { hashEmail } from '../rows/review-codes.ts'
import { listKeptProducts } from './kept-products.ts'
import { buildInvitationMail } from './mail/invitation-mail.ts'

const pageSize = 100

/** Asks customers for their opinion of what they bought, once per order, some days after its last parcel left. */
export const inviteReviewersJob = defineJob('invite-reviewers', z.object({}), inviteReviewers, {
  cron: '15 10 * * *',
  timeoutSeconds: 600,
})

async function inviteReviewers(_data: object, deps: Deps, { signal }: JobContext): Promise<void> {
  const { reviewInvitationDays } = deps.config
  if (reviewInvitationDays === 0) return
  const turn = decideInvitationTurn(deps.clock(), reviewInvitationDays)
  let after: string | undefined
  for (let hasMore = true; hasMore; ) {
    const orders = await listSentOrders(deps.db, { ...turn, after, limit: pageSize })
    for (const order of orders) {
      signal.throwIfAborted()
      await inviteFor(deps, order)
    }
    after = orders.at(-1)?.id
    hasMore = orders.length === pageSize
  }
}

async function inviteFor(deps: Deps, order: SentOrder): Promise<void> {
  const emailHash = hashEmail(deps.config, order.email)
  if (order.details.noReviewInvitation || (await wasInvited(deps.db, order.id))) return
  const products = (await hasOptedOut(deps.db, emailHash)) ? [] : await listKeptProducts(deps, order.id)
  const mail =
    products.length > 0 ? await buildInvitationMail(deps, { ...order, emailHash, products }) : undefined
  await inTransaction(deps.db, async (tx) => {
    const isFirst = await insertInvitation(tx, order.id, deps.clock())
    if (isFirst && mail !== undefined && !(await hasOptedOut(tx, emailHash))) await deps.mail.queue(tx, mail)
  })
}
