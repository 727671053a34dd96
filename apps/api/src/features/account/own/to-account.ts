import type { Account } from '@sluimer/contract/account/schemas'
import { isFreshLogin } from '@sluimer/domain/customer/session-life'
import type { LoggedIn } from '../../customer/session/find-visitor.ts'

/** Returns what a customer sees of their own account. */
export function toAccount({ customer, session }: LoggedIn, now: Date): Account {
  const { email, details, passwordHash } = customer
  return {
    customer: { ...details, email, loaded: true },
    hasPassword: passwordHash !== null,
    isFresh: isFreshLogin(session, now),
  }
}
