import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

type Key = Pick<Config, 'tokenSecret'>

/** A text with its signature, for a link: nobody else can make one, and one of another purpose does not count. */
export function signCode(key: Key, purpose: string, text: string): string {
  return signMessage(key.tokenSecret, `${purpose}\n${text}`).slice(purpose.length + 1)
}

/** The text of a code; undefined for one that this shop did not make for this purpose. */
export function readSignedCode(key: Key, purpose: string, code: string): string | undefined {
  return readSignedMessage(key.tokenSecret, `${purpose}\n${code}`)?.slice(purpose.length + 1)
}

/** What a text is known by to whoever has the key: it can be compared with a given one, not read. */
export function signatureOf({ tokenSecret }: Key, purpose: string, text: string): Buffer {
  return hmac(tokenSecret, `${purpose}\n${text}`)
}

/** A message with its HMAC-SHA-256 behind a dot: what every code, ticket and token of the shop is made of. */
export function signMessage(key: string | Buffer, message: string): string {
  return `${message}.${hmac(key, message).toString('base64url')}`
}

/** The message of a signed one; undefined when it was not signed with this key. It takes as long for any wrong signature. */
export function readSignedMessage(key: string | Buffer, signed: string): string | undefined {
  const dotAt = signed.lastIndexOf('.')
  if (dotAt < 0) return undefined
  const message = signed.slice(0, dotAt)
  const given = Buffer.from(signed.slice(dotAt + 1), 'base64url')
  const expected = hmac(key, message)
  return given.length === expected.length && timingSafeEqual(given, expected) ? message : undefined
}

function hmac(key: string | Buffer, message: string): Buffer {
  return createHmac('sha256', key).update(message).digest()
}
