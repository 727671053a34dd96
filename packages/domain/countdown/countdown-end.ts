import { toAmsterdamDate, toAmsterdamInstant } from '../time/amsterdam.ts'
import { addDays, toIsoWeekday } from '../time/calendar.ts'

const countdownKinds = ['daily', 'weekly'] as const
export type CountdownKind = (typeof countdownKinds)[number]

const tuesday = 2

/**
 * Returns when a deal of that kind ends (SC-08): daily at the next midnight, weekly at 00:00 when Tuesday begins. Both
 * use Amsterdam's clock, so a day on which the clocks change counts 23 or 25 hours. At the exact moment of an end, the
 * next end is returned.
 */
export function calculateCountdownEnd(kind: CountdownKind, now: Date): Date {
  const today = toAmsterdamDate(now)
  const days = kind === 'daily' ? 1 : (tuesday - toIsoWeekday(today) + 7) % 7 || 7
  return toAmsterdamInstant(addDays(today, days), '00:00')
}
