import type { Connection } from '../../../platform/db/database.ts'
import { findStock } from './sellable-variant.queries.ts'

/** A variant for who need not know what it costs or looks like, only what can be had of it. */
export type StockedVariant = Awaited<ReturnType<typeof findStock>>[number]

/** Reads a variant with the stock of this moment, also when it is not sold any more. */
export async function findStockedVariant(
  db: Connection,
  variantId: number,
): Promise<StockedVariant | undefined> {
  const [found] = await findStock(db, [variantId])
  return found
}
