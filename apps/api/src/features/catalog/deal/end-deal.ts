import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { deal } from '../tables/deal-tables.ts'
import { recordDealChange } from './deal-change.ts'
import { findPlannedDeal } from './deal-plan.queries.ts'

export type EndDealOutcome = { ok: true } | { ok: false; error: { code: 'not_found' | 'is_over_already' } }

/** Ends a deal now; one that has not begun will never begin. The deal stays on record, and is not repeated. */
export async function endDeal(db: Db, id: number, now: Date): Promise<EndDealOutcome> {
  return inTransaction(db, async (tx) => {
    const row = await findPlannedDeal(tx, id)
    if (row === undefined) return { ok: false, error: { code: 'not_found' } }
    if (row.endsAt <= now) return { ok: false, error: { code: 'is_over_already' } }
    const endedAt = now < row.startsAt ? row.startsAt : now
    await tx.update(deal).set({ endedAt, repeatAfterDays: null }).where(eq(deal.id, id))
    await recordDealChange(tx, [row.variantId])
    return { ok: true }
  })
}
