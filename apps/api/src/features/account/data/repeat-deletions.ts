import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCustomerByHash, lockCustomer } from '../../customer/rows/customer.queries.ts'
import type { ListedDeletion } from './deletion-list.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Deletes the accounts again that a restored backup brought back. Each is a transaction of its own, under its first receipt and
 * moment; nobody is mailed, because they were told then. A run that was stopped is simply repeated. Returns how many were back.
 */
export async function repeatDeletions(
  deps: Pick<Deps, 'db' | 'config' | 'jobs'>,
  deletions: readonly ListedDeletion[],
): Promise<number> {
  let count = 0
  for (const { receipt, account_hash, deleted_at } of deletions) {
    const found = await findCustomerByHash(deps.db, account_hash)
    if (found === undefined) continue
    const isErased = await inTransaction(deps.db, async (tx) => {
      const customer = await lockCustomer(tx, found.id)
      if (customer === undefined) return false
      await eraseAccount(tx, deps, customer, { receipt, at: new Date(deleted_at) })
      return true
    })
    if (isErased) count += 1
  }
  return count
}
