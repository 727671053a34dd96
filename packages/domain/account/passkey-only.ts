import { isFreshLogin, type ProofMethod, type SessionTimes } from '../customer/session-life.ts'

/** Since when an account opens with a passkey only, as its owner chose; null for all others. */
export interface PasskeyOnly {
  readonly passkeyOnlySince: Date | null
}

/** Whether an account lets in somebody who proved their identity in this way. */
export function opensBy({ passkeyOnlySince }: PasskeyOnly, method: ProofMethod): boolean {
  return passkeyOnlySince === null || method === 'passkey'
}

/**
 * Whether the owner proved recently enough who they are to change what opens the account, in a way that opens it: where
 * only a passkey does, nothing else proves anything (OWASP ASVS 6.4.3).
 */
export function isFreshFor(
  account: PasskeyOnly,
  session: SessionTimes & { readonly method: ProofMethod },
  now: Date,
): boolean {
  return isFreshLogin(session, now) && opensBy(account, session.method)
}

/**
 * Whether "this was not me" in a mail may end the passkeys of an account. Where only a passkey opens it, the mailbox is
 * not enough: it would be a way around the passkey. Mails up to and including the one about that choice are an exception,
 * for a stranger may have made the choice to lock the owner out.
 */
export function endsPasskeys({ passkeyOnlySince }: PasskeyOnly, mailedAt: Date): boolean {
  return passkeyOnlySince === null || mailedAt <= passkeyOnlySince
}
