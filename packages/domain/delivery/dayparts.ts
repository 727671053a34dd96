/** The parts of a day in which two people come, as far as an area has them. */
export const daypartCodes = ['day', 'morning', 'afternoon', 'evening'] as const

export type DaypartCode = (typeof daypartCodes)[number]

/** `hours` as shoppers read them. Two hours of these are named the day before. */
export const dayparts: Readonly<Record<DaypartCode, { title: string; hours: string }>> = {
  day: { title: 'Hele dag', hours: '8 tot 18 uur' },
  morning: { title: 'Ochtend', hours: '8 tot 13 uur' },
  afternoon: { title: 'Middag', hours: '12 tot 18 uur' },
  evening: { title: 'Avond', hours: '18 tot 22 uur' },
}
