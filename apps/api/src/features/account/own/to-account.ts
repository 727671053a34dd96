import type { Account } from '@sluimer/contract/account/schemas'
import { isFreshLogin } from '@sluimer/domain/customer/session-life'
import type { Deps } from '../../../platform/deps.ts'
import { countPasskeys } from '../../customer/rows/passkey.queries.ts'
import type { LoggedIn } from '../../customer/session/find-visitor.ts'

/** Returns what a customer sees of their own account. */
export async function toAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, session }: LoggedIn,
): Promise<Account> {
  const { email, details, passwordHash } = customer
  return {
    customer: { ...details, email, loaded: true },
    hasPassword: passwordHash !== null,
    hasPasskey: (await countPasskeys(db, customer.id)) > 0,
    isFresh: isFreshLogin(session, clock()),
  }
}
