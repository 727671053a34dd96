/** An account without a login for so long is deleted, unless an order or a right is open: nobody needs its data any more. */
const unusedMonths = 24
/** How long before that its owner is warned, and can keep it. */
export const noticeDays = 30
/** How long the link in that mail works: it is of use only until the account is gone. */
const keepLinkDays = 90

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment before which an account was last used that may be deleted now. */
export function findUnusedBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - unusedMonths)
  return then
}

/** Returns the moment before which an account must have been last used for its owner to be warned now. */
export function findNoticeBefore(now: Date): Date {
  return findUnusedBefore(new Date(now.getTime() + noticeDays * dayMs))
}

/** Whether an account may be deleted: unused for long enough, and its owner was warned long enough ago. */
export function isForgotten(
  { lastUsedAt, warnedAt }: { lastUsedAt: Date; warnedAt: Date | null },
  now: Date,
): boolean {
  if (warnedAt === null || lastUsedAt >= findUnusedBefore(now)) return false
  return now.getTime() - warnedAt.getTime() >= noticeDays * dayMs
}

/** Whether the owner of an account must be warned that it will be deleted. */
export function isToBeTold(
  { lastUsedAt, warnedAt }: { lastUsedAt: Date; warnedAt: Date | null },
  now: Date,
): boolean {
  return warnedAt === null && lastUsedAt < findNoticeBefore(now)
}

/** Whether the link of a mail of this moment still keeps the account. */
export function canKeep(mailedAt: Date, now: Date): boolean {
  return now.getTime() - mailedAt.getTime() < keepLinkDays * dayMs
}
