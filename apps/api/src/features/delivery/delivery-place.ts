import type { RoundDay } from '@sluimer/domain/delivery/delivery-days'
import { defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import type { Tx } from '../../platform/db/database.ts'
import { addTaken, lockDay, subtractTaken } from './delivery-day.queries.ts'

/**
 * Takes a place on a day of two-man deliveries; false when the day is full. Guarded by the update itself: however many
 * orders come at once, the last place goes to one. Days are locked last of all, after stock.
 */
export async function takePlace(tx: Tx, day: RoundDay): Promise<boolean> {
  await lockDays(tx, [day])
  return addTaken(tx, day)
}

/** Gives back what `takePlace` took. */
export async function returnPlace(tx: Tx, day: RoundDay): Promise<void> {
  await lockDays(tx, [day])
  if (!(await subtractTaken(tx, day)))
    throw new Error(`${day.area} ${day.date}: more places come back than were taken`)
}

/** Locks several days, always in one order, so that two orders that swap days never wait for each other. */
export async function lockDays(tx: Tx, days: readonly RoundDay[]): Promise<void> {
  const key = ({ area, date }: RoundDay) => `${area} ${date}`
  for (const day of days.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)))
    await lockDay(tx, day, defaultDeliveryRounds[day.area].placesPerDay)
}
