import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { listUnsettledWithdrawals, updateWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts'

/** Lists the statements that staff still have to settle, the oldest first: the refund is due within fourteen days. */
export function listWithdrawalsToSettle(db: Db, limit = 100): Promise<WithdrawalRow[]> {
  return listUnsettledWithdrawals(db, limit)
}

/** Marks a statement as settled; doing it again changes only the moment. */
export async function settleWithdrawal(db: Db, id: string, now: Date): Promise<Outcome<WithdrawalRow>> {
  const row = await inTransaction(db, (tx) => updateWithdrawal(tx, id, { settledAt: now }))
  return row === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data: row }
}
