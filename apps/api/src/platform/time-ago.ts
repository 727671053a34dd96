const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment this many times 24 hours ago. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
