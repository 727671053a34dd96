import type { DealKind } from '@sluimer/domain/deal/deal-kind'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { deal } from '../tables/deal-tables.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/**
 * Returns the products that have a deal starting or ending after `from`, up to and including `to`. A deal that was
 * ended early was announced at that time.
 */
export async function findProductsOfDealMoments(db: Connection, from: Date, to: Date): Promise<number[]> {
  const within = (moment: typeof deal.startsAt | typeof deal.endsAt) =>
    sql`(${moment} > ${from.toISOString()}::timestamptz and ${moment} <= ${to.toISOString()}::timestamptz)`
  const rows = await db
    .selectDistinct({ productId: variant.productId })
    .from(deal)
    .innerJoin(variant, eq(variant.id, deal.variantId))
    .where(and(isNull(deal.endedAt), sql`(${within(deal.startsAt)} or ${within(deal.endsAt)})`))
  return rows.map((row) => row.productId)
}

/** Returns when the next deal starts or ends; undefined when none is planned. */
export async function findNextDealMoment(db: Connection, after: Date): Promise<Date | undefined> {
  const moment = sql`${after.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select extract(epoch from least(
      (select min(${deal.startsAt}) from ${deal} where ${deal.startsAt} > ${moment} and ${deal.endedAt} is null),
      (select min(${deal.endsAt}) from ${deal} where ${deal.endsAt} > ${moment} and ${deal.endedAt} is null)
    )) * 1000 as next`)
  const next = rows[0]?.next
  return next === null || next === undefined ? undefined : new Date(Math.ceil(Number(next)))
}

/** Returns the first end among the running deals of products that are sold. */
export async function findFirstDealEnd(
  db: Connection,
  kinds: readonly DealKind[],
  at: Date,
): Promise<Date | undefined> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const [row] = await db
    .select({ endsAt: deal.endsAt })
    .from(deal)
    .innerJoin(variant, and(eq(variant.id, deal.variantId), variant.active))
    .innerJoin(product, and(eq(product.id, variant.productId), product.active))
    .where(
      and(
        inArray(deal.kind, [...kinds]),
        sql`${deal.startsAt} <= ${moment} and ${deal.endsAt} > ${moment}`,
        isNull(deal.endedAt),
        isNull(deal.usedUpAt),
        sql`${deal.priceCents} < ${variant.priceCents}`,
      ),
    )
    .orderBy(asc(deal.endsAt))
    .limit(1)
  return row?.endsAt
}

/** Returns when the next planned deal starts. */
export async function findNextDealStart(
  db: Connection,
  kinds: readonly DealKind[],
  at: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ startsAt: deal.startsAt })
    .from(deal)
    .where(and(inArray(deal.kind, [...kinds]), gt(deal.startsAt, at), isNull(deal.endedAt)))
    .orderBy(asc(deal.startsAt))
    .limit(1)
  return row?.startsAt
}
