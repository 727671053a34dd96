import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** A number of pieces of one variant. */
export interface StockLine {
  variantId: number
  quantity: number
}

export interface StockRow {
  stockOnHand: number
  stockReserved: number
  /** Whether the variant and its product are sold at all. */
  active: boolean
  leadTimeDays: number | null
}

/** A variant after a change of its stock. */
export interface ChangedStock {
  productId: number
  /** Pieces that nobody is paying for at present. */
  pieces: number
  /** The change in the number of pieces of this line. */
  change: number
}
const changedStock = {
  productId: variant.productId,
  pieces: sql<number>`${variant.stockOnHand} - ${variant.stockReserved}`,
  change: sql<number>`line.quantity`,
}

/** Locks variants until the transaction ends, lowest id first, and returns their stock. */
export async function lockStock(tx: Tx, variantIds: number[]): Promise<Map<number, StockRow>> {
  if (variantIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: variant.id,
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

/** Reserves more pieces, or fewer when a quantity is negative. Skips variants whose stock does not allow it. */
export async function addReserved(tx: Tx, lines: readonly StockLine[]) {
  const line = linesTable(lines)
  return tx
    .update(variant)
    .set({ stockReserved: sql`${variant.stockReserved} + line.quantity` })
    .from(line)
    .where(
      sql`${variant.id} = line.variant_id
        and ${variant.stockReserved} + line.quantity between 0 and ${variant.stockOnHand}`,
    )
    .returning(changedStock)
}

/** Adds pieces to the stock in the warehouse. */
export async function addOnHand(tx: Tx, lines: readonly StockLine[]) {
  const line = linesTable(lines)
  return tx
    .update(variant)
    .set({ stockOnHand: sql`${variant.stockOnHand} + line.quantity` })
    .from(line)
    .where(sql`${variant.id} = line.variant_id`)
    .returning(changedStock)
}

/** Takes reserved pieces out of the warehouse. Skips variants that have fewer reserved. */
export async function takeReserved(tx: Tx, lines: readonly StockLine[]) {
  const line = linesTable(lines)
  return tx
    .update(variant)
    .set({
      stockOnHand: sql`${variant.stockOnHand} - line.quantity`,
      stockReserved: sql`${variant.stockReserved} - line.quantity`,
    })
    .from(line)
    .where(sql`${variant.id} = line.variant_id and ${variant.stockReserved} >= line.quantity`)
    .returning(changedStock)
}

/** Returns the lines as a table in SQL, so that one statement serves any number of lines. */
function linesTable(lines: readonly StockLine[]) {
  const rows = lines.map((line) => sql`(${line.variantId}::bigint, ${line.quantity}::integer)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as line (variant_id, quantity)`
}
