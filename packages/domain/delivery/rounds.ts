import type { DeliveryArea } from './areas.ts'
import type { DaypartCode } from './dayparts.ts'

/** When two people drive through an area, and for how many homes. */
export type DeliveryRound = {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[]
  /** What a part of the day costs on top of the delivery, in cents with VAT; a part that is not named is not offered. */
  daypartCents: Readonly<Partial<Record<DaypartCode, number>>>
  /** Weekdays without a round in the evening. */
  noEveningOn: readonly number[]
  /** Homes per day, until the shop's owner says otherwise for a day. */
  placesPerDay: number
  /** How many of those can be in one part of the day; all of them in a part that is not named. As changeable as the day. */
  placesPerPart: Readonly<Partial<Record<Exclude<DaypartCode, 'day'>, number>>>
}

export type DeliveryRounds = Readonly<Record<DeliveryArea, DeliveryRound>>

/** How far ahead a day can be chosen, counted from the first one. */
export const daysAhead = 35

/** The rounds unless the shop's owner configures others. */
export const defaultDeliveryRounds: DeliveryRounds = {
  NL: {
    weekdays: [2, 3, 4, 5, 6],
    daypartCents: { day: 0, morning: 995, afternoon: 995, evening: 1495 },
    noEveningOn: [6],
    placesPerDay: 24,
    placesPerPart: { morning: 10, afternoon: 10, evening: 8 },
  },
  'NL-islands': {
    weekdays: [3],
    daypartCents: { day: 0 },
    noEveningOn: [],
    placesPerDay: 6,
    placesPerPart: {},
  },
  BE: {
    weekdays: [2, 4, 6],
    daypartCents: { day: 0, morning: 995, afternoon: 995 },
    noEveningOn: [],
    placesPerDay: 16,
    placesPerPart: { morning: 8, afternoon: 8 },
  },
}

/** How many homes a round has on a day, or in a part of it. */
export function placesOf({ placesPerDay, placesPerPart }: DeliveryRound, part: DaypartCode): number {
  return part === 'day' ? placesPerDay : (placesPerPart[part] ?? placesPerDay)
}
