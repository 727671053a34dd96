import { formatNames } from '@sluimer/domain/language/format-names'
import { findWithdrawalScope } from '@sluimer/domain/returns/withdrawal-scope'

/** What follows the right of withdrawal in words, for an order with goods that are made to measure. */
export interface WithdrawalWordsProps {
  lines: readonly { name: string; made_to_measure: boolean }[]
  /** Says how the goods that can be sent back are, with a link. */
  children: React.ReactNode
}

/**
 * Says what of an order can be withdrawn from. Goods made to measure are excepted by name: a shopper who reads of fourteen
 * days for the whole order would count on them.
 */
export function WithdrawalWords({ lines, children }: WithdrawalWordsProps) {
  const { covers, excluded } = findWithdrawalScope(
    lines.map(({ name, made_to_measure }) => ({ name, madeToMeasure: made_to_measure })),
  )
  const names = formatNames(excluded)
  if (covers === 'none')
    return (
      <>
        We maken {names} speciaal voor jou. Daarvoor geldt geen bedenktijd: je kunt deze bestelling niet
        herroepen of ruilen.
      </>
    )
  return (
    <>
      {children}
      {covers === 'part' &&
        ` De bedenktijd geldt niet voor ${names}: dat maken we speciaal voor jou, en het kan niet terug.`}
    </>
  )
}
