import type { Account } from '@sluimer/contract/account/schemas'
import { isFreshFor } from '@sluimer/domain/account/passkey-only'
import type { Deps } from '../../../platform/deps.ts'
import { countPasskeys } from '../../customer/rows/passkey.queries.ts'
import { findWayBack } from '../../customer/rows/way-back.queries.ts'
import type { LoggedIn } from '../../customer/session/find-visitor.ts'

/** Returns what a customer sees of their own account. */
export async function toAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, session }: LoggedIn,
): Promise<Account> {
  const { email, details, passwordHash, passkeyOnlySince } = customer
  const isFresh = isFreshFor(customer, session, clock())
  return {
    customer: { ...details, email, loaded: true },
    hasPassword: passwordHash !== null,
    hasPasskey: (await countPasskeys(db, customer.id)) > 0,
    isFresh,
    isFreshPasskey: isFresh && session.method === 'passkey',
    isPasskeyOnly: passkeyOnlySince !== null,
    wayBackAt: passkeyOnlySince === null ? null : await findWayBackEnd(db, customer.id),
  }
}

async function findWayBackEnd(db: Deps['db'], customerId: string): Promise<string | null> {
  const wayBack = await findWayBack(db, customerId)
  return wayBack?.opensAt.toISOString() ?? null
}
