/**
 * The state of an address: `pending` after signup, `confirmed` by its owner, `unsubscribed` after that, or `refused` by
 * somebody who got a confirmation mail without having asked for it.
 */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'refused'] as const
type SubscriberState = (typeof subscriberStates)[number]

export interface KnownAddress {
  state: SubscriberState
  stateAt: Date
  /** Confirmation mails sent in the last 24 hours to any spelling of the address. */
  recentMails: number
}

/** What a signup leads to. The sender gets the same answer in every case. */
export type SignupVerdict = 'confirm' | 'tell_known' | 'nothing'

/** Leaves room to look in the wrong mailbox twice; more mails would let anyone fill somebody else's mailbox. */
export const mostMailsPerDay = 3
/** Days without any mail about signups after somebody said "this was not me". */
export const quietDays = 30

const dayMs = 24 * 60 * 60 * 1000

/**
 * Decides whether to ask for confirmation of a signup. An unsubscribed address may come back: its owner confirms again.
 */
export function judgeSignup(address: KnownAddress | undefined, now: Date): SignupVerdict {
  if (address === undefined) return 'confirm'
  if (address.state === 'confirmed') return 'tell_known'
  const isQuiet = address.state === 'refused' && now.getTime() - address.stateAt.getTime() < quietDays * dayMs
  return isQuiet || address.recentMails >= mostMailsPerDay ? 'nothing' : 'confirm'
}
