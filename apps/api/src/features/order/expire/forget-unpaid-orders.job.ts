import { z } from 'zod'
import { isForeignKeyViolation } from '../../../platform/db/errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { daysAgo } from '../../../platform/time-ago.ts'
import { deletePayments, hasSeenMoney } from '../../payment/payment.queries.ts'
import { deleteUses } from '../../promotion/discount-use.queries.ts'
import { deleteOrder, listForgettableOrders } from './forget-order.queries.ts'

/** Any more wait for the next night. */
const batchSize = 1000

/**
 * Deletes orders that were never paid, with everything about them: no law requires keeping them. An order is kept if
 * money came for it, even if that went back, or if somebody wrote to the shop about it.
 */
export const forgetUnpaidOrdersJob = defineJob(
  'forget-unpaid-orders',
  z.object({}),
  async (_data, deps, { signal }) => forgetUnpaidOrders(deps, signal),
  { cron: '0 4 * * *', timeoutSeconds: 600 },
)

async function forgetUnpaidOrders(deps: Deps, signal: AbortSignal): Promise<void> {
  const before = daysAgo(deps.clock(), deps.config.retention.unpaidOrderDays)
  for (const id of await listForgettableOrders(deps.db, before, batchSize)) {
    signal.throwIfAborted()
    try {
      await forgetOrder(deps, id)
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error
    }
  }
}

function forgetOrder(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    if (await hasSeenMoney(tx, id)) return
    await deletePayments(tx, id)
    await deleteUses(tx, id)
    await deleteOrder(tx, id)
  })
}
