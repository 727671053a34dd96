import type { PaymentStatus } from '@sluimer/domain/order/status'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { MoveName } from '../provider.ts'
import { testProviderMove, testProviderPayment } from '../tables.ts'

export type LedgerPayment = typeof testProviderPayment.$inferSelect

/** Enters a payment, or finds the one that was entered under the same key before. */
export async function enterPayment(
  db: Connection,
  row: typeof testProviderPayment.$inferInsert,
): Promise<LedgerPayment> {
  await db
    .insert(testProviderPayment)
    .values(row)
    .onConflictDoNothing({ target: testProviderPayment.idempotencyKey })
  const [entered] = await db
    .select()
    .from(testProviderPayment)
    .where(eq(testProviderPayment.idempotencyKey, row.idempotencyKey))
  if (entered === undefined) throw new Error('the payment just entered is gone')
  return entered
}

export async function findLedgerPayment(db: Connection, id: string): Promise<LedgerPayment | undefined> {
  const [row] = await db.select().from(testProviderPayment).where(eq(testProviderPayment.id, id))
  return row
}

/** Changes a payment's status, but only from one of `from`: of two outcomes at the same moment, one wins. */
export async function moveLedgerPayment(
  db: Connection,
  id: string,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
): Promise<boolean> {
  const moved = await db
    .update(testProviderPayment)
    .set({ status: to })
    .where(and(eq(testProviderPayment.id, id), inArray(testProviderPayment.status, [...from])))
    .returning({ id: testProviderPayment.id })
  return moved.length === 1
}

export type LedgerMove = typeof testProviderMove.$inferSelect

/** Enters a move of money once per key; undefined when this key was entered before. */
export async function enterMove(tx: Tx, row: LedgerMove): Promise<LedgerMove | undefined> {
  const [entered] = await tx
    .insert(testProviderMove)
    .values(row)
    .onConflictDoNothing({ target: testProviderMove.idempotencyKey })
    .returning()
  return entered
}

/** Locks this payment until the transaction ends. */
export async function lockLedgerPayment(tx: Tx, id: string): Promise<void> {
  const { id: key } = testProviderPayment
  await tx.select({ key }).from(testProviderPayment).where(eq(key, id)).for('update')
}

export async function findMove(
  db: Connection,
  paymentId: string,
  kind: LedgerMove['kind'],
  name: MoveName,
): Promise<LedgerMove | undefined> {
  const { idempotencyKey } = testProviderMove
  const isIt = 'id' in name ? eq(testProviderMove.id, name.id) : eq(idempotencyKey, name.idempotencyKey)
  const [row] = await db
    .select()
    .from(testProviderMove)
    .where(and(isIt, eq(testProviderMove.paymentId, paymentId), eq(testProviderMove.kind, kind)))
  return row
}

/** Captures an amount of a promise; a wholly captured promise is paid. False when less than this amount is left. */
export async function takePromised(tx: Tx, id: string, amountCents: number): Promise<boolean> {
  const { capturedCents, amountCents: promised } = testProviderPayment
  const taken = await tx
    .update(testProviderPayment)
    .set({
      capturedCents: sql`${capturedCents} + ${amountCents}`,
      status: sql`case when ${capturedCents} + ${amountCents} = ${promised} then 'paid' else 'authorized' end`,
    })
    .where(
      and(
        eq(testProviderPayment.id, id),
        eq(testProviderPayment.status, 'authorized'),
        sql`${capturedCents} + ${amountCents} <= ${promised}`,
      ),
    )
    .returning({ id: testProviderPayment.id })
  return taken.length === 1
}

/** Refunds an amount; a wholly refunded payment is `refunded`. False when less than this amount is left. */
export async function giveBack(tx: Tx, id: string, amountCents: number): Promise<boolean> {
  const { refundedCents, capturedCents, amountCents: asked, status } = testProviderPayment
  const taken = sql`case when ${status} = 'paid' then ${asked} else ${capturedCents} end`
  const given = await tx
    .update(testProviderPayment)
    .set({
      refundedCents: sql`${refundedCents} + ${amountCents}`,
      status: sql`case when ${refundedCents} + ${amountCents} = ${asked} then 'refunded' else ${status} end`,
    })
    .where(
      and(
        eq(testProviderPayment.id, id),
        inArray(status, ['paid', 'authorized']),
        sql`${refundedCents} + ${amountCents} <= ${taken}`,
      ),
    )
    .returning({ id: testProviderPayment.id })
  return given.length === 1
}
