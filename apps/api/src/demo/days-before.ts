const dayMs = 86_400_000

/** Returns the moment so many days before `now`; fewer than none for one that comes. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
