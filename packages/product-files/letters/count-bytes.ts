/** What the non-ASCII bytes of a file suggest about its encoding. */
export interface ByteCounts {
  /** Letters that are whole sequences of UTF-8. */
  sequences: number
  /** Bytes outside every sequence. */
  strays: number
  /** Strays that are small letters of Windows-1252 beside another letter: 'caf\xe9'. */
  letters: number
  /**
   * Strays after a small letter that Windows-1252 reads as a capital or opening quote: 'caf\x8e' of a Mac, 'caf\x82' of
   * DOS.
   */
  strangers: number
}

/** Characters of Windows-1252 that never follow a small letter. */
const neverWithin = new Set([
  ...[0x81, 0x82, 0x83, 0x84, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9d, 0x9f],
])
const isSmallLetter = (byte: number) => byte >= 0x61 && byte <= 0x7a

/** Counts the bytes of a file in an unknown encoding. A sequence may continue in the next piece of the file. */
export async function countBytes(pieces: AsyncIterable<Uint8Array>): Promise<ByteCounts> {
  const counts = { sequences: 0, strays: 0, letters: 0, strangers: 0 }
  let before = 0
  /** The bytes of an unfinished sequence, its length, and the range of its second byte. */
  let open: number[] = []
  let length = 0
  let second: readonly [number, number] = [0x80, 0xbf]

  const judgeStray = (byte: number, above: number, below: number) => {
    counts.strays++
    if (byte >= 0xe0 && (isSmallLetter(above) || isSmallLetter(below))) counts.letters++
    else if (neverWithin.has(byte) && isSmallLetter(above)) counts.strangers++
  }
  const breakOff = (below: number) => {
    for (const [index, byte] of open.entries())
      judgeStray(byte, index === 0 ? before : 0, index === open.length - 1 ? below : 0)
    before = open.at(-1) ?? before
    open = []
  }
  const take = (byte: number) => {
    const [lowest, highest] = open.length === 1 ? second : [0x80, 0xbf]
    if (open.length > 0 && (byte < lowest || byte > highest)) breakOff(byte)
    if (byte < 0x80) before = byte
    else if (open.length > 0) open.push(byte)
    else {
      length = measureSequence(byte)
      second = toSecondByteRange(byte)
      open = [byte]
    }
    if (open.length < length || open.length === 0) return
    if (length === 1) return
    counts.sequences++
    before = 0
    open = []
  }
  for await (const piece of pieces) for (const byte of piece) take(byte)
  breakOff(0)
  return counts
}

/** Returns the length of the sequence that a byte begins; 1 for a byte that begins none, which ends with the next one. */
function measureSequence(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 1
}

/** Returns the range of the second byte (RFC 3629, section 4): no needlessly long forms, nothing beyond Unicode. */
function toSecondByteRange(byte: number): readonly [number, number] {
  if (measureSequence(byte) === 1) return [1, 0]
  if (byte === 0xe0) return [0xa0, 0xbf]
  if (byte === 0xed) return [0x80, 0x9f]
  if (byte === 0xf0) return [0x90, 0xbf]
  return byte === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf]
}
