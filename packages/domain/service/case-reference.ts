/** Has no vowels, so that no word appears, and no letters or digits that are confused in print or over the phone. */
const alphabet = '34679CDFGHJKMNPQRTVWXY'
const length = 8

/** Returns a message's reference in mails and over the phone: 'V-7KQ4-XM9D' for a question, 'H-…' for a withdrawal, 'W-…' for a deleted account. */
export function createCaseReference(kind: 'V' | 'H' | 'W', randomBytes: Uint8Array): string {
  if (randomBytes.length < length)
    throw new RangeError(`a reference takes ${length} random bytes, not ${randomBytes.length}`)
  const characters = Array.from(randomBytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length])
  return `${kind}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
