import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { priceHistory } from './price-tables.ts'
import { variant } from './tables.ts'

/**
 * Gives a variant a new price from `at` on and closes the old one in its history. The row must be locked by the caller.
 * Answers false when nothing changes. A price that began this very moment was never asked, so it is replaced.
 */
export async function setPrice(tx: Tx, variantId: number, priceCents: number, at: Date): Promise<boolean> {
  const open = and(eq(priceHistory.variantId, variantId), isNull(priceHistory.validTo))
  const [current] = await tx.select().from(priceHistory).where(open)
  if (current?.priceCents === priceCents) return false
  await tx.update(variant).set({ priceCents }).where(eq(variant.id, variantId))
  if (current !== undefined && current.validFrom >= at) {
    await tx.update(priceHistory).set({ priceCents }).where(eq(priceHistory.id, current.id))
    return true
  }
  await tx.update(priceHistory).set({ validTo: at }).where(open)
  await tx.insert(priceHistory).values({ variantId, priceCents, validFrom: at })
  return true
}
