import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { customer } from './tables.ts'

export type CustomerRow = typeof customer.$inferSelect
export type CustomerDetails = CustomerRow['details']

export async function findCustomerByEmail(
  db: Connection,
  emailName: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.emailName, emailName))
  return row
}

/** Returns the customer whose id has this SHA-256 hash. */
export async function findCustomerByHash(db: Connection, idHash: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(sql`encode(sha256(convert_to(${customer.id}::text, 'UTF8')), 'hex')`, idHash))
  return row
}

/**
 * Locks a customer until the transaction ends: whatever changes how the account is opened happens one at a time. Orders and
 * carts can still be given to the customer meanwhile, since those that do so hold a cart that a login waits for.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('no key update')
  return row
}

/** Returns the customer of a mailbox, locked, or a new one for an unknown mailbox. Two calls at once get the same. */
export async function openCustomer(
  tx: Tx,
  row: CustomerRow,
): Promise<{ customer: CustomerRow; isNew: boolean }> {
  await tx.insert(customer).values(row).onConflictDoNothing({ target: customer.emailName })
  const [open] = await tx
    .select()
    .from(customer)
    .where(eq(customer.emailName, row.emailName))
    .for('no key update')
  if (open === undefined) throw new Error('A customer that was just written is gone')
  return { customer: open, isNew: open.id === row.id }
}

export async function setCustomer(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      CustomerRow,
      | 'email'
      | 'emailName'
      | 'details'
      | 'passwordHash'
      | 'alarm'
      | 'lastUsedAt'
      | 'warnedAt'
      | 'passkeyOnlySince'
    >
  >,
): Promise<CustomerRow> {
  const [row] = await tx.update(customer).set(values).where(eq(customer.id, id)).returning()
  if (row === undefined) throw new Error(`customer ${id} is gone`)
  return row
}

/** Lists the ids of customers who did not use their account since a moment, after the given id. */
export async function listUnusedSince(
  db: Connection,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(lt(customer.lastUsedAt, before), gt(customer.id, after)))
    .orderBy(asc(customer.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
