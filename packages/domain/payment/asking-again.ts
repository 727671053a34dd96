const minuteMs = 60_000
/** Longer than any call to a payment company takes: by then the previous request has ended, one way or the other. */
const firstPauseMs = minuteMs
const longestPauseMs = 60 * minuteMs

/** After this many failed tries, about half an hour, a person is alerted. */
export const triesBeforeAlarm = 6

/** Returns how long to wait after this many failed tries before asking again: a minute, two, four, up to an hour. */
export function calculatePauseMs(tries: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, tries - 1), longestPauseMs)
}
