import { formatEuro } from '../money/euro.ts'
import { defaultHaulAwayCents } from './haul-away.ts'

/**
 * Old goods that go back when new ones of their kind are bought: lamps for nothing, one for one (WEEE Directive 2012/19, art. 5),
 * mattresses by the systems of the Netherlands and of Flanders.
 */
export const takeBackKinds = ['lamp', 'bed', 'mattress'] as const
export type TakeBackKind = (typeof takeBackKinds)[number]

const oldMattress =
  'Zelf inleveren kan in Nederland bij de milieustraat van je gemeente en in België bij het recyclagepark, waar Valumat voor de recycling zorgt'

/** What the product page, where the new one is chosen, tells of the old one. */
export function takeBackText(kind: TakeBackKind): string {
  if (kind === 'lamp')
    return 'Je oude lamp of lichtbron nemen we gratis terug als je een nieuwe koopt. Inleveren kan ook bij de milieustraat of een inzamelpunt van Wecycle (Nederland), of via Recupel en het recyclagepark (België)'
  if (kind === 'mattress') return `${oldMattress}. De bijdrage voor recycling zit in de prijs`
  return `Je oude bed of matras nemen we mee voor ${formatEuro(defaultHaulAwayCents.NL)}: kies dat bij het afrekenen. ${oldMattress}. De bijdrage voor recycling zit in de prijs`
}

/** Where the service pages tell more. */
export const takeBackPage = '/service/bestellen-leveren/#oud-inleveren'
