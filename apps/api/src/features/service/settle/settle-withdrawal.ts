import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findWithdrawalByReference, settleOpenWithdrawal } from '../withdrawal.queries.ts'

export type Settlement =
  | { ok: true }
  | { ok: false; reason: 'unknown_withdrawal' }
  | { ok: false; reason: 'settled_before'; settledAt: Date }

/**
 * Marks a statement as settled: the refund was paid, or its writer was told why there is none. Whoever settles it a second time, or at the same
 * time as a colleague, hears when it was; that moment stays.
 */
export async function settleWithdrawal(db: Db, reference: string, now: Date): Promise<Settlement> {
  return inTransaction(db, async (tx) => {
    if (await settleOpenWithdrawal(tx, reference, now)) return { ok: true }
    const settledAt = (await findWithdrawalByReference(tx, reference))?.settledAt
    return settledAt
      ? { ok: false, reason: 'settled_before', settledAt }
      : { ok: false, reason: 'unknown_withdrawal' }
  })
}
