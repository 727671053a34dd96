import type { CountryCode } from '../address/country.ts'
import type { DeliveryClass } from '../delivery/goods.ts'
import { returnCents } from '../delivery/return-cost.ts'
import { formatEuro } from '../money/euro.ts'

/**
 * Says who pays when goods of one order come back within the withdrawal period, and how much for goods that the shop
 * collects. Shown before the order and in its confirmation (BW 6:230m (1) (i) and 6:230v (7), WER VI.45). `country` is
 * where the goods are delivered.
 */
export function returnTerms(
  country: CountryCode,
  goods: readonly { name: string; deliveryClass: DeliveryClass }[],
): string {
  const fetched = goods.filter(({ deliveryClass }) => returnCents(country, deliveryClass) !== null)
  const [first] = fetched
  const cents = first && returnCents(country, first.deliveryClass)
  if (cents === undefined || cents === null)
    return 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder.'
  const names = [...new Set(fetched.map(({ name }) => name))]
  const rest = fetched.length < goods.length ? ' De rest stuur je zelf, met een vervoerder naar keuze.' : ''
  return `Terugsturen is voor eigen rekening. ${listed(names)} halen we bij je op voor ${formatEuro(cents)}.${rest}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
}
