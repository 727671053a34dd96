import { toAmsterdamDate, toAmsterdamInstant, toAmsterdamTime } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deal } from '../tables/deal-tables.ts'
import { dealInputSchema } from './deal-input.ts'
import { saveDealIn } from './save-deal.ts'

type DealPlan = typeof deal.$inferSelect

const lengthDays = { daily: 1, weekly: 7 }

/** Limits one run to what fits in the time of a job. */
const mostAtOnce = 1000

/**
 * Plans the next run of every repeating deal that has begun: the given number of days later, at the same time of day
 * in Amsterdam. A deal that cannot be repeated, because its price is no longer a reduction or another deal is planned
 * then, is left out and logged. Returns how many were planned.
 */
export async function repeatDeals({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock()
  const due = await db
    .select({ id: deal.id })
    .from(deal)
    .where(and(isNotNull(deal.repeatAfterDays), isNull(deal.repeatedAt), lte(deal.startsAt, now)))
    .orderBy(asc(deal.startsAt))
    .limit(mostAtOnce)
  let planned = 0
  for (const { id } of due) {
    planned += await inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(deal).where(eq(deal.id, id)).for('no key update')
      // Another node may have been faster, or staff may have ended the deal in the meantime.
      if (!row || row.repeatAfterDays === null || row.repeatedAt !== null) return 0
      await tx.update(deal).set({ repeatedAt: now }).where(eq(deal.id, id))
      const saved = await saveDealIn(tx, nextRun(row, row.repeatAfterDays), now)
      if (!saved.ok) log.warn({ dealId: id, reason: saved.error.code }, 'a deal does not come back')
      return saved.ok ? 1 : 0
    })
  }
  return planned
}

function nextRun(row: DealPlan, days: number) {
  const { variantId, kind, priceCents, pieceCap, repeatAfterDays } = row
  const endsAt = later(row.endsAt, days)
  // The first run may have begun in the middle of its day or week.
  const startsAt = kind === 'other' ? later(row.startsAt, days) : later(endsAt, -lengthDays[kind])
  return dealInputSchema.parse({ variantId, kind, priceCents, pieceCap, repeatAfterDays, startsAt, endsAt })
}

/** Adds days by the calendar, so that a clock change in between does not shift the time of day. */
function later(moment: Date, days: number): Date {
  return toAmsterdamInstant(addDays(toAmsterdamDate(moment), days), toAmsterdamTime(moment).slice(0, 5))
}
