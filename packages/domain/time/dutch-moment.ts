import { toAmsterdamDate, toAmsterdamTime } from './amsterdam.ts'
import { formatDutchDate } from './dutch-date.ts'
import { formatDutchTime } from './dutch-time.ts'

/** Returns '20 november 2026 om 13.05 uur', in Dutch time. */
export function formatDutchMoment(moment: Date): string {
  return `${formatDutchDate(toAmsterdamDate(moment))} om ${formatDutchTime(toAmsterdamTime(moment))} uur`
}
