import { stockField } from '@sluimer/product-files/input/input-fields'
import { eq } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { variant } from '../tables/variant-tables.ts'

export type ChangeStockOutcome =
  | { ok: true; stockOnHand: number }
  | { ok: false; error: { code: 'not_found' } }
  /** Pieces that wait for a payment cannot be removed from the count. */
  | { ok: false; error: { code: 'reserved'; reserved: number } }

/** Adds pieces to the stock in the warehouse, or removes some (`by` negative): a delivery, a count, a breakage. */
export async function changeStock(
  db: Db,
  { variantId, by }: { variantId: number; by: number },
): Promise<ChangeStockOutcome> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(variant).where(eq(variant.id, variantId)).for('no key update')
    if (row === undefined) return { ok: false, error: { code: 'not_found' } }
    const stockOnHand = row.stockOnHand + by
    if (stockOnHand < row.stockReserved) {
      return { ok: false, error: { code: 'reserved', reserved: row.stockReserved } }
    }
    await tx
      .update(variant)
      .set({ stockOnHand: stockField.parse(stockOnHand) })
      .where(eq(variant.id, variantId))
    await recordChange(tx, 'product', [`product:${row.productId}`])
    return { ok: true, stockOnHand }
  })
}
