import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { deleteEndedRestoreLinks } from '../cart/rows/cart-restore.queries.ts'
import { deleteQuietCarts } from '../cart/rows/quiet-carts.queries.ts'
import { deleteCheckouts, deleteCheckoutsBefore } from './checkout.queries.ts'

/** Any more wait for the next round. */
const batchSize = 500

/**
 * Deletes expired links to carts, then names and addresses that nobody came back to, then carts. Orders have copies of
 * what was ordered. A cart that holds pieces for an order is kept.
 */
export const forgetCartsJob = defineJob(
  'forget-carts',
  z.object({}),
  async (_data, deps, { signal }) => forgetCarts(deps, signal),
  { cron: '50 3 * * *', timeoutSeconds: 600 },
)

async function forgetCarts(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock()
  const { cartDays, checkoutDays } = deps.config.retention
  await inTransaction(deps.db, async (tx) => {
    await deleteEndedRestoreLinks(tx, now)
    await deleteCheckoutsBefore(tx, daysAgo(now, checkoutDays))
  })
  let isMore = true
  while (isMore && !signal.aborted) {
    isMore = await inTransaction(deps.db, async (tx) => {
      const cartIds = await deleteQuietCarts(tx, daysAgo(now, cartDays), batchSize)
      await deleteCheckouts(tx, cartIds)
      return cartIds.length === batchSize
    })
  }
}
