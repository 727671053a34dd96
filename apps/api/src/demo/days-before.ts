const dayMs = 86_400_000

/** Returns the moment this many days before `now`; a negative number of days gives one in the future. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
