import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedCode, readSignedMessage, signCode, signMessage } from './signed-code.ts'

const key = { tokenSecret: 'een-sleutel-van-minstens-32-tekens' }
const code = signCode(key, 'newsletter-unsubscribe', 'subscriber-1')

test('a code is its text with the HMAC-SHA-256 of purpose and text, so that links in earlier mails still work', () => {
  const signature = createHmac('sha256', key.tokenSecret).update('newsletter-unsubscribe\nsubscriber-1')
  expect(code).toBe(`subscriber-1.${signature.digest('base64url')}`)
  expect(readSignedCode(key, 'newsletter-unsubscribe', code)).toBe('subscriber-1')
})

test('a text may hold dots', () => {
  const dotted = signCode(key, 'form-ticket', '1760000000000.a-b_c')
  expect(readSignedCode(key, 'form-ticket', dotted)).toBe('1760000000000.a-b_c')
})

test.each([
  ['another purpose', () => readSignedCode(key, 'review-opt-out', code)],
  ['a purpose that the text begins with', () => readSignedCode(key, 'newsletter', `-unsubscribe\n${code}`)],
  ['another key', () => readSignedCode({ tokenSecret: 'x'.repeat(32) }, 'newsletter-unsubscribe', code)],
])('a code is worth nothing for %s', (_, read) => {
  expect(read()).toBeUndefined()
})

test.each([
  ['another text', code.replace('1.', '2.')],
  ['a longer text', `x.${code}`],
  ['more behind it', `${code}.x`],
  ['half a signature', code.slice(0, -10)],
  ['no signature', 'subscriber-1.'],
  ['no dot', 'subscriber-1'],
  ['nothing', ''],
])('a code with %s is refused', (_, changed) => {
  expect(readSignedCode(key, 'newsletter-unsubscribe', changed)).toBeUndefined()
})

test('a message is signed under any key, and read under that one only', () => {
  const signed = signMessage(Buffer.from('sleutel'), 'v1.claims')
  expect(readSignedMessage(Buffer.from('sleutel'), signed)).toBe('v1.claims')
  expect(readSignedMessage(Buffer.from('slot'), signed)).toBeUndefined()
})
