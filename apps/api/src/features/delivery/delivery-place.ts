import { listCountedPlaces, type RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import { countPlaces, defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addTaken, type DeliveryDayRow, lockCount, subtractTaken } from './delivery-day.queries.ts'

/**
 * Takes a place on a day of two-man deliveries, in its part of the day; false when the day or the part is full. The
 * update itself is the guard: however many orders come at once, only one gets the last place. Days are locked last of
 * all, after stock.
 */
export async function takePlace(tx: Tx, place: RoundPlace): Promise<boolean> {
  const counts = await lockPlaces(tx, [place])
  if (counts.some(({ taken, places }) => taken >= places)) return false
  for (const count of counts) {
    const after = await addTaken(tx, count)
    if (after === undefined) throw new Error(`${count.area} ${count.date}: full under its lock`)
    await tellWhenFull(tx, count, after)
  }
  return true
}

/** Gives back what `takePlace` took. */
export async function returnPlace(tx: Tx, place: RoundPlace): Promise<void> {
  for (const count of await lockPlaces(tx, [place])) {
    const after = await subtractTaken(tx, count)
    if (after === undefined)
      throw new Error(`${count.area} ${count.date} ${count.part}: more places come back than were taken`)
    await tellWhenFull(tx, count, after)
  }
}

/** Announces a day or a part that has just become full or free, which changes what pages promise for large goods. */
export async function tellWhenFull(tx: Tx, before: DeliveryDayRow, after: DeliveryDayRow): Promise<void> {
  const isFull = ({ taken, places }: DeliveryDayRow) => taken >= places
  if (isFull(before) !== isFull(after)) await recordChange(tx, 'delivery', [`delivery:${after.area}`])
}

/** Locks the counts of places, always in the same order, so that two orders that swap never wait for each other. */
export async function lockPlaces(tx: Tx, places: readonly RoundPlace[]): Promise<DeliveryDayRow[]> {
  const counts = new Map(places.flatMap(listCountedPlaces).map((count) => [toKey(count), count]))
  const rows: DeliveryDayRow[] = []
  for (const [, count] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    rows.push(await lockCount(tx, count, countPlaces(defaultDeliveryRounds[count.area], count.part)))
  return rows
}

const toKey = ({ area, date, part }: RoundPlace) => `${area} ${date} ${part}`
