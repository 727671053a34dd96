import { emailKey } from '@sluimer/domain/customer/email-key'
import type { Deps } from '../../platform/deps.ts'
import { readSignedCode, signatureOf, signCode } from '../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>

/**
 * All that is kept of a reviewer's address: the same for every spelling of one mailbox, and nobody can read it back. Who has
 * an address can find its reviews with it, to delete them.
 */
export function hashEmail(key: Key, email: string): string {
  return signatureOf(key, 'review-email', emailKey(email)).toString('base64url')
}

/** Proves that its bearer got the mail about this line of an order. */
export function invitationCode(key: Key, orderLineId: string): string {
  return signCode(key, 'review-invitation', orderLineId)
}

/** The line of an order that an invitation is about; undefined for a code that this shop did not make. */
export function readInvitationCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'review-invitation', code)
}

/** The code with which any invitation can be answered "never again". It never ends, and names nobody. */
export function optOutCode(key: Key, emailHash: string): string {
  return signCode(key, 'review-opt-out', emailHash)
}

/** The trace of the address that an opt-out is about; undefined for a code that this shop did not make. */
export function readOptOutCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'review-opt-out', code)
}
