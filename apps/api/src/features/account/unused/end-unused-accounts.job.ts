import {
  findNoticeBefore,
  findUnusedBefore,
  isForgotten,
  isToBeTold,
} from '@sluimer/domain/account/unused-account'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { type CustomerRow, listUnusedSince, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { hasLivingOrder } from '../../order/owner/living-order.queries.ts'
import { hasOpenWithdrawal } from '../../service/withdrawal.queries.ts'
import { deleteHeldAccount } from '../data/delete-account.ts'
import { warnOwner } from './warn-owner.ts'

const batchSize = 200
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * Tells the owners of accounts that nobody uses, and deletes those that nobody kept. Each account is a transaction of its own, in which
 * everything is looked at again: a run that is killed has done whole accounts, and another finds only what is left.
 */
export const endUnusedAccountsJob = defineJob(
  'end-unused-accounts',
  z.object({}),
  (_data, deps) => endUnusedAccounts(deps),
  { cron: '40 4 * * *', timeoutSeconds: 600 },
)

async function endUnusedAccounts(deps: Deps): Promise<void> {
  const before = findNoticeBefore(deps.clock())
  let ids = [beforeAllIds]
  do {
    ids = await listUnusedSince(deps.db, { before, after: ids.at(-1) ?? beforeAllIds, limit: batchSize })
    for (const id of ids) await judge(deps, id)
  } while (ids.length === batchSize)
}

function judge(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    const customer = await lockCustomer(tx, id)
    if (customer === undefined) return
    const isTold = isToBeTold(customer, now)
    if ((!isTold && !isForgotten(customer, now)) || (await isNeeded(tx, customer, now))) return
    if (isTold) await warnOwner(tx, deps, customer)
    else await deleteHeldAccount(tx, deps, customer)
  })
}

/** Whether an order or a right of the customer is still open. */
async function isNeeded(
  tx: Parameters<typeof hasLivingOrder>[0],
  { id: customerId, emailName }: CustomerRow,
  now: Date,
): Promise<boolean> {
  const living = { customerId, emailName, since: findUnusedBefore(now) }
  return (await hasLivingOrder(tx, living)) || hasOpenWithdrawal(tx, emailName)
}
