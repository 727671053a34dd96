import type { PaymentStatus } from '@sluimer/domain/order/status'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { gatherInsert, gatherUpdate } from '../../platform/db/gather-writes.ts'
import { rowsInside } from '../../platform/db/rows-inside.ts'
import { payment } from './tables.ts'

export type Payment = typeof payment.$inferSelect

export function insertPayment(tx: Tx, row: Payment): void {
  gatherInsert(tx, payment, [row])
}

/** Lists all attempts to pay for one reference, the latest first. */
export function listPayments(db: Connection, reference: string): Promise<Payment[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.reference, reference))
    .orderBy(desc(payment.createdAt), desc(payment.id))
}

/** Returns the same attempts as a field of a query. `reference` may be a query. */
export function paymentsInside(reference: string | SQL): SQL<Payment[]> {
  const orderBy = sql`${payment.createdAt} desc, ${payment.id} desc`
  return rowsInside(payment, { where: eq(payment.reference, reference), orderBy })
}

export async function findPayment(db: Connection, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row
}

export async function findPaymentByProviderId(
  db: Connection,
  provider: string,
  providerId: string,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.providerId, providerId)))
  return row
}

/** Records the provider's answer to a new payment. False when it was answered before, or dropped meanwhile. */
export async function setProviderAnswer(
  db: Connection,
  id: string,
  answer: { providerId: string; checkoutUrl: string | null; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(payment)
    .set({ providerId: answer.providerId, checkoutUrl: answer.checkoutUrl, updatedAt: answer.at })
    .where(and(eq(payment.id, id), isNull(payment.providerId), eq(payment.status, 'open')))
    .returning({ id: payment.id })
  return rows.length === 1
}

/** Notes that a promised amount will not be captured; the job that moves money then ends the promise. */
export async function setPaymentUnwanted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(payment).set({ unwantedAt: at, tries: 0, nextTryAt: at }).where(eq(payment.id, id))
}

/** Stores the status of a payment whose order is locked. */
export function setPaymentStatus(tx: Tx, id: string, status: PaymentStatus, at: Date): void {
  gatherUpdate(tx, payment, tx.update(payment).set({ status, updatedAt: at }).where(eq(payment.id, id)))
}

/**
 * Cancels the open attempts that have no answer from the provider at the moment of writing. A row that was read earlier
 * may have got one since. Its page would take money although the attempt is canceled here.
 */
export async function cancelUnsentPayments(db: Connection, reference: string, at: Date): Promise<void> {
  const isUnsent = and(isNull(payment.providerId), eq(payment.status, 'open'))
  await db
    .update(payment)
    .set({ status: 'canceled', updatedAt: at })
    .where(and(eq(payment.reference, reference), isUnsent))
}

/** Whether money came for a reference, or may still come. Such payments are kept as long as the books. */
export async function hasSeenMoney(db: Connection, reference: string): Promise<boolean> {
  const seen = inArray(payment.status, ['pending', 'authorized', 'paid', 'refunded'])
  return (await db.$count(payment, and(eq(payment.reference, reference), seen))) > 0
}

/** Deletes the attempts to pay for a reference. */
export async function deletePayments(tx: Tx, reference: string): Promise<void> {
  await tx.delete(payment).where(eq(payment.reference, reference))
}
