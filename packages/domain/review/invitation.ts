/** Days a setting may wait after the last parcel left before it asks what somebody thinks of it. */
export const longestInvitationDelayDays = 90

/** An order that left longer ago than this after its turn is not asked about any more, as when invitations were off. */
const invitationWindowDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Between which moments an order must have left to be asked about now. */
export function invitationTurn(now: Date, delayDays: number): { from: Date; until: Date } {
  const until = new Date(now.getTime() - delayDays * dayMs)
  return { from: new Date(until.getTime() - invitationWindowDays * dayMs), until }
}
