import type { OwnOrder as OwnOrderAnswer } from '@sluimer/contract/account/order-schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findOrder, type OrderRow } from '../rows/order.queries.ts'
import { getOrder } from '../status/get-order.ts'
import { listOrderEvents } from './own-orders.queries.ts'
import { toProgress } from './own-progress.ts'
import { findOwner, setOwnerLeft } from './owner.queries.ts'

/** An order of an account, without what other features know about it. */
type OwnOrder = Omit<OwnOrderAnswer, 'reviews'>

/** Finds an order of an account by the id in its link; undefined for anybody else's. */
export async function findOwnedOrder(
  db: Connection,
  customerId: string,
  publicId: string,
): Promise<OrderRow | undefined> {
  const owner = await findOwner(db, customerId, publicId)
  return owner && findOrder(db, owner.orderId)
}

/** Returns one order of an account; somebody else's is not found. */
export async function getOwnOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  customerId: string,
  publicId: string,
): Promise<Outcome<OwnOrder>> {
  const owner = await findOwner(deps.db, customerId, publicId)
  const order = owner && (await findOrder(deps.db, owner.orderId))
  if (owner === undefined || order === undefined) return { ok: false, error: { code: 'not_found' } }
  const found = await getOrder(deps, publicId)
  if (!found.ok) return found
  const known = toProgress(order, await listOrderEvents(deps.db, [order.id]), deps.clock())
  const steps = known.steps.map(({ step, at, amountCents = null }) => ({
    step,
    at: at.toISOString(),
    amount: amountCents,
  }))
  return { ok: true, data: { ...found.data, joined: owner.how, progress: known.progress, steps } }
}

/** Takes an order out of an account. It stays with who has its link, and does not join by itself again. */
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
