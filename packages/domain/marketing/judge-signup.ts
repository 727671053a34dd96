/**
 * What is known of an address: `pending` once signed up, `confirmed` by its owner, `unsubscribed` after that, or `refused`
 * by somebody who got a confirmation mail and never asked for it.
 */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'refused'] as const
type SubscriberState = (typeof subscriberStates)[number]

export interface KnownAddress {
  state: SubscriberState
  /** Since when. */
  stateAt: Date
  /** Confirmation mails to any spelling of it in the last 24 hours. */
  recentMails: number
}

/** What a signup leads to; its sender is told the same whichever it is. */
export type SignupVerdict = 'confirm' | 'tell_known' | 'nothing'

/** Enough for who looks in the wrong mailbox twice; more would let others fill it. */
export const mostMailsPerDay = 3
/** How long somebody who said "this was not me" hears nothing of signups. */
export const quietDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Decides whether a signup is asked to be confirmed. An address that took itself off may come back: its owner confirms. */
export function judgeSignup(address: KnownAddress | undefined, now: Date): SignupVerdict {
  if (address === undefined) return 'confirm'
  if (address.state === 'confirmed') return 'tell_known'
  const isQuiet = address.state === 'refused' && now.getTime() - address.stateAt.getTime() < quietDays * dayMs
  return isQuiet || address.recentMails >= mostMailsPerDay ? 'nothing' : 'confirm'
}
