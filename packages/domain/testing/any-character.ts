import fc from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. It is what fast-check calls 'binary', for which it first takes
 * half a second to list them all.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - halves })
  .map((place) => String.fromCodePoint(place < firstHalf ? place : place + halves))
