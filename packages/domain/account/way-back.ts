const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * The days that an owner waits who lost every passkey of an account that opens with nothing else. Whoever reads the
 * mailbox can begin, so the owner must have the time to notice and to log in: two weeks outlast most holidays.
 */
export const wayBackDays = 14
/** A night's run is never exactly a day after the one before. */
const eveMs = 23 * hourMs

/** A wait that was begun, and the mails about it since. */
export interface WayBack {
  readonly startedAt: Date
  readonly opensAt: Date
  readonly halfToldAt: Date | null
  readonly eveToldAt: Date | null
}

/** Returns the wait that begins now. */
export function startWayBack(now: Date): WayBack {
  const opensAt = new Date(now.getTime() + wayBackDays * dayMs)
  return { startedAt: now, opensAt, halfToldAt: null, eveToldAt: null }
}

/**
 * Returns what is due: to tell the owner half-way, to tell them a day before, or to open the account to codes by mail
 * again. It never opens within a day of the last warning, however long the shop was away.
 */
export function findWayBackStep(wayBack: WayBack, now: Date): 'half' | 'eve' | 'open' | undefined {
  const { startedAt, opensAt, halfToldAt, eveToldAt } = wayBack
  if (eveToldAt !== null)
    return now >= opensAt && now.getTime() - eveToldAt.getTime() >= eveMs ? 'open' : undefined
  if (now.getTime() >= opensAt.getTime() - dayMs) return 'eve'
  const half = (startedAt.getTime() + opensAt.getTime()) / 2
  return halfToldAt === null && now.getTime() >= half ? 'half' : undefined
}
