import type { Category } from '@sluimer/contract/catalog/overview'
import { type DealKind, dealKinds } from '@sluimer/domain/deal/deal-kind'
import type { Connection } from '../../../platform/db/database.ts'
import type { CategoryRow } from '../category/category.queries.ts'
import { findFirstDealEnd, findNextDealStart } from './deal-moment.queries.ts'

/**
 * Returns what a self-filling category shows about its deals: the real end of the deal that ends first, where the
 * category counts down, and when the next one starts (SC-08).
 */
export async function findDealsOfCategory(
  db: Connection,
  row: Pick<CategoryRow, 'filledBy' | 'countdown'>,
  at: Date,
): Promise<Pick<Category, 'countdown' | 'deals'>> {
  const kinds = dealKinds.filter((kind: DealKind) => row.filledBy.includes(kind))
  if (kinds.length === 0) return { countdown: null, deals: null }
  const [end, next] = await Promise.all([
    row.countdown === null ? undefined : findFirstDealEnd(db, kinds, at),
    findNextDealStart(db, kinds, at),
  ])
  return {
    countdown: end === undefined ? null : { ends_at: end.toISOString(), now: at.toISOString() },
    deals: { next_at: next?.toISOString() ?? null },
  }
}
