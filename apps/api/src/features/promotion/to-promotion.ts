import type { Benefit, DiscountCode, Promotion, Scope } from '@sluimer/domain/promotion/promotion'
import type { PromotionRow } from './promotion.queries.ts'

/** Returns a promotion that needs no code, in the form of the domain. */
export function toPromotion(row: PromotionRow): Promotion {
  const shared = { id: row.id, title: row.title, link: row.link, scope: toScope(row) }
  switch (row.kind) {
    case 'free_pieces':
      return {
        ...shared,
        kind: 'free_pieces',
        groupSize: present(row.groupSize, row),
        freePieces: present(row.freePieces, row),
      }
    case 'quantity':
      return {
        ...shared,
        kind: 'quantity',
        minimumQuantity: row.minimumQuantity,
        percent: present(row.percent, row),
      }
    case 'order_amount':
      return { ...shared, kind: 'order_amount', minimumCents: row.minimumCents, benefit: toBenefit(row) }
    case 'code':
      throw new Error(`promotion ${row.key} counts with its code only`)
  }
}

/** Returns a discount code in the form of the domain. */
export function toDiscountCode(row: PromotionRow): DiscountCode {
  return {
    code: present(row.code, row),
    title: row.title,
    scope: toScope(row),
    minimumCents: row.minimumCents,
    benefit: toBenefit(row),
    isAnnounced: row.isAnnounced,
  }
}

function toBenefit(row: PromotionRow): Benefit {
  switch (row.benefit) {
    case 'percentage':
      return { kind: 'percentage', percent: present(row.percent, row) }
    case 'amount':
      return { kind: 'amount', amountCents: present(row.amountCents, row) }
    case 'free_delivery':
      return { kind: 'free_delivery' }
    case 'free_pieces':
      throw new Error(`promotion ${row.key} gives pieces, not money`)
  }
}

function toScope({ productIds, categoryIds, excludesReduced }: PromotionRow): Scope {
  return { productIds, categoryIds, excludesReduced }
}

/** Returns a value that the table's constraints guarantee. */
function present<Value>(value: Value | null, row: PromotionRow): Value {
  if (value === null) throw new Error(`promotion ${row.key} is incomplete`)
  return value
}
