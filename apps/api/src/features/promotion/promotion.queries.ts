import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { rowsInside } from '../../platform/db/rows-inside.ts'
import { promotion, promotionCategory, promotionProduct } from './tables.ts'

type Row = typeof promotion.$inferSelect
export interface PromotionRow extends Row {
  categoryIds: number[]
  productIds: number[]
}

/** What a promotion is for, read in one statement with it because it is needed each time a cart is priced. */
const scopes = {
  categoryIds: sql<number[]>`array(
    select scope.category_id from ${promotionCategory} as scope
    where scope.promotion_id = promotion.id order by scope.category_id)`.mapWith(toNumbers),
  productIds: sql<number[]>`array(
    select scope.product_id from ${promotionProduct} as scope
    where scope.promotion_id = promotion.id order by scope.product_id)`.mapWith(toNumbers),
}

const withScopes = { ...getTableColumns(promotion), ...scopes }

/** Converts PostgreSQL's big integers, which arrive as text. */
function toNumbers(ids: readonly string[]): number[] {
  return ids.map(Number)
}

/** Returns the promotions that need no code at a moment, in the shop's order (CA-06), as a field of a query. */
export function automaticPromotionsInside(at: Date | SQL): SQL<PromotionRow[]> {
  return rowsInside(promotion, {
    where: and(ne(promotion.kind, 'code'), isRunning(at)),
    orderBy: sql`${promotion.position}, ${promotion.id}`,
    also: scopes,
  })
}

/** Lists codes and promotions that shoppers may read about, without those that can no longer be used. */
export async function listPublicPromotions(db: Connection, at: Date): Promise<PromotionRow[]> {
  const hasUsesLeft = or(isNull(promotion.maxUses), gt(promotion.maxUses, promotion.useCount))
  return db
    .select(withScopes)
    .from(promotion)
    .where(and(promotion.isPublic, isRunning(at), hasUsesLeft))
    .orderBy(asc(promotion.position), asc(promotion.id))
}

/** Finds a code whatever its state. The caller says why it does not count. */
export async function findPromotionByCode(db: Connection, code: string): Promise<PromotionRow | undefined> {
  const [row] = await db.select(withScopes).from(promotion).where(eq(promotion.code, code))
  return row
}

/** Locks promotions until the transaction ends, lowest id first. They come after cart and order, and before stock. */
export async function lockPromotions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: promotion.id })
    .from(promotion)
    .where(inArray(promotion.id, [...ids]))
    .orderBy(asc(promotion.id))
    .for('no key update')
}

/** Counts one more use; false when all are taken. */
export async function addUse(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(promotion)
    .set({ useCount: sql`${promotion.useCount} + 1` })
    .where(
      and(eq(promotion.id, id), or(isNull(promotion.maxUses), gt(promotion.maxUses, promotion.useCount))),
    )
    .returning({ id: promotion.id })
  return rows.length === 1
}

export async function takeUseBack(tx: Tx, id: number): Promise<void> {
  await tx
    .update(promotion)
    .set({ useCount: sql`${promotion.useCount} - 1` })
    .where(eq(promotion.id, id))
}

/** Saves a promotion under its key, with its scope. The number of uses is kept. */
export async function upsertPromotion(
  tx: Tx,
  row: Omit<typeof promotion.$inferInsert, 'useCount'>,
  scope: { categoryIds: readonly number[]; productIds: readonly number[] },
): Promise<number> {
  const [saved] = await tx
    .insert(promotion)
    .values(row)
    .onConflictDoUpdate({ target: promotion.key, set: row })
    .returning({ id: promotion.id })
  if (saved === undefined) throw new Error('an upsert gave no row back')
  const promotionId = saved.id
  await tx.delete(promotionCategory).where(eq(promotionCategory.promotionId, promotionId))
  await tx.delete(promotionProduct).where(eq(promotionProduct.promotionId, promotionId))
  const categories = scope.categoryIds.map((categoryId) => ({ promotionId, categoryId }))
  if (categories.length > 0) await tx.insert(promotionCategory).values(categories)
  const products = scope.productIds.map((productId) => ({ promotionId, productId }))
  if (products.length > 0) await tx.insert(promotionProduct).values(products)
  return promotionId
}

function isRunning(at: Date | SQL) {
  return and(
    promotion.active,
    or(isNull(promotion.validFrom), lte(promotion.validFrom, at)),
    or(isNull(promotion.validUntil), gt(promotion.validUntil, at)),
  )
}
