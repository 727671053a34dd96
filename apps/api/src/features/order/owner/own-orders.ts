import type { OwnOrder as OwnOrderAnswer, OwnOrders } from '@sluimer/contract/account/order-schemas'
import { orderStatusLabels } from '@sluimer/domain/order/status'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { getOrder } from '../status/get-order.ts'
import { findOwner, listOwnOrders, type OwnOrder, setOwnerLeft } from './owner.queries.ts'

/** More orders than people place here in ten years. */
const mostListed = 200

/** Lists the orders of an account. */
export async function getOwnOrders(deps: Pick<Deps, 'db'>, customerId: string): Promise<OwnOrders> {
  return { orders: (await listOwnOrders(deps.db, customerId, mostListed)).map(toListed) }
}

/** Returns one order of an account; somebody else's is not found. */
export async function getOwnOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  customerId: string,
  publicId: string,
): Promise<Outcome<OwnOrderAnswer>> {
  const owner = await findOwner(deps.db, customerId, publicId)
  if (owner === undefined) return { ok: false, error: { code: 'not_found' } }
  const found = await getOrder(deps, publicId)
  return found.ok ? { ok: true, data: { ...found.data, joined: owner.how } } : found
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

function toListed({ order, how, goods }: OwnOrder): OwnOrders['orders'][number] {
  return {
    order_id: order.publicId,
    order_number: order.number,
    status: order.status,
    status_label: orderStatusLabels[order.status],
    placed_at: order.placedAt.toISOString(),
    grand_total: order.grandTotalCents,
    goods: [...goods],
    joined: how,
  }
}
