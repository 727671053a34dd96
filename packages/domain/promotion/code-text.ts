/** No code is longer. */
const maxCodeLength = 32

/**
 * Returns the code as it is stored from what a shopper types or pastes: in capitals, without spaces. Undefined for a
 * text that cannot be a code: other scripts, other signs, or far too long.
 */
export function parseDiscountCode(text: string): string | undefined {
  if (text.length > maxCodeLength * 2) return undefined
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return code.length <= maxCodeLength && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code) ? code : undefined
}
