import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

type Key = Pick<Config, 'tokenSecret'>

/** Signs a text for use in a link: nobody else can make the code, and a code for another purpose is not accepted. */
export function signCode(key: Key, purpose: string, text: string): string {
  return signMessage(key.tokenSecret, `${purpose}\n${text}`).slice(purpose.length + 1)
}

/** Returns the text of a code; undefined when this shop did not make it for this purpose. */
export function readSignedCode(key: Key, purpose: string, code: string): string | undefined {
  return readSignedMessage(key.tokenSecret, `${purpose}\n${code}`)?.slice(purpose.length + 1)
}

/** Returns a signature by which the holder of the key can compare a text with a given one, but not read it. */
export function signText({ tokenSecret }: Key, purpose: string, text: string): Buffer {
  return hmac(tokenSecret, `${purpose}\n${text}`)
}

/** Joins a message and its HMAC-SHA-256 with a dot: every code, ticket and token of the shop is made this way. */
export function signMessage(key: string | Buffer, message: string): string {
  return `${message}.${hmac(key, message).toString('base64url')}`
}

/** Returns the message of a signed one; undefined for a wrong signature, each of which takes the same time. */
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
