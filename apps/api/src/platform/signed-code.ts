import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

type Key = Pick<Config, 'tokenSecret'>

/** A text with its signature, for a link: nobody else can make one, and one of another purpose does not count. */
export function signCode(key: Key, purpose: string, text: string): string {
  return `${text}.${signatureOf(key, purpose, text).toString('base64url')}`
}

/** The text of a code; undefined for one that this shop did not make for this purpose. */
export function readSignedCode(key: Key, purpose: string, code: string): string | undefined {
  const [text = '', signature = '', ...rest] = code.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(key, purpose, text)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined
  return text
}

/** What a text is known by to who has the key: it can be compared with a given one, not read. */
export function signatureOf({ tokenSecret }: Key, purpose: string, text: string): Buffer {
  return createHmac('sha256', tokenSecret).update(`${purpose}\n${text}`).digest()
}
