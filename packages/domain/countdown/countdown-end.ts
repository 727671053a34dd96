import { amsterdamDate, amsterdamInstant } from '../time/amsterdam.ts'
import { addDays, isoWeekday } from '../time/calendar.ts'

const countdownKinds = ['daily', 'weekly'] as const
export type CountdownKind = (typeof countdownKinds)[number]

const tuesday = 2

/**
 * When a deal of that kind ends (SC-08): daily at the next midnight, weekly at 00:00 when Tuesday begins, both on
 * Amsterdam's clock, so a day of a clock change counts 23 or 25 hours. At the very moment of an end the next one counts.
 */
export function countdownEnd(kind: CountdownKind, now: Date): Date {
  const today = amsterdamDate(now)
  const days = kind === 'daily' ? 1 : (tuesday - isoWeekday(today) + 7) % 7 || 7
  return amsterdamInstant(addDays(today, days), '00:00')
}
