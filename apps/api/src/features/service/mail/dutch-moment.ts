import { amsterdamDate, amsterdamTime } from '@sluimer/domain/time/amsterdam'
import { dutchDate } from '@sluimer/domain/time/dutch-date'

/** Returns '20 november 2026 om 13.05 uur', in Dutch time. */
export function dutchMoment(moment: Date): string {
  return `${dutchDate(amsterdamDate(moment))} om ${amsterdamTime(moment).slice(0, 5).replace(':', '.')} uur`
}
