import { formatEuro } from '../money/euro.ts'
import { defaultHaulAwayCents } from './haul-away.ts'

/**
 * Old goods that the shop takes back when new ones of their kind are bought: lamps for free, one for one (WEEE Directive
 * 2012/19, art. 5), mattresses under the schemes of the Netherlands and of Flanders.
 */
export const takeBackKinds = ['lamp', 'bed', 'mattress'] as const
export type TakeBackKind = (typeof takeBackKinds)[number]

const oldMattress =
  'Zelf inleveren kan in Nederland bij de milieustraat van je gemeente en in België bij het recyclagepark, waar Valumat voor de recycling zorgt'

/** Returns what the page of a new product says about taking back the old one. */
export function describeTakeBack(kind: TakeBackKind): string {
  if (kind === 'lamp')
    return 'Je oude lamp of lichtbron nemen we gratis terug als je een nieuwe koopt. Inleveren kan ook bij de milieustraat of een inzamelpunt van Wecycle (Nederland), of via Recupel en het recyclagepark (België)'
  if (kind === 'mattress') return `${oldMattress}. De bijdrage voor recycling zit in de prijs`
  return `Je oude bed of matras nemen we mee voor ${formatEuro(defaultHaulAwayCents.NL)}: kies dat bij het afrekenen. ${oldMattress}. De bijdrage voor recycling zit in de prijs`
}

/** The service page with the details. */
export const takeBackPage = '/service/bestellen-leveren/#oud-inleveren'
