/** The value of the free voucher with each order (CA-07), its lifetime, and the lowest sub-total it can be used for. */
export const voucherValueCents = 500
export const voucherValidityDays = 90
export const voucherMinimumCents = 5000

/** Has no vowels, so that no word appears, and none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, which look alike in print. */
const alphabet = '34679CDFGHJKMNPQRTVWXY'
const groups = 3
const groupLength = 4
/** With this many bytes the remainder of the division favours no letter noticeably. */
const minRandomBytes = 16

/** Builds a voucher's code from random bytes, 'XXXX-XXXX-XXXX': 22^12 codes, over 53 bits, so nobody guesses one. */
export function createVoucherCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < minRandomBytes) {
    throw new RangeError(`a voucher code takes ${minRandomBytes} random bytes, not ${randomBytes.length}`)
  }
  let number = randomBytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n)
  const characters = Array.from({ length: groups * groupLength }, () => {
    const character = alphabet[Number(number % BigInt(alphabet.length))]
    number /= BigInt(alphabet.length)
    return character
  }).join('')
  return group(characters)
}

/**
 * Returns the code as stored from what a shopper types, in any case, with or without hyphens; undefined when it is none.
 */
export function parseVoucherCode(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '')
  const isCode =
    characters.length === groups * groupLength && [...characters].every((c) => alphabet.includes(c))
  return isCode ? group(characters) : undefined
}

function group(characters: string): string {
  return Array.from({ length: groups }, (_, index) =>
    characters.slice(index * groupLength, (index + 1) * groupLength),
  ).join('-')
}
