import { priceCentsField } from '@sluimer/product-files/input/input-fields'
import { eq } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { variant } from '../tables/variant-tables.ts'
import { setPrice } from './set-price.ts'

export type ChangePriceOutcome = { ok: true } | { ok: false; error: { code: 'not_found' } }

/** Gives a variant a new price from `at` on. The old price stays in its history, as the law requires (30 days). */
export async function changePrice(
  db: Db,
  change: { variantId: number; priceCents: number },
  at: Date,
): Promise<ChangePriceOutcome> {
  const priceCents = priceCentsField.parse(change.priceCents)
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(variant).where(eq(variant.id, change.variantId)).for('no key update')
    if (row === undefined) return { ok: false, error: { code: 'not_found' } }
    if (await setPrice(tx, row.id, priceCents, at))
      await recordChange(tx, 'product', [`product:${row.productId}`])
    return { ok: true }
  })
}
