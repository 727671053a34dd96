import type { PromotionInput } from './save-promotion.ts'

/** A discount code for all goods, without a minimum. */
export function aTenPercentCode(code: string, special: object = {}): PromotionInput {
  const key = `code-${code.toLowerCase()}`
  const given = { key, title: '10% korting', kind: 'code', code, benefit: 'percentage', percent: 10 } as const
  return { ...given, ...special }
}

/** '2+2 gratis' on the goods of categories. */
export function aTwoPlusTwo(categories: string[], special: object = {}): PromotionInput {
  const key = `2-plus-2-${categories.join('-')}`
  return {
    key,
    title: '2+2 gratis',
    kind: 'free_pieces',
    groupSize: 4,
    freePieces: 2,
    categories,
    ...special,
  }
}
