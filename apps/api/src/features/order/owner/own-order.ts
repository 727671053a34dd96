import type { OwnOrder as OwnOrderAnswer } from '@sluimer/contract/account/order-schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findOrder, type OrderRow } from '../rows/order.queries.ts'
import { describeOrder } from '../status/get-order.ts'
import { listOrderEvents } from './own-orders.queries.ts'
import { toProgress } from './own-progress.ts'
import { findOwner, type OwnerRow, setOwnerLeft } from './owner.queries.ts'

/** An order of an account, without what other features know about it. */
type OwnOrder = Omit<OwnOrderAnswer, 'reviews'>

export interface OwnedOrder {
  readonly order: OrderRow
  /** How it came to the account. */
  readonly how: OwnerRow['how']
}

/** Returns an order of an account by the id in its link; somebody else's is not found. */
export async function getOwnedOrder(
  db: Connection,
  customerId: string,
  publicId: string,
): Promise<Outcome<OwnedOrder>> {
  const owner = await findOwner(db, customerId, publicId)
  const order = owner && (await findOrder(db, owner.orderId))
  return owner && order
    ? { ok: true, data: { order, how: owner.how } }
    : { ok: false, error: { code: 'not_found' } }
}

/** Describes an order of an account to its customer. */
export async function describeOwnOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { order, how }: OwnedOrder,
): Promise<OwnOrder> {
  const known = toProgress(order, await listOrderEvents(deps.db, [order.id]), deps.clock())
  const steps = known.steps.map(({ step, at, amountCents = null }) => ({
    step,
    at: at.toISOString(),
    amount: amountCents,
  }))
  return { ...(await describeOrder(deps, order)), joined: how, progress: known.progress, steps }
}

/** Takes an order out of an account. Whoever has its link can still open it, and it does not join again by itself. */
export async function leaveOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  publicId: string,
): Promise<Outcome<{ done: true }>> {
  return inTransaction(deps.db, async (tx) => {
    const owner = await findOwner(tx, customerId, publicId)
    if (owner === undefined) return { ok: false, error: { code: 'not_found' } }
    await setOwnerLeft(tx, owner.orderId, deps.clock())
    return { ok: true, data: { done: true } }
  })
}
