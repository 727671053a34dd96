import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { setHeldPieces } from '../cart/cart.queries.ts'
import { commitStock, releaseStock, reserveStock, type StockShortage } from '../catalog/stock.ts'
import { insertHeld, listHeld, moveHeld } from './reservation.queries.ts'

interface OrderRef {
  id: string
  cartId: string
}
type Held = { ok: true } | { ok: false; shortages: StockShortage[] }

/** Holds all pieces of an order until it is paid or let go, or none (CO-08). */
export async function holdStock(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  order: OrderRef,
  lines: readonly { variantId: number; quantity: number }[],
  now: Date,
): Promise<Held> {
  const outcome = await reserveStock(tx, lines)
  if (!outcome.ok) return { ok: false, shortages: outcome.error.shortages }
  const rows = outcome.held.map(({ variantId, quantity }) => ({
    id: newUuid(deps.randomBytes),
    orderId: order.id,
    variantId,
    quantity,
    state: 'held' as const,
    changedAt: now,
  }))
  await insertHeld(tx, rows)
  await setHeldPieces(tx, order.cartId, outcome.held)
  return { ok: true }
}

/** Lets go what is held for an order; nothing when nothing is. */
export async function letGoOfStock(tx: Tx, order: OrderRef, now: Date): Promise<void> {
  const held = await listHeld(tx, order.id)
  if (held.length > 0) await releaseStock(tx, held)
  await moveHeld(tx, order.id, 'released', now)
  await setHeldPieces(tx, order.cartId, [])
}

/** Takes what is held for an order out of the warehouse: it is sold. */
export async function sellStock(tx: Tx, order: OrderRef, now: Date): Promise<void> {
  const held = await listHeld(tx, order.id)
  if (held.length > 0) await commitStock(tx, held)
  await moveHeld(tx, order.id, 'sold', now)
}
