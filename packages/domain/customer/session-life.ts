/** How somebody proved who they are. */
export const proofMethods = ['code', 'password', 'passkey', 'link'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** Whether this way of logging in shows that the customer reads the account's mailbox at this moment. */
export function provesMailbox(method: ProofMethod): boolean {
  return method === 'code' || method === 'link'
}

const hour = 60 * 60
const day = 24 * hour

/**
 * How long a session lives, in seconds. Without "remember me" it ends a day after the login (AC-04), since the browser
 * may be somebody else's. Remembered sessions end a month after their last use, and a year after the login: a shopper
 * returns a few times a year, and what matters most asks for a fresh login anyway.
 */
export const sessionLife = {
  plain: { idleSeconds: day, absoluteSeconds: day },
  remembered: { idleSeconds: 30 * day, absoluteSeconds: 365 * day },
} as const

/** How long after a login its owner may change e-mail address, password or passkeys, or delete the account. */
export const freshLoginSeconds = hour / 4

export interface SessionTimes {
  readonly isRemembered: boolean
  readonly createdAt: Date
  readonly usedAt: Date
  /** When the owner last proved who they are. */
  readonly provenAt: Date
}

/** Returns when a session ends if it is not used again. */
export function sessionEndsAt({ isRemembered, createdAt, usedAt }: SessionTimes): Date {
  const life = isRemembered ? sessionLife.remembered : sessionLife.plain
  const ends = [usedAt.getTime() + life.idleSeconds * 1000, createdAt.getTime() + life.absoluteSeconds * 1000]
  return new Date(Math.min(...ends))
}

/** Whether a login is recent enough for changing what opens the account. */
export function isFreshLogin({ provenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < freshLoginSeconds * 1000
}
