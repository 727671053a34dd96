import { desc, eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { cartReminder } from './tables.ts'

type ReminderRow = typeof cartReminder.$inferSelect

/** Records a reminder; false when this cart's owner was reminded before. */
export async function insertReminder(tx: Tx, row: ReminderRow): Promise<boolean> {
  const inserted = await tx.insert(cartReminder).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

export async function wasReminded(db: Connection, cartId: string): Promise<boolean> {
  const rows = await db
    .select({ cartId: cartReminder.cartId })
    .from(cartReminder)
    .where(eq(cartReminder.cartId, cartId))
  return rows.length > 0
}

export async function findLastReminder(db: Connection, subscriberId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: cartReminder.remindedAt })
    .from(cartReminder)
    .where(eq(cartReminder.subscriberId, subscriberId))
    .orderBy(desc(cartReminder.remindedAt))
    .limit(1)
  return row?.at
}
