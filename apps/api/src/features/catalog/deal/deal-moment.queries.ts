import type { DealKind } from '@sluimer/domain/deal/deal-kind'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
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

/** When a deal starts and ends, and whether it is one that shoppers can buy at while it runs. */
export interface DealTime {
  kind: DealKind
  productId: number
  startsAt: Date
  endsAt: Date
  /** Whether its product is sold, some of its pieces are left, and its price is lower than the regular one. */
  isSold: boolean
}

/** Returns the deals that run or are planned. */
export async function findDealTimes(db: Connection, at: Date): Promise<DealTime[]> {
  return db
    .select({
      kind: deal.kind,
      productId: variant.productId,
      startsAt: deal.startsAt,
      endsAt: deal.endsAt,
      isSold: sql<boolean>`(${variant.active} and ${product.active} and ${deal.usedUpAt} is null
        and ${deal.priceCents} < ${variant.priceCents})`,
    })
    .from(deal)
    .innerJoin(variant, eq(variant.id, deal.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(gt(deal.endsAt, at), isNull(deal.endedAt)))
    .orderBy(asc(deal.endsAt), asc(deal.id))
}
