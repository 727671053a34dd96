/** The parts of a day in which a two-man delivery can come; an area may not have all of them. */
export const daypartCodes = ['day', 'morning', 'afternoon', 'evening'] as const

export type DaypartCode = (typeof daypartCodes)[number]

/** `hours` is shown to shoppers. The day before delivery they learn the two hours within these. */
export const dayparts: Readonly<Record<DaypartCode, { title: string; hours: string }>> = {
  day: { title: 'Hele dag', hours: '8 tot 18 uur' },
  morning: { title: 'Ochtend', hours: '8 tot 13 uur' },
  afternoon: { title: 'Middag', hours: '12 tot 18 uur' },
  evening: { title: 'Avond', hours: '18 tot 22 uur' },
}

/** The same hours as a clock writes them. */
export const daypartTimes: Readonly<Record<DaypartCode, { from: string; to: string }>> = {
  day: { from: '08:00', to: '18:00' },
  morning: { from: '08:00', to: '13:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '18:00', to: '22:00' },
}
