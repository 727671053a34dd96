/** Longer than any code; what is longer is none. */
const maxCodeLength = 32

/**
 * The code as stored from what a shopper types or pastes: in capitals, without spaces. Undefined when no code looks like it:
 * other scripts, signs, or far too long.
 */
export function parseDiscountCode(text: string): string | undefined {
  if (text.length > maxCodeLength * 2) return undefined
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return code.length <= maxCodeLength && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code) ? code : undefined
}
