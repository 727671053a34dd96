import { toEmailKey } from '@sluimer/domain/customer/email-key'
import type { Deps } from '../../../platform/deps.ts'
import { readSignedCode, signCode, signText } from '../../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>

/**
 * Returns all that is kept of a reviewer's address: the same for every spelling of one mailbox, and impossible to read
 * back. With a known address its reviews can be found, to delete them.
 */
export function hashEmail(key: Key, email: string): string {
  return signText(key, 'review-email', toEmailKey(email)).toString('base64url')
}

/** Returns a code which proves that its bearer got the mail about this order line. */
export function createInvitationCode(key: Key, orderLineId: string): string {
  return signCode(key, 'review-invitation', orderLineId)
}

/** Returns the order line of an invitation; undefined for a code that this shop did not make. */
export function readInvitationCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'review-invitation', code)
}

/** Returns the code that answers any invitation with "never again". It never expires and names nobody. */
export function createOptOutCode(key: Key, emailHash: string): string {
  return signCode(key, 'review-opt-out', emailHash)
}

/** Returns the hash of the address in an opt-out code; undefined for a code that this shop did not make. */
export function readOptOutCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'review-opt-out', code)
}
