import { calculateDealPrice, type DemoDeal, readDemoDeals } from '@sluimer/demo/catalog/deals'
import { calculateCountdownEnd } from '@sluimer/domain/countdown/countdown-end'
import { toAmsterdamDate, toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import { saveDeals } from '../features/catalog/deal/save-deal.ts'
import { findVariantPrices } from '../features/catalog/variant/find-variant-prices.ts'
import type { Db } from '../platform/db/database.ts'

const daysPerTurn = { daily: 1, weekly: 7 }

/**
 * Plans the whole round of demo deals, starting now. Each deal repeats itself after its round (`repeat-deals`), so a
 * shop that runs for months always has genuine deals.
 */
export async function loadDemoDeals(db: Db, now: Date): Promise<void> {
  const deals = readDemoDeals()
  const pricesOf = await findVariantPrices(
    db,
    deals.map(({ product }) => product),
  )
  for (const deal of deals) {
    const { product, kind, percent, repeatAfterDays, pieceCap } = deal
    const variants = pricesOf.get(product)
    if (variants === undefined)
      throw new Error(`a deal of the demo shop is on ${product}, which does not exist`)
    const plans = variants.map(({ variantId, priceCents }) => ({
      ...{ variantId, kind, pieceCap, repeatAfterDays, ...planTurn(deal, now) },
      priceCents: calculateDealPrice(priceCents, percent),
    }))
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
