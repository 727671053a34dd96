import type { Connection } from '../../../platform/db/database.ts'
import { findStock } from './sellable-variant.queries.ts'

/** A variant for callers that need its stock, but neither its price nor its looks. */
export type StockedVariant = Awaited<ReturnType<typeof findStock>>[number]

/** Reads a variant with the stock of this moment, also when it is no longer sold. */
export async function findStockedVariant(
  db: Connection,
  variantId: number,
): Promise<StockedVariant | undefined> {
  const [found] = await findStock(db, [variantId])
  return found
}
