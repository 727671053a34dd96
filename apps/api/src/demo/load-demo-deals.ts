import { type DemoDeal, planDemoDeals } from '@sluimer/demo/catalog/deals'
import type { DemoProduct } from '@sluimer/demo/catalog/product'
import { calculateCountdownEnd } from '@sluimer/domain/countdown/countdown-end'
import { toAmsterdamDate, toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import { saveDeals } from '../features/catalog/deal/save-deal.ts'
import { findVariantIds } from '../features/catalog/variant/find-variant-ids.ts'
import type { Db } from '../platform/db/database.ts'

const daysPerTurn = { daily: 1, weekly: 7 }

/**
 * Plans the whole round of demo deals, starting now. Each deal repeats itself after its round (`repeat-deals`), so a
 * shop that runs for months always has genuine deals.
 */
export async function loadDemoDeals(db: Db, products: readonly DemoProduct[], now: Date): Promise<void> {
  const deals = planDemoDeals(products)
  const idOf = await findVariantIds(
    db,
    deals.flatMap(({ prices }) => prices.map(({ sku }) => sku)),
  )
  for (const deal of deals) {
    const { kind, repeatAfterDays, pieceCap } = deal
    const plans = deal.prices.flatMap(({ sku, priceCents }) => {
      const variantId = idOf.get(sku)
      if (variantId === undefined) return []
      return { variantId, kind, priceCents, pieceCap, repeatAfterDays, ...planTurn(deal, now) }
    })
    // A deal that exists already was planned by an earlier run that was cut off.
    await saveDeals(db, plans, now)
  }
}

/** The first turn is already running: its day or week ends like every other one. */
function planTurn({ kind, turn }: DemoDeal, now: Date): { startsAt: Date; endsAt: Date } {
  const firstEnd = toAmsterdamDate(calculateCountdownEnd(kind, now))
  const days = daysPerTurn[kind]
  const midnight = (date: string) => toAmsterdamInstant(date, '00:00')
  return {
    startsAt: midnight(addDays(firstEnd, (turn - 1) * days)),
    endsAt: midnight(addDays(firstEnd, turn * days)),
  }
}
