import type { Credit, DiscountCode, DiscountLine, Promotion, Scope } from './promotion.ts'

export const everything: Scope = { productIds: [], categoryIds: [], excludesReduced: false }

export function aLine(special: Partial<DiscountLine> = {}): DiscountLine {
  const lineId = special.lineId ?? 1
  return {
    lineId,
    productId: lineId,
    categoryIds: [],
    priceCents: 1000,
    quantity: 1,
    isReduced: false,
    lowestCents: special.priceCents ?? 1000,
    ...special,
  }
}

/** Builds '2+2 gratis' for goods of these categories, or for all goods. */
export function twoPlusTwo(categoryIds: readonly number[] = [], id = 1): Promotion {
  const scope = { ...everything, categoryIds }
  return { kind: 'free_pieces', id, title: '2+2 gratis', link: null, scope, groupSize: 4, freePieces: 2 }
}

export function aCode(special: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'WELKOM10',
    title: '10% korting',
    scope: everything,
    minimumCents: 0,
    benefit: { kind: 'percentage', percent: 10 },
    isAnnounced: true,
    ...special,
  }
}

export function aCredit(special: Partial<Credit> = {}): Credit {
  return { code: '3467-3467-3467', title: 'Voucher', amountCents: 500, minimumCents: 0, ...special }
}
