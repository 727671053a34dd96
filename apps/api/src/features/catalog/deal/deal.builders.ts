import type { Db } from '../../../platform/db/database.ts'
import type { DealInput } from './deal-input.ts'
import { saveDeal } from './save-deal.ts'

/** Puts a deal into the database a moment before it starts, through the use case that staff use. */
export async function aDeal(
  db: Db,
  plan: Pick<DealInput, 'variantId' | 'priceCents' | 'startsAt' | 'endsAt'> & Partial<DealInput>,
): Promise<number> {
  const saved = await saveDeal(db, { kind: 'daily', ...plan }, new Date(plan.startsAt.getTime() - 1))
  if (!saved.ok) throw new Error(`the deal was refused: ${saved.error.code}`)
  return saved.data.id
}
