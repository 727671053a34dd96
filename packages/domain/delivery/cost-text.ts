import { type CountryCode, countryCodes, countryNames } from '../address/country.ts'
import { formatEuro } from '../money/euro.ts'
import type { DeliveryClass } from './goods.ts'
import { listDeliveryMethods } from './methods.ts'
import { calculateReturnCents } from './return-cost.ts'
import { defaultSurchargeCents } from './tariff.ts'

interface Piece {
  deliveryClass: DeliveryClass
  /** Null when the weight is unknown. */
  weightGrams: number | null
  /** The price on the product page. */
  priceCents: number
}

/**
 * Says what home delivery of one piece costs, by the tariff that the cart uses: 'gratis', '€ 4,95, gratis vanaf € 50,-'.
 */
function homeText(country: CountryCode, { deliveryClass, weightGrams, priceCents }: Piece): string {
  const [home] = listDeliveryMethods({
    country,
    classes: [deliveryClass],
    weightGrams: weightGrams ?? 0,
    subTotalCents: priceCents,
  })
  if (home === undefined || home.priceCents === 0) return 'gratis'
  const from = home.freeFromCents === null ? '' : `, gratis vanaf ${formatEuro(home.freeFromCents)}`
  return `${formatEuro(home.priceCents)}${from}`
}

/** Says what delivery of one piece costs, a line for each country, and what an island adds. */
export function formatDeliveryCosts(piece: Piece): string[] {
  const lines = countryCodes.map((country) => `${countryNames[country]}: ${homeText(country, piece)}`)
  const ferry = defaultSurchargeCents['NL-islands'][piece.deliveryClass]
  return ferry === undefined ? lines : [...lines, `Waddeneilanden: ${formatEuro(ferry)} extra`]
}

/** Says who pays for a return within the withdrawal period, and how much when the shop collects the goods. */
export function describeReturnCost({ deliveryClass }: Pick<Piece, 'deliveryClass'>): string {
  const prices = countryCodes.flatMap((country) => {
    const cents = calculateReturnCents(country, deliveryClass)
    return cents === null ? [] : [`${formatEuro(cents)} (${countryNames[country]})`]
  })
  return prices.length === 0
    ? 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder'
    : `Terugsturen is voor eigen rekening: we halen het op voor ${prices.join(' of ')}`
}
