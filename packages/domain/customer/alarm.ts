/** How long the link "this was not me" in a mail works; most people read their mail within a week. */
export const alarmDays = 7

/** An alarm as it was raised before. */
export interface RaisedAlarm {
  readonly issuedAt: Date
  readonly usedAt: Date
}

/**
 * Whether an alarm may still be raised. The older mail belongs to whoever had the account first: an alarm once
 * raised ends all that were sent after it, so that whoever broke in cannot raise theirs to undo it.
 */
export function canRaiseAlarm(issuedAt: Date, raised: RaisedAlarm | undefined, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime()
  if (age >= alarmDays * 24 * 60 * 60 * 1000) return false
  return raised === undefined || issuedAt <= raised.issuedAt || issuedAt > raised.usedAt
}
