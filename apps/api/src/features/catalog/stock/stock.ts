import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { mostPieces } from './availability.ts'
import {
  addOnHand,
  addReserved,
  type ChangedStock,
  lockStock,
  type StockLine,
  type StockRow,
  takeReserved,
} from './stock.queries.ts'

export type { StockLine } from './stock.queries.ts'

/** A variant that has fewer pieces for sale than were asked for. */
export interface StockShortage {
  variantId: number
  requested: number
  available: number
}

export type ReserveOutcome =
  /** `held` has no line for pieces that are ordered from the supplier: there is nothing to release or commit. */
  { ok: true; held: StockLine[] } | { ok: false; error: { code: 'out_of_stock'; shortages: StockShortage[] } }

/**
 * Reserves all pieces of an order or none (CO-08). Lines of one variant count together. A product with a lead time
 * can be sold beyond its stock: if the warehouse cannot deliver a line whole, all of it is ordered from the supplier
 * and nothing is reserved. Rows are locked in the order of their ids, so that two orders never wait for each other at
 * the same time.
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<ReserveOutcome> {
  const wanted = sumPerVariant(lines)
  const stock = await lockStock(tx, [...wanted.keys()])

  const shortages: StockShortage[] = []
  const held: StockLine[] = []
  for (const [variantId, quantity] of wanted) {
    const row = stock.get(variantId)
    const available = row === undefined ? 0 : sellable(row)
    if (available >= quantity) held.push({ variantId, quantity })
    else if (!row?.active || row.leadTimeDays === null) {
      shortages.push({ variantId, requested: quantity, available })
    }
  }
  if (shortages.length > 0) return { ok: false, error: { code: 'out_of_stock', shortages } }

  await change(tx, held, addReserved)
  return { ok: true, held }
}

/** Releases what `reserveStock` held. Releasing more than is held is a bug of the caller and throws. */
export async function releaseStock(tx: Tx, held: readonly StockLine[]): Promise<void> {
  const lines = asLines(sumPerVariant(held))
  await lockStock(
    tx,
    lines.map((line) => line.variantId),
  )
  const negative = lines.map((line) => ({ ...line, quantity: -line.quantity }))
  await change(tx, negative, addReserved)
}

/** Takes the sold pieces that `reserveStock` held out of the warehouse. Throws when they were not held. */
export async function commitStock(tx: Tx, held: readonly StockLine[]): Promise<void> {
  const lines = asLines(sumPerVariant(held))
  await lockStock(
    tx,
    lines.map((line) => line.variantId),
  )
  // Other buyers have as many pieces left as before, so no page changes.
  assertAllChanged(lines, await takeReserved(tx, lines))
}

/** Puts sold pieces back into stock, because they were returned or never left. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const back = asLines(sumPerVariant(lines))
  await lockStock(
    tx,
    back.map((line) => line.variantId),
  )
  await change(tx, back, addOnHand)
}

type GuardedUpdate = (tx: Tx, lines: readonly StockLine[]) => Promise<ChangedStock[]>

async function change(tx: Tx, lines: readonly StockLine[], update: GuardedUpdate): Promise<void> {
  if (lines.length === 0) return
  const changed = await update(tx, lines)
  assertAllChanged(lines, changed)
  const tags = changed.filter(isShown).map((row) => `product:${row.productId}`)
  await recordChange(tx, 'product', tags)
}

/** Whether pages show the change: from `mostPieces` on, before and after, they show the same. */
function isShown({ pieces, change }: ChangedStock): boolean {
  return pieces - Math.abs(change) < mostPieces
}

function assertAllChanged(lines: readonly StockLine[], changed: readonly ChangedStock[]): void {
  if (changed.length === lines.length) return
  throw new Error(`stock of ${lines.length - changed.length} of ${lines.length} variants cannot change so`)
}

function sellable(row: StockRow): number {
  return row.active ? Math.max(0, row.stockOnHand - row.stockReserved) : 0
}

function sumPerVariant(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  }
  return sums
}

function asLines(sums: Map<number, number>): StockLine[] {
  return Array.from(sums, ([variantId, quantity]) => ({ variantId, quantity }))
}
