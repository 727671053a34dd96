import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { readSignedCode, signatureOf, signCode } from '../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>

/** 256 bits: who does not have the mail does not find the link. */
const codeBytes = 32

/** A new confirmation link's secret, for the mail only. */
export function newConfirmationCode(randomBytes: (count: number) => Buffer): string {
  return randomBytes(codeBytes).toString('base64url')
}

/** What the database knows a confirmation link by: who reads the table confirms nothing. */
export function hashConfirmationCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

/** The code with which any mail to a subscriber can be answered "no more". It never ends, and names nobody. */
export function unsubscribeCode(key: Key, subscriberId: string): string {
  return signCode(key, 'newsletter-unsubscribe', subscriberId)
}

/** Whose code it is; undefined for one that this shop did not make. */
export function readUnsubscribeCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, 'newsletter-unsubscribe', code)
}

/** An internet address as proof keeps it: another address never gives the same, and nobody can read it back. */
export function hashIp(key: Key, ip: string): string {
  return signatureOf(key, 'newsletter-ip', ip).toString('base64url')
}
