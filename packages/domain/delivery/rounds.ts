import type { DeliveryArea } from './areas.ts'
import type { DaypartCode } from './dayparts.ts'

/** When a two-man round drives through an area, and how many homes it can visit. */
export interface DeliveryRound {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[]
  /** The extra price for a part of the day, in cents with VAT; a part that is missing is not offered. */
  daypartCents: Readonly<Partial<Record<DaypartCode, number>>>
  /** Weekdays without an evening round. */
  noEveningOn: readonly number[]
  /** Homes per day, unless the shop's owner sets another number for a day. */
  placesPerDay: number
  /**
   * How many of those fit in one part of the day: all of them unless named here. The owner can change these for a day,
   * too.
   */
  placesPerPart: Readonly<Partial<Record<Exclude<DaypartCode, 'day'>, number>>>
}

export type DeliveryRounds = Readonly<Record<DeliveryArea, DeliveryRound>>

/** How many days ahead of the first one a day can be chosen. */
export const daysAhead = 35

/** The rounds that apply until the shop's owner configures others. */
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

/** Returns how many homes a round can visit on a day, or in a part of it. */
export function countPlaces({ placesPerDay, placesPerPart }: DeliveryRound, part: DaypartCode): number {
  return part === 'day' ? placesPerDay : (placesPerPart[part] ?? placesPerDay)
}
