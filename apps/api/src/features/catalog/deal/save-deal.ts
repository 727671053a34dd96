import { type DealProblem, findDealProblem } from '@sluimer/domain/deal/deal-problem'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { deal } from '../tables/deal-tables.ts'
import { variant } from '../tables/variant-tables.ts'
import { recordDealChange } from './deal-change.ts'
import { type CheckedDealInput, type DealInput, dealInputSchema } from './deal-input.ts'
import { findOverlap, findPlannedDeal } from './deal-plan.queries.ts'

export type SaveDealOutcome =
  | { ok: true; data: { id: number } }
  | { ok: false; error: { code: DealProblem | 'not_found' | 'has_begun' | 'overlaps' } }

/**
 * Plans a deal, or changes one that has not begun. A deal that has begun is history: it can be ended (`endDeal`) but
 * not rewritten. A start in the past becomes now. The variant stays locked meanwhile, so that two deals planned at
 * once cannot overlap.
 */
export async function saveDeal(db: Db, input: DealInput, now: Date): Promise<SaveDealOutcome> {
  const checked = dealInputSchema.parse(input)
  return inTransaction(db, (tx) => saveDealIn(tx, checked, now))
}

/** Plans many new deals in one transaction, such as all sizes of a product; each is planned or refused alone. */
export async function saveDeals(db: Db, inputs: readonly DealInput[], now: Date): Promise<SaveDealOutcome[]> {
  const checked = inputs
    .map((input) => dealInputSchema.parse(input))
    .toSorted((a, b) => a.variantId - b.variantId)
  return inTransaction(db, async (tx) => {
    const outcomes: SaveDealOutcome[] = []
    for (const input of checked) outcomes.push(await saveDealIn(tx, input, now))
    return outcomes
  })
}

/** Does what `saveDeal` does, in the caller's transaction. */
export async function saveDealIn(tx: Tx, input: CheckedDealInput, now: Date): Promise<SaveDealOutcome> {
  // Nobody was asked this price before the deal was saved, so no former price may rest on an earlier start.
  const startsAt = input.startsAt < now ? now : input.startsAt
  const { id, ...values } = { ...input, startsAt }
  const [row] = await tx.select().from(variant).where(eq(variant.id, input.variantId)).for('no key update')
  if (row === undefined) return refused('not_found')
  if (id !== undefined) {
    const planned = await findPlannedDeal(tx, id)
    if (planned?.variantId !== input.variantId) return refused('not_found')
    if (planned.startsAt <= now) return refused('has_begun')
  }
  const problem = findDealProblem(values, row.priceCents, now)
  if (problem !== undefined) return refused(problem)
  if (await findOverlap(tx, { id, ...values })) return refused('overlaps')
  const [saved] =
    id === undefined
      ? await tx
          .insert(deal)
          .values({ ...values, createdAt: now })
          .returning({ id: deal.id })
      : await tx.update(deal).set(values).where(eq(deal.id, id)).returning({ id: deal.id })
  if (saved === undefined) throw new Error('a saved deal gave no row back')
  await recordDealChange(tx, [input.variantId])
  return { ok: true, data: saved }
}

function refused<Code>(code: Code): { ok: false; error: { code: Code } } {
  return { ok: false, error: { code } }
}
