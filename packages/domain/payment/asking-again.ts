const minuteMs = 60_000
/** Longer than any call to a payment company lives: what was asked before has ended, one way or the other. */
const firstPauseMs = minuteMs
const longestPauseMs = 60 * minuteMs

/** After so many tries in vain, some half an hour, a person hears of it. */
export const triesBeforeAlarm = 6

/** How long to wait after so many tries in vain before a payment company is asked again: a minute, two, four, up to an hour. */
export function pauseAfterMs(tries: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, tries - 1), longestPauseMs)
}
