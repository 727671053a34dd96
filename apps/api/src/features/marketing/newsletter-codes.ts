import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

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
  return `${subscriberId}.${signatureOf(key, 'newsletter-unsubscribe', subscriberId).toString('base64url')}`
}

/** Whose code it is; undefined for one that this shop did not make. */
export function readUnsubscribeCode(key: Key, code: string): string | undefined {
  const [subscriberId = '', signature = '', ...rest] = code.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(key, 'newsletter-unsubscribe', subscriberId)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined
  return subscriberId
}

/** An internet address as proof keeps it: another address never gives the same, and nobody can read it back. */
export function hashIp(key: Key, ip: string): string {
  return signatureOf(key, 'newsletter-ip', ip).toString('base64url')
}

function signatureOf({ tokenSecret }: Key, purpose: string, text: string): Buffer {
  return createHmac('sha256', tokenSecret).update(`${purpose}\n${text}`).digest()
}
