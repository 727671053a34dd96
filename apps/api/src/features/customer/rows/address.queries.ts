import type { AddressKind } from '@sluimer/domain/address/address-book'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { customerAddress } from './tables.ts'

export type AddressRow = typeof customerAddress.$inferSelect

/** Lists the addresses of a customer, of each kind the default first, then the newest. */
export async function listAddresses(db: Connection, customerId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(desc(customerAddress.isDefault), desc(customerAddress.createdAt), customerAddress.id)
}

export async function insertAddress(tx: Tx, row: AddressRow): Promise<void> {
  await tx.insert(customerAddress).values(row)
}

export async function setAddress(tx: Tx, id: string, address: AddressRow['address']): Promise<void> {
  await tx.update(customerAddress).set({ address }).where(eq(customerAddress.id, id))
}

/** Makes one address the default of its kind, and the others of that kind no longer. */
export async function setDefaultAddress(
  tx: Tx,
  { id, customerId, kind }: { id: string; customerId: string; kind: AddressKind },
): Promise<void> {
  // In two steps, because the index refuses two defaults also for a moment.
  await tx
    .update(customerAddress)
    .set({ isDefault: false })
    .where(
      and(
        eq(customerAddress.customerId, customerId),
        eq(customerAddress.kind, kind),
        sql`${customerAddress.isDefault}`,
      ),
    )
  await tx.update(customerAddress).set({ isDefault: true }).where(eq(customerAddress.id, id))
}

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.delete(customerAddress).where(eq(customerAddress.id, id))
}
