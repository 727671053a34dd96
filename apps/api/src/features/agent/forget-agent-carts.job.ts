import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { deleteCarts } from '../cart/rows/cart.queries.ts'
import { deleteAnswersBefore } from './rows/answer.queries.ts'
import { listExpiredCarts } from './rows/basket.queries.ts'

/** Any more wait for the next round. */
const batchSize = 500
/** The protocol wants an answer to be repeatable for a day at least. */
const answerDays = 2

/** Deletes what agents left: answers that nobody repeats any more, and carts whose time is over, with their links. */
export const forgetAgentCartsJob = defineJob(
  'forget-agent-carts',
  z.object({}),
  (_data, deps, { signal }) => forgetAgentCarts(deps, signal),
  { cron: '20 4 * * *', timeoutSeconds: 600 },
)

async function forgetAgentCarts(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, (tx) => deleteAnswersBefore(tx, daysAgo(now, answerDays)))
  let isMore = true
  while (isMore && !signal.aborted) {
    isMore = await inTransaction(deps.db, async (tx) => {
      const cartIds = await listExpiredCarts(tx, now, batchSize)
      await deleteCarts(tx, cartIds)
      return cartIds.length === batchSize
    })
  }
}
