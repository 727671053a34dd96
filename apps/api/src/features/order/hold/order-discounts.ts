import { type CodeKind, type CodeProblem, formatCodeProblem } from '@sluimer/domain/promotion/problem-text'
import { Refusal } from '../../../platform/refusal.ts'
import type { CartDiscounts } from '../../cart/price/find-cart-discounts.ts'
import type { WantedUse } from '../../promotion/hold-discounts.ts'
import type { OrderDiscount } from '../rows/tables.ts'

/** Returns the codes that count in a cart, in the form in which its order holds them. */
export function listWantedUses({ codes }: CartDiscounts): WantedUse[] {
  return codes.filter(({ problem }) => problem === undefined)
}

/** What an order keeps of its discounts. A code for free delivery takes nothing off the goods, but is kept as well. */
export function toOrderDiscounts({ parts, codes }: CartDiscounts): OrderDiscount[] {
  const counting = codes.filter(({ problem }) => problem === undefined)
  const apart = counting.filter(({ code }) => !parts.some((part) => part.code === code))
  return [
    ...parts,
    ...apart.map(({ title, code }) => ({ source: 'code' as const, title, code, amountCents: 0 })),
  ]
}

/** Tells the shopper, before anything is paid, that somebody or their own other order took the last use of a code. */
export function discountTaken({ problem, kind }: { problem: CodeProblem; kind: CodeKind }): Refusal {
  const message = `${formatCodeProblem(problem, kind)} Er is niets afgeschreven: kijk je winkelwagen na, het totaal is veranderd.`
  return new Refusal({ code: 'code_not_applicable', message })
}
