import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendAlong } from '../../../platform/db/send-along.ts'
import { mostPieces } from './availability.ts'
import { changeStock, lockStock, type StockLine, type StockRow } from './stock.queries.ts'

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
 * the same time; `locked` has them if the caller has locked them already.
 */
export async function reserveStock(
  tx: Tx,
  lines: readonly StockLine[],
  locked?: LockedStock,
): Promise<ReserveOutcome> {
  const wanted = sumPerVariant(lines)
  const stock = locked ?? (await lockStock(tx, [...wanted.keys()]))

  const shortages: StockShortage[] = []
  const held: StockLine[] = []
  for (const [variantId, quantity] of wanted) {
    const row = stock.get(variantId)
    const available = row === undefined ? 0 : countSellable(row)
    if (available >= quantity) held.push({ variantId, quantity })
    else if (!row?.active || row.leadTimeDays === null) {
      shortages.push({ variantId, requested: quantity, available })
    }
  }
  if (shortages.length > 0) return { ok: false, error: { code: 'out_of_stock', shortages } }

  changeAndAnnounce(tx, { stock, lines: held }, reserving)
  return { ok: true, held }
}

/** Releases what `reserveStock` held. Releasing more than is held is a bug of the caller and throws. */
export async function releaseStock(tx: Tx, held: readonly StockLine[]): Promise<void> {
  changeAndAnnounce(tx, await lockLines(tx, held), releasing)
}

/**
 * Takes the sold pieces that `reserveStock` held out of the warehouse. Throws when they were not held. `locked` has their rows
 * if the caller has locked them already.
 */
export async function commitStock(tx: Tx, held: readonly StockLine[], locked?: LockedStock): Promise<void> {
  changeAndAnnounce(tx, await lockLines(tx, held, locked), selling)
}

/** Puts sold pieces back into stock, because they were returned or never left. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  changeAndAnnounce(tx, await lockLines(tx, lines), returning)
}

/** Rows of stock by variant, locked until the transaction ends. */
export type LockedStock = ReadonlyMap<number, StockRow>

/** What one piece changes. */
interface PerPiece {
  readonly onHand: number
  readonly reserved: number
}
const reserving: PerPiece = { onHand: 0, reserved: 1 }
const releasing: PerPiece = { onHand: 0, reserved: -1 }
const selling: PerPiece = { onHand: -1, reserved: -1 }
const returning: PerPiece = { onHand: 1, reserved: 0 }

interface LockedLines {
  readonly stock: LockedStock
  readonly lines: readonly StockLine[]
}

async function lockLines(tx: Tx, asked: readonly StockLine[], locked?: LockedStock): Promise<LockedLines> {
  const lines = toLines(sumPerVariant(asked))
  const ids = lines.map((line) => line.variantId)
  return { stock: locked ?? (await lockStock(tx, ids)), lines }
}

/** Writes what becomes of locked stock, and announces it where pages show it. */
function changeAndAnnounce(tx: Tx, { stock, lines }: LockedLines, perPiece: PerPiece): void {
  if (lines.length === 0) return
  const changes = lines.flatMap(({ variantId, quantity }) => {
    const row = stock.get(variantId)
    const [onHand, reserved] = [perPiece.onHand * quantity, perPiece.reserved * quantity]
    return row && canBecome(row.stockOnHand + onHand, row.stockReserved + reserved)
      ? [{ variantId, onHand, reserved, row }]
      : []
  })
  if (changes.length < lines.length)
    throw new Error(`stock of ${lines.length - changes.length} of ${lines.length} variants cannot change so`)
  changeStock(tx, changes)
  const shown = changes.filter(
    ({ row, onHand, reserved }) =>
      isShown(row.stockOnHand - row.stockReserved, onHand - reserved) || isEmptied(row, onHand),
  )
  const tags = shown.map(({ row }) => `product:${row.productId}`)
  sendAlong(tx, recordChange(tx, 'product', tags))
}

function canBecome(onHand: number, reserved: number): boolean {
  return reserved >= 0 && onHand >= reserved
}

/**
 * Whether pages show a change in the pieces that nobody is paying for. Pages never show more than `mostPieces`, so a
 * change above that does not show; nor does selling held pieces, which leaves as many free as before.
 */
function isShown(before: number, difference: number): boolean {
  return difference !== 0 && Math.min(before, before + difference) < mostPieces
}

/**
 * Whether the last piece leaves the warehouse. A piece that was the only one of its kind is then sold for good, and
 * pages say so.
 */
function isEmptied({ stockOnHand }: StockRow, onHand: number): boolean {
  return onHand < 0 && stockOnHand + onHand === 0
}

function countSellable(row: StockRow): number {
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

function toLines(sums: Map<number, number>): StockLine[] {
  return Array.from(sums, ([variantId, quantity]) => ({ variantId, quantity }))
}
