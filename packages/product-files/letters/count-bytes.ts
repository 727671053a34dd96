/** What the bytes above ASCII of a file speak for. */
export interface ByteCounts {
  /** Letters that are whole sequences of UTF-8. */
  sequences: number
  /** Bytes that are no part of one. */
  strays: number
  /** Of these, small letters of Windows-1252 beside another letter: 'caf\xe9'. */
  letters: number
  /** And those behind a small letter that are a capital or an opening quote there: 'caf\x8e' of a Mac, 'caf\x82' of DOS. */
  strangers: number
}

/** Of Windows-1252, what never stands behind a small letter. */
const neverWithin = new Set([
  ...[0x81, 0x82, 0x83, 0x84, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9d, 0x9f],
])
const isSmallLetter = (byte: number) => byte >= 0x61 && byte <= 0x7a

/** Counts what a file in an unknown encoding is made of. Sequences may be parted by the pieces in which it comes. */
export async function countBytes(pieces: AsyncIterable<Uint8Array>): Promise<ByteCounts> {
  const counts = { sequences: 0, strays: 0, letters: 0, strangers: 0 }
  let before = 0
  /** The bytes of a sequence that has not ended yet, how long it is, and from where to where its second byte may lie. */
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
      length = lengthOf(byte)
      second = secondOf(byte)
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

/** How many bytes a sequence has that begins so; 1 for a byte that begins none, which the next one breaks off. */
function lengthOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 1
}

/** Where its second byte may lie (RFC 3629, section 4): nothing is written longer than it must be, nor beyond Unicode. */
function secondOf(byte: number): readonly [number, number] {
  if (lengthOf(byte) === 1) return [1, 0]
  if (byte === 0xe0) return [0xa0, 0xbf]
  if (byte === 0xed) return [0x80, 0x9f]
  if (byte === 0xf0) return [0x90, 0xbf]
  return byte === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf]
}
