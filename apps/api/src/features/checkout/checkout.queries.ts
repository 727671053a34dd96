import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { noNotes, type OrderNotes } from '@sluimer/domain/delivery/notes'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { gatherUpdate } from '../../platform/db/gather-writes.ts'
import { unreadRowsInside } from '../../platform/db/rows-inside.ts'
import { checkout } from './tables.ts'

export type CheckoutRow = typeof checkout.$inferSelect

/** Returns what was entered for a cart: person, addresses, and what the payment method asked. */
export async function findCheckout(db: Connection, cartId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkout).where(eq(checkout.cartId, cartId))
  return row
}

/** Returns the same as a field of a query, unread: one row, or none. `cartId` is a query. */
export function unreadCheckoutsInside(cartId: SQL): SQL<() => CheckoutRow[]> {
  return unreadRowsInside(checkout, { where: eq(checkout.cartId, cartId) })
}

/** Saves it beside what was entered before, and returns what then stands there. The cart is locked, so nobody else does. */
export function savePaymentChoice(
  tx: Tx,
  before: CheckoutRow,
  choice: { paymentAnswers: PaymentAnswers | null; notes: OrderNotes },
  at: Date,
): CheckoutRow {
  const changes = { ...choice, updatedAt: at }
  gatherUpdate(tx, checkout, tx.update(checkout).set(changes).where(eq(checkout.cartId, before.cartId)))
  return { ...before, ...changes }
}

/** The address step may also have brought a birth date. */
const holdsAnswers = or(
  isNotNull(checkout.paymentAnswers),
  sql`${checkout.details} #>> '{customer,birthdate}' <> ''`,
)
const noAnswers = {
  paymentAnswers: null,
  details: sql`jsonb_set(${checkout.details}, '{customer,birthdate}', '""')`,
}

/** Deletes the payment answers and birth dates of checkouts that nobody has touched since `before`. */
export async function forgetAnswersBefore(db: Connection, before: Date): Promise<void> {
  await db
    .update(checkout)
    .set(noAnswers)
    .where(and(holdsAnswers, lt(checkout.updatedAt, before)))
}

/** Lists the carts of checkouts that hold payment answers or a birth date. */
export async function listCartsWithAnswers(db: Connection): Promise<string[]> {
  const rows = await db.select({ cartId: checkout.cartId }).from(checkout).where(holdsAnswers)
  return rows.map(({ cartId }) => cartId)
}

export async function forgetAnswers(db: Connection, cartIds: readonly string[]): Promise<void> {
  await db
    .update(checkout)
    .set(noAnswers)
    .where(inArray(checkout.cartId, [...cartIds]))
}

/** Does the same with the address step, whether or not something was entered before. */
export function saveDetails(
  tx: Tx,
  before: CheckoutRow | undefined,
  { cartId, details }: { cartId: string; details: CheckoutCustomer },
  at: Date,
): CheckoutRow {
  const changes = { details, updatedAt: at }
  gatherUpdate(
    tx,
    checkout,
    tx
      .insert(checkout)
      .values({ cartId, ...changes })
      .onConflictDoUpdate({ target: checkout.cartId, set: changes }),
  )
  return { notes: noNotes, paymentAnswers: null, ...before, cartId, ...changes }
}

/** Takes what was entered for one cart along to another, unless something was entered there. */
export async function moveCheckout(
  tx: Tx,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const there = await findCheckout(tx, toId)
  if (there === undefined) await tx.update(checkout).set({ cartId: toId }).where(eq(checkout.cartId, fromId))
  else await deleteCheckouts(tx, [fromId])
}

/** Deletes names and addresses that nobody has touched since `before`. */
export async function deleteCheckoutsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(checkout).where(lt(checkout.updatedAt, before))
}

export async function deleteCheckouts(tx: Tx, cartIds: readonly string[]): Promise<void> {
  await tx.delete(checkout).where(inArray(checkout.cartId, [...cartIds]))
}
