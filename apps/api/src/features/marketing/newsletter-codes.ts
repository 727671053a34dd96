import type { Deps } from '../../platform/deps.ts'
import { createSecretToken, hashSecretToken } from '../../platform/secret-token.ts'
import { readSignedCode, signCode, signText } from '../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>

/** Creates the secret of a new confirmation link, for the mail only. */
export function createConfirmationCode(randomBytes: (count: number) => Buffer): string {
  return createSecretToken(randomBytes)
}

/** Returns the value that identifies a confirmation link in the database. Reading the table is not enough to confirm. */
export function hashConfirmationCode(code: string): string {
  return hashSecretToken(code)
}

/** Returns the code that answers any mail to a subscriber with "no more". It never expires and names nobody. */
export function unsubscribeCode(key: Key, subscriberId: string): string {
  return signCode(key, 'newsletter-unsubscribe', subscriberId)
}

/** Returns the subscriber of a code; undefined for a code that this shop did not make. */
export function readUnsubscribeCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'newsletter-unsubscribe', code)
}

/** Returns an internet address as the proof keeps it: each address gives another value, which nobody can read back. */
export function hashIp(key: Key, ip: string): string {
  return signText(key, 'newsletter-ip', ip).toString('base64url')
}
