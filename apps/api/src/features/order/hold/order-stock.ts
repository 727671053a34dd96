import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { setHeldPieces } from '../../cart/rows/cart.queries.ts'
import { returnDealPieces, takeDealPieces } from '../../catalog/deal/deal-pieces.ts'
import { lockStock } from '../../catalog/stock/stock.queries.ts'
import {
  commitStock,
  type LockedStock,
  releaseStock,
  reserveStock,
  type StockLine,
  type StockShortage,
} from '../../catalog/stock/stock.ts'
import { type DealPiecesOfOrder, deleteDealPieces, insertDealPieces } from './deal-reservation.queries.ts'
import { heldVariantIds, insertHeld, markReleased, markSold } from './reservation.queries.ts'

interface OrderRef {
  id: string
  cartId: string
}
interface Line {
  variantId: number
  quantity: number
  /** The deal whose price this line has. */
  dealId: number | null
}
type Held =
  | { ok: true }
  /** `usedUpDeals` have fewer pieces left at their price than the order needs. */
  | { ok: false; shortages: StockShortage[]; usedUpDeals: number[] }

/**
 * Holds all pieces of an order, in stock and at deal prices, until it is paid or released; or holds none (CO-08). `stock` has
 * the rows of these goods if the caller has locked them already.
 */
export async function holdStock(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { order, lines, now, stock }: { order: OrderRef; lines: readonly Line[]; now: Date; stock?: LockedStock },
): Promise<Held> {
  const outcome = await reserveStock(tx, lines, stock)
  if (!outcome.ok) return { ok: false, shortages: outcome.error.shortages, usedUpDeals: [] }
  const dealPieces = toDealPieces(lines)
  const taken = await takeDealPieces(tx, dealPieces, now)
  if (!taken.ok) {
    if (outcome.held.length > 0) await releaseStock(tx, outcome.held)
    return { ok: false, shortages: [], usedUpDeals: taken.usedUp }
  }
  const rows = outcome.held.map(({ variantId, quantity }) => ({
    id: createUuid(deps.randomBytes),
    orderId: order.id,
    variantId,
    quantity,
    state: 'held' as const,
    changedAt: now,
  }))
  insertHeld(tx, rows)
  insertDealPieces(tx, order.id, dealPieces)
  setHeldPieces(tx, order.cartId, outcome.held, dealPieces)
  return { ok: true }
}

/** Adds up the pieces of each deal: beds of one set that were composed differently share its deal. */
function toDealPieces(lines: readonly Line[]): DealPiecesOfOrder[] {
  const pieces = new Map<number, number>()
  for (const { dealId, quantity } of lines)
    if (dealId !== null) pieces.set(dealId, (pieces.get(dealId) ?? 0) + quantity)
  return Array.from(pieces, ([dealId, quantity]) => ({ dealId, quantity }))
}

/** Releases the stock and deal pieces that an order holds, if any. */
export async function releaseOrderStock(tx: Tx, order: OrderRef, now: Date): Promise<void> {
  const held = await markReleased(tx, order.id, now)
  if (held.length > 0) await releaseStock(tx, held)
  await returnDealPieces(tx, await deleteDealPieces(tx, order.id))
  setHeldPieces(tx, order.cartId, [])
}

/** What is held for an order, and the rows of these goods, which are locked. */
export interface HeldStock {
  readonly stock: LockedStock
  readonly lines: readonly StockLine[]
}

/** Locks the goods that are held for an order. The order is locked before them. */
export function lockHeldStock(tx: Tx, orderId: string): Promise<LockedStock> {
  return lockStock(tx, heldVariantIds(orderId))
}

/** Takes what an order holds out of the warehouse, since it is sold. */
export async function sellStock(
  tx: Tx,
  order: OrderRef,
  { stock, lines }: HeldStock,
  now: Date,
): Promise<void> {
  if (lines.length === 0) return
  markSold(tx, order.id, now)
  await commitStock(tx, lines, stock)
}
