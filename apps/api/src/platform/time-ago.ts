const dayMs = 24 * 60 * 60 * 1000

/** The moment so many times 24 hours ago. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
