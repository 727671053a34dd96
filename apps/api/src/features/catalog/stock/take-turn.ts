import type { Db } from '../../../platform/db/database.ts'
import type { StockLine } from './stock.queries.ts'

/** What an order wants of goods that can run out. */
export interface LimitedWish extends Readonly<StockLine> {
  /** How many this shopper could have when the stock was looked at. */
  readonly pieces: number
}

/** Either a place among those who order now, which is to be left, or the end of those in front, after which to look again. */
export type Turn = { readonly leave: () => void } | { readonly wait: Promise<void> }

/** Those who order one article at this moment. */
interface Rush {
  wanted: number
  hasWaiting: boolean
  readonly ended: Promise<void>
  readonly end: () => void
}

/** Orders under way in this process, by variant, for each database. */
const rushesOf = new WeakMap<Db, Map<number, Rush>>()

/**
 * Lets no more shoppers into the transaction that places an order than there are pieces for. The others wait until those in
 * front have ended, and look again: of a thousand who want the last ten pieces, ten take a transaction, and 990 hear that the pieces
 * are gone from one look that they share. It decides nothing: PostgreSQL does, in the transaction, for all processes.
 */
export function takeTurn(db: Db, wishes: readonly LimitedWish[]): Turn {
  const rushes = rushesOf.get(db) ?? new Map<number, Rush>()
  rushesOf.set(db, rushes)
  for (const { variantId, quantity, pieces } of wishes) {
    const rush = rushes.get(variantId)
    if (rush === undefined || (!rush.hasWaiting && rush.wanted + quantity <= pieces)) continue
    // Nobody passes those who wait, so the rush comes to an end.
    rush.hasWaiting = true
    return { wait: rush.ended }
  }
  for (const { variantId, quantity } of wishes) {
    const rush = rushes.get(variantId) ?? beginRush()
    rush.wanted += quantity
    rushes.set(variantId, rush)
  }
  let isIn = true
  return {
    leave: () => {
      if (isIn) for (const wish of wishes) leaveRush(rushes, wish)
      isIn = false
    },
  }
}

function beginRush(): Rush {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wanted: 0, hasWaiting: false, ended: promise, end: resolve }
}

function leaveRush(rushes: Map<number, Rush>, { variantId, quantity }: LimitedWish): void {
  const rush = rushes.get(variantId)
  if (rush === undefined) return
  rush.wanted -= quantity
  if (rush.wanted > 0) return
  rushes.delete(variantId)
  rush.end()
}
