import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { and, asc, eq, exists, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { invoice } from '../rows/invoice-tables.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

/** Where the VAT of an order was due: one whose buyer declares it counts as Dutch (`keep-until.ts`). */
const isAbroad = ne(order.vatCountry, sellerCountryCode)
const isDomestic = or(isNull(order.vatCountry), eq(order.vatCountry, sellerCountryCode))

/** Lists orders that still name somebody, and whose last paper is from before the moment of the law that keeps them. */
export async function listOutdatedOrders(
  db: Connection,
  before: { domestic: Date; oneStopShop: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        ne(order.email, ''),
        or(and(isDomestic, isFromBefore(before.domestic)), and(isAbroad, isFromBefore(before.oneStopShop))),
      ),
    )
    .orderBy(asc(order.placedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether an order and all its papers are from before a moment. */
function isFromBefore(before: Date) {
  const younger = sql`(select from ${invoice} where ${and(eq(invoice.orderId, order.id), gte(invoice.issuedAt, before))})`
  return and(lt(order.placedAt, before), not(exists(younger)))
}

/** Takes orders out of the accounts that have them. */
export async function deleteOwners(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.delete(orderOwner).where(inArray(orderOwner.orderId, [...orderIds]))
}
