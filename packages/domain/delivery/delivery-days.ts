import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, toIsoWeekday } from '../time/calendar.ts'
import { formatDutchWeekdayDate, withCapital } from '../time/dutch-date.ts'
import { type DeliveryArea, toCountry } from './areas.ts'
import { isDeliveryDay } from './calendar.ts'
import { type DaypartCode, daypartCodes, dayparts } from './dayparts.ts'
import { type DeliveryRound, type DeliveryRounds, daysAhead, defaultDeliveryRounds } from './rounds.ts'

/** A day and the part of it that a shopper chooses. */
export interface DeliverySlot {
  date: IsoDate
  part: DaypartCode
}

/** One day of an area's delivery round. */
interface RoundDay {
  area: DeliveryArea
  date: IsoDate
}

/** A place on that round, in one part of the day. */
export type RoundPlace = RoundDay & { part: DaypartCode }

/**
 * Returns the totals that a place counts towards: all homes of its day (`day`) and, when its part is narrower than the
 * day, those of its part.
 */
export function listCountedPlaces(place: RoundPlace): RoundPlace[] {
  const { area, date } = place
  return place.part === 'day' ? [place] : [{ area, date, part: 'day' }, place]
}

/** A day of a round, or a part of it, without a free place. */
export interface FullPart {
  date: IsoDate
  part: DaypartCode
}

export interface OfferedPart {
  code: DaypartCode
  title: string
  hours: string
  priceCents: number
}
export interface OfferedDay {
  date: IsoDate
  parts: OfferedPart[]
}

/**
 * Returns the days on which two people can deliver to an area: its own weekdays, never a holiday, from the first day on
 * which the goods can be there. Does not look at whether a day has a free place.
 */
export function listDeliveryDays(
  area: DeliveryArea,
  earliest: IsoDate,
  rounds: DeliveryRounds = defaultDeliveryRounds,
): OfferedDay[] {
  const round = rounds[area]
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(earliest, ahead))
  return days
    .filter((date) => round.weekdays.includes(toIsoWeekday(date)) && isDeliveryDay(toCountry(area), date))
    .map((date) => ({ date, parts: partsOn(date, round) }))
}

/**
 * Returns the days and parts that still have a place, without days on which every part is full. `full` is about the same
 * area. `held` is the place of the visitor's own unpaid order: it is taken for others, but not for this visitor.
 */
export function listOpenDays({
  area,
  earliest,
  full,
  held = null,
  rounds = defaultDeliveryRounds,
}: {
  area: DeliveryArea
  earliest: IsoDate
  full: readonly FullPart[]
  held?: RoundPlace | null
  rounds?: DeliveryRounds
}): OfferedDay[] {
  const taken = Map.groupBy(full, ({ date }) => date)
  const isFull = (date: IsoDate, part: DaypartCode) =>
    taken.get(date)?.some((one) => one.part === part) === true && !isHeld(held, { area, date, part })
  return listDeliveryDays(area, earliest, rounds)
    .filter(({ date }) => !isFull(date, 'day'))
    .map(({ date, parts }) => ({ date, parts: parts.filter(({ code }) => !isFull(date, code)) }))
    .filter(({ parts }) => parts.length > 0)
}

/** A place in a part of a day is also a place on that day. */
function isHeld(held: RoundPlace | null, { area, date, part }: RoundPlace): boolean {
  return held?.area === area && held.date === date && (part === 'day' || held.part === part)
}

/** Returns the part of a day that a slot names, if it is among the days offered. */
export function findOffered(days: readonly OfferedDay[], slot: DeliverySlot): OfferedPart | undefined {
  return days.find(({ date }) => date === slot.date)?.parts.find(({ code }) => code === slot.part)
}

/** Returns a slot as text: 'Dinsdag 1 december, tussen 8 en 13 uur'. */
export function formatSlot({ date, part }: DeliverySlot): string {
  return `${withCapital(formatDutchWeekdayDate(date))}, tussen ${dayparts[part].hours.replace(' tot ', ' en ')}`
}

function partsOn(date: IsoDate, { daypartCents, noEveningOn }: DeliveryRound): OfferedPart[] {
  return daypartCodes.flatMap((code) => {
    const priceCents = daypartCents[code]
    if (priceCents === undefined) return []
    if (code === 'evening' && noEveningOn.includes(toIsoWeekday(date))) return []
    return { code, ...dayparts[code], priceCents }
  })
}
