/** The highest number of days that the setting may wait, after the last parcel left, before asking for a review. */
export const longestInvitationDelayDays = 90

/** How long after its turn an order may still get an invitation, for example when invitations were off. */
const invitationWindowDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Returns the moments between which an order must have left to get an invitation now. */
export function decideInvitationTurn(now: Date, delayDays: number): { from: Date; until: Date } {
  const until = new Date(now.getTime() - delayDays * dayMs)
  return { from: new Date(until.getTime() - invitationWindowDays * dayMs), until }
}
