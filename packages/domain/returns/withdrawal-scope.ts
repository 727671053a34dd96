/** Goods of an order, as the right of withdrawal sees them. */
export interface WithdrawableGoods {
  readonly name: string
  /** Made for this shopper, by their choices: excepted by law (BW 6:230p (f) 1, WER VI.53 3°). */
  readonly madeToMeasure: boolean
}

/** What of an order can be withdrawn from, and the names of what cannot, each once. */
export interface WithdrawalScope {
  readonly covers: 'all' | 'part' | 'none'
  readonly excluded: readonly string[]
}

/**
 * Says what of an order can be withdrawn from. A shopper must read before the order which goods have no such right (BW 6:230m
 * (1) (k), WER VI.45 § 1 11°).
 */
export function findWithdrawalScope(goods: readonly WithdrawableGoods[]): WithdrawalScope {
  const made = goods.filter(({ madeToMeasure }) => madeToMeasure)
  const excluded = [...new Set(made.map(({ name }) => name))]
  if (made.length === 0) return { covers: 'all', excluded }
  return { covers: made.length < goods.length ? 'part' : 'none', excluded }
}
