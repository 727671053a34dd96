import { asc, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { deal } from '../tables/deal-tables.ts'

interface Pieces {
  dealId: number
  quantity: number
}

/** Locks deals until the transaction ends, lowest id first, and returns how many pieces each has left. */
export async function lockDealPieces(tx: Tx, dealIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: deal.id, pieceCap: deal.pieceCap, piecesTaken: deal.piecesTaken })
    .from(deal)
    .where(inArray(deal.id, [...dealIds]))
    .orderBy(asc(deal.id))
    .for('no key update')
  return new Map(
    rows.map(({ id, pieceCap, piecesTaken }) => [
      id,
      pieceCap === null ? Number.POSITIVE_INFINITY : pieceCap - piecesTaken,
    ]),
  )
}

/** Takes pieces, skipping deals that have too few left. */
export function addDealPieces(tx: Tx, pieces: readonly Pieces[], now: Date) {
  const taken = sql`${deal.piecesTaken} + line.quantity`
  return tx
    .update(deal)
    .set({
      piecesTaken: taken,
      usedUpAt: sql`case when ${taken} = ${deal.pieceCap} then ${now.toISOString()}::timestamptz end`,
    })
    .from(piecesTable(pieces))
    .where(sql`${deal.id} = line.deal_id and ${taken} <= coalesce(${deal.pieceCap}, ${taken})`)
    .returning({ variantId: deal.variantId, pieceCap: deal.pieceCap })
}

/** Gives pieces back, skipping deals from which fewer were taken. */
export function returnPieces(tx: Tx, pieces: readonly Pieces[]) {
  return tx
    .update(deal)
    .set({ piecesTaken: sql`${deal.piecesTaken} - line.quantity`, usedUpAt: null })
    .from(piecesTable(pieces))
    .where(sql`${deal.id} = line.deal_id and ${deal.piecesTaken} >= line.quantity`)
    .returning({ variantId: deal.variantId })
}

/** Returns the pieces as a table in SQL, so that one statement serves any number of deals. */
function piecesTable(pieces: readonly Pieces[]) {
  const rows = pieces.map((line) => sql`(${line.dealId}::bigint, ${line.quantity}::integer)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as line (deal_id, quantity)`
}
