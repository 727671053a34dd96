/** What the free voucher of each order is worth (CA-07), for how long, and from which sub-total it counts. */
export const voucherValueCents = 500
export const voucherValidityDays = 90
export const voucherMinimumCents = 5000

/** No vowels, so that no word appears; none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V that look alike in print. */
const alphabet = '34679CDFGHJKMNPQRTVWXY'
const groups = 3
const groupLength = 4
/** Enough that the uneven end of the range gives no letter a noticeable edge. */
const minRandomBytes = 16

/** A voucher's code from random bytes, 'XXXX-XXXX-XXXX': 22^12, over 53 bits, so nobody guesses one. */
export function voucherCode(randomBytes: Uint8Array): string {
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

/** The code as stored from what a shopper types, in any case, with or without hyphens; undefined when it is none. */
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
