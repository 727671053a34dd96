import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import { defaultSurchargeCents } from '@sluimer/domain/delivery/tariff'
import { formatEuro } from '@sluimer/domain/money/euro'

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

/** Tells what differs in an area: how long the journey takes, on which days two people come, and what the ferry costs. */
export function describeArea(area: DeliveryArea): string[] {
  const days = defaultDeliveryRounds[area].weekdays.flatMap((day) => weekdays[day - 1] ?? [])
  const ferryCents = defaultSurchargeCents[area].two_man
  return [
    area === 'NL-islands'
      ? 'Alles gaat met de boot mee, en is daardoor een werkdag langer onderweg.'
      : undefined,
    area === 'BE' ? 'Op Belgische feestdagen wordt er niet bezorgd.' : undefined,
    `Grote meubels brengen we met twee mensen, op ${new Intl.ListFormat('nl').format(days)}.`,
    ferryCents === undefined ? undefined : `Voor grote meubels kost de overtocht ${formatEuro(ferryCents)}.`,
  ].filter((sentence) => sentence !== undefined)
}
