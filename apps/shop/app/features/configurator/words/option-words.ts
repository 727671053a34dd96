import { formatKilograms } from '@sluimer/domain/catalog/weight'
import type { BedFacts } from '@sluimer/domain/configurator/bed/bed-facts'
import type { Conflict } from '@sluimer/domain/configurator/choose/conflict'
import type { OptionVerdict } from '@sluimer/domain/configurator/choose/judge-option'
import type { Replacement } from '@sluimer/domain/configurator/choose/repair'
import { formatNames } from '@sluimer/domain/language/format-names'
import { formatEuro } from '@sluimer/domain/money/euro'
import { withSmallLetter } from '@sluimer/domain/time/dutch-date'
import { type Delivery, findDeliveryWeek } from './delivery-week.ts'

/** Returns an amount that is added: '+ € 75,-', or '– € 75,-' for less. */
export function formatExtra(cents: number): string {
  return cents < 0 ? formatEuro(cents) : `+\u00a0${formatEuro(cents)}`
}

/**
 * Returns what taking an option changes in price, delivery, weight and parcels, in words; empty when nothing does. A narrow tile
 * breaks the line between the changes, not within one.
 * `shownCents` is the price that the option itself shows, which is not said twice; where the repair that it takes saves as much, that is
 * said. The first choice for a question (`isFirst`) makes the bed heavier whatever it is, so weight and parcels only count from the second.
 */
export function describeDifference(
  { difference, facts, conflict }: OptionVerdict,
  delivery: Delivery,
  { shownCents = 0, isFirst = false } = {},
): string {
  const week = findDeliveryWeek(facts.leadTimeDays, delivery)
  const weekNow = findDeliveryWeek(facts.leadTimeDays - difference.leadTimeDays, delivery)
  return [
    difference.extraCents === shownCents ? '' : describeMoney(difference.extraCents, conflict !== undefined),
    week === undefined || week === weekNow ? '' : `bezorgd vanaf week ${week}`,
    ...(isFirst ? [] : [describeWeight(difference.weightGrams), describeParcels(difference.parcels)]),
  ]
    .filter((words) => words !== '')
    .join(', ')
}

function describeMoney(cents: number, isRepaired: boolean): string {
  if (cents === 0) return isRepaired ? 'prijs blijft gelijk' : ''
  return `${formatEuro(Math.abs(cents))}\u00a0${cents > 0 ? 'meer' : 'minder'}`
}

/** Less than this is nothing that anyone carries. */
const leastFeltGrams = 500

function describeWeight(grams: number): string {
  if (Math.abs(grams) < leastFeltGrams) return ''
  return `${formatKilograms(Math.abs(grams))}\u00a0${grams > 0 ? 'zwaarder' : 'lichter'}`
}

function describeParcels(parcels: BedFacts['parcels']): string {
  const count = Math.abs(parcels)
  if (count === 0) return ''
  return `${count}\u00a0${count === 1 ? 'pakket' : 'pakketten'}\u00a0${parcels > 0 ? 'meer' : 'minder'}`
}

/** More would be a list to study instead of a reason. */
const mostNamed = 2

/** Returns which of the shopper's own choices an option does not go with: 'Past niet bij je keuze Slede (poten).' */
export function describeConflict({ choices }: Conflict): string {
  if (choices.length === 0) return 'Past niet bij dit bed.'
  const named = choices
    .slice(0, mostNamed)
    .map(({ property, option }) =>
      namesQuestion(property, option) ? option.title : `${option.title} (${withSmallLetter(property.title)})`,
    )
  const rest = choices.length - named.length
  const words = rest > 0 ? [...named, rest === 1 ? 'nog een keuze' : `nog ${rest} keuzes`] : named
  return `Past niet bij je ${choices.length === 1 ? 'keuze' : 'keuzes'} ${formatNames(words)}.`
}

/** Returns what is replaced and what that costs: 'poten van Slede naar Rond (– € 75,-)'; empty when nothing is. */
export function describeChanges(changes: readonly Replacement[]): string {
  const cents = changes.reduce((sum, { from, to }) => sum + to.option.extraCents - from.option.extraCents, 0)
  const words = changes.map(({ from: { property, option }, to }) => {
    const question = namesQuestion(property, option) ? '' : `${withSmallLetter(property.title)} `
    return `${question}van ${option.title} naar ${to.option.title}`
  })
  return `${formatNames(words)}${cents === 0 ? '' : ` (${formatExtra(cents)})`}`
}

/** Whether an option says by itself what it answers, so that 'Twee leeslampen' is not followed by 'leeslampen'. */
function namesQuestion(property: { readonly title: string }, option: { readonly title: string }): boolean {
  return option.title.toLowerCase().includes(property.title.toLowerCase())
}
