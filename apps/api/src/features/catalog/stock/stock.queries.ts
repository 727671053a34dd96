import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { gatherUpdate } from '../../../platform/db/gather-writes.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** A number of pieces of one variant. */
export interface StockLine {
  variantId: number
  quantity: number
}

export interface StockRow {
  productId: number
  stockOnHand: number
  stockReserved: number
  /** Whether the variant and its product are sold at all. */
  active: boolean
  leadTimeDays: number | null
}

/** By how much the stock of a variant changes; negative numbers take pieces out. */
export interface StockChange {
  variantId: number
  onHand: number
  reserved: number
}

/** Locks variants until the transaction ends, lowest id first, and returns their stock. `variantIds` may be a query. */
export async function lockStock(tx: Tx, variantIds: number[] | SQL): Promise<Map<number, StockRow>> {
  if (Array.isArray(variantIds) && variantIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: variant.id,
      productId: variant.productId,
      stockOnHand: variant.stockOnHand,
      stockReserved: variant.stockReserved,
      active: sql<boolean>`${variant.active} and ${product.active}`,
      leadTimeDays: product.leadTimeDays,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(variant.id, variantIds))
    .orderBy(variant.id)
    .for('no key update', { of: variant })
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Changes the stock of variants that are locked. The table refuses what cannot be, such as more reserved than there is. */
export function changeStock(tx: Tx, changes: readonly StockChange[]): void {
  // Values of their own would make another statement of each number of lines.
  const column = (toValue: (change: StockChange) => number) => sql.param(changes.map(toValue))
  const ids = sql`${column(({ variantId }) => variantId)}::bigint[]`
  const onHand = sql`${column((change) => change.onHand)}::integer[]`
  const reserved = sql`${column((change) => change.reserved)}::integer[]`
  gatherUpdate(
    tx,
    variant,
    tx
      .update(variant)
      .set({
        stockOnHand: sql`${variant.stockOnHand} + line.on_hand`,
        stockReserved: sql`${variant.stockReserved} + line.reserved`,
      })
      .from(sql`unnest(${ids}, ${onHand}, ${reserved}) as line (variant_id, on_hand, reserved)`)
      .where(sql`${variant.id} = line.variant_id`),
  )
}
