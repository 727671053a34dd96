import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { agentBasket } from './tables.ts'

export type BasketRow = typeof agentBasket.$inferSelect

export async function insertBasket(
  tx: Tx,
  row: Omit<typeof agentBasket.$inferInsert, 'canceledAt'>,
): Promise<BasketRow> {
  const [inserted] = await tx.insert(agentBasket).values(row).returning()
  if (inserted === undefined) throw new Error('an inserted basket gave no row back')
  return inserted
}

/** Finds a basket of a kind that has not expired. A canceled one is found too. */
export async function findBasket(
  tx: Tx,
  { idHash, kind }: Pick<BasketRow, 'idHash' | 'kind'>,
  now: Date,
): Promise<BasketRow | undefined> {
  const [row] = await tx
    .select()
    .from(agentBasket)
    .where(and(eq(agentBasket.idHash, idHash), eq(agentBasket.kind, kind), gt(agentBasket.expiresAt, now)))
  return row
}

/** Whether an agent filled this cart. */
export async function isAgentCart(db: Connection, cartId: string): Promise<boolean> {
  return (await db.$count(agentBasket, eq(agentBasket.cartId, cartId))) > 0
}

/** Counts the canceled checkouts that were made of a cart. */
export function countCanceledCheckouts(tx: Tx, cartId: string): Promise<number> {
  return tx.$count(
    agentBasket,
    and(eq(agentBasket.cartId, cartId), eq(agentBasket.kind, 'checkout'), isNotNull(agentBasket.canceledAt)),
  )
}

export async function setBasketCanceled(tx: Tx, idHash: string, at: Date): Promise<void> {
  await tx.update(agentBasket).set({ canceledAt: at }).where(eq(agentBasket.idHash, idHash))
}

/** Lists the carts of expired baskets, `limit` of them at most. */
export async function listExpiredCarts(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: agentBasket.cartId })
    .from(agentBasket)
    .where(lte(agentBasket.expiresAt, now))
    .orderBy(asc(agentBasket.cartId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
