import { and, count, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { newsletterSignup, newsletterSubscriber } from './tables.ts'

export type SubscriberRow = typeof newsletterSubscriber.$inferSelect
export type SignupRow = typeof newsletterSignup.$inferSelect

export async function findSubscriber(db: Connection, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id))
  return row
}

export async function findSubscriberByKey(
  db: Connection,
  emailKey: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.emailKey, emailKey))
  return row
}

/** Locks a subscriber until the transaction ends. */
export async function lockSubscriber(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.id, id))
    .for('update')
  return row
}

/** Returns the subscriber of a mailbox, locked, or a new one for an unknown mailbox. Two calls at once get the same. */
export async function openSubscriber(tx: Tx, row: SubscriberRow): Promise<SubscriberRow> {
  await tx
    .insert(newsletterSubscriber)
    .values(row)
    .onConflictDoNothing({ target: newsletterSubscriber.emailKey })
  const [open] = await tx
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.emailKey, row.emailKey))
    .for('update')
  if (open === undefined) throw new Error('A subscriber that was just written is gone')
  return open
}

export async function setSubscriber(
  tx: Tx,
  id: string,
  values: Partial<Pick<SubscriberRow, 'email' | 'state' | 'stateAt'>>,
): Promise<void> {
  await tx.update(newsletterSubscriber).set(values).where(eq(newsletterSubscriber.id, id))
}

export async function insertSignup(tx: Tx, row: SignupRow): Promise<void> {
  await tx.insert(newsletterSignup).values(row)
}

export async function countSignups(db: Connection, subscriberId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ signups: count() })
    .from(newsletterSignup)
    .where(and(eq(newsletterSignup.subscriberId, subscriberId), gt(newsletterSignup.createdAt, since)))
  return row?.signups ?? 0
}

export async function findSignup(db: Connection, codeHash: string): Promise<SignupRow | undefined> {
  const [row] = await db.select().from(newsletterSignup).where(eq(newsletterSignup.codeHash, codeHash))
  return row
}

export async function setSignupConfirmed(
  tx: Tx,
  id: string,
  values: Pick<SignupRow, 'confirmedAt' | 'confirmIpHash' | 'hasEarned'>,
): Promise<void> {
  await tx.update(newsletterSignup).set(values).where(eq(newsletterSignup.id, id))
}

/** Deletes links that were sent and not used, so that they no longer work. */
export async function deleteOpenSignups(tx: Tx, subscriberId: string): Promise<void> {
  await tx
    .delete(newsletterSignup)
    .where(and(eq(newsletterSignup.subscriberId, subscriberId), isNull(newsletterSignup.confirmedAt)))
}

/** Deletes signups that nobody confirmed in time. */
export async function deleteEndedSignups(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(newsletterSignup)
    .where(and(lt(newsletterSignup.expiresAt, before), isNull(newsletterSignup.confirmedAt)))
}

/** Deletes people who have been in these states since before a moment, unless one of their signups still waits. */
export async function deleteSubscribers(
  tx: Tx,
  states: readonly SubscriberRow['state'][],
  before: Date,
): Promise<void> {
  const waits = tx
    .select({ id: newsletterSignup.id })
    .from(newsletterSignup)
    .where(
      and(eq(newsletterSignup.subscriberId, newsletterSubscriber.id), isNull(newsletterSignup.confirmedAt)),
    )
  await tx
    .delete(newsletterSubscriber)
    .where(
      and(
        inArray(newsletterSubscriber.state, [...states]),
        lt(newsletterSubscriber.stateAt, before),
        notExists(waits),
      ),
    )
}
