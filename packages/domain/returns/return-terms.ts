import type { CountryCode } from '../address/country.ts'
import type { DeliveryClass } from '../delivery/goods.ts'
import { calculateReturnCents } from '../delivery/return-cost.ts'
import { formatNames } from '../language/format-names.ts'
import { formatEuro } from '../money/euro.ts'
import type { WithdrawableGoods } from './withdrawal-scope.ts'

/**
 * Says who pays when goods of one order come back within the withdrawal period, and how much for goods that the shop
 * collects. Shown before the order and in its confirmation (BW 6:230m (1) (i) and 6:230v (7), WER VI.45). `country` is
 * where the goods are delivered. Empty when nothing can be sent back, since all of it is made to measure.
 */
export function describeReturnTerms(
  country: CountryCode,
  goods: readonly (WithdrawableGoods & { deliveryClass: DeliveryClass })[],
): string {
  const returnable = goods.filter(({ madeToMeasure }) => !madeToMeasure)
  if (returnable.length === 0) return ''
  const fetched = returnable.filter(
    ({ deliveryClass }) => calculateReturnCents(country, deliveryClass) !== null,
  )
  const [first] = fetched
  const cents = first && calculateReturnCents(country, first.deliveryClass)
  if (cents === undefined || cents === null)
    return 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder.'
  const names = [...new Set(fetched.map(({ name }) => name))]
  const rest =
    fetched.length < returnable.length ? ' De rest stuur je zelf, met een vervoerder naar keuze.' : ''
  return `Terugsturen is voor eigen rekening. ${formatNames(names)} halen we bij je op voor ${formatEuro(cents)}.${rest}`
}
