/** The first byte of a compressed stream: attributes in their first version. */
const header = 0xa0
const groupSize = 16
/** How many bits of each number of a group are stored together, by the two bits of the group's head. */
const bitsOfMode = [0, 2, 4, 8] as const

/**
 * Decompresses a stream of `count` rows of `stride` bytes, as the glTF extension EXT_meshopt_compression describes under
 * "Mode 0: attributes". Every byte is stored as its difference from that of the row before.
 * @throws RangeError when the stream is no such stream, or ends too early
 */
export function decodeCorners(source: Uint8Array, count: number, stride: number): Uint8Array {
  if (source[0] !== header || source.length < 1 + stride) throw new RangeError('no stream of attributes')
  const rows = new Uint8Array(count * stride)
  // A copy in any case: `slice` of Node's own buffers would write into the file.
  const before = Uint8Array.from(source.subarray(source.length - stride))
  const blockSize = Math.min(256, (8192 / stride) & ~(groupSize - 1))
  const differences = new Uint8Array(blockSize + groupSize)
  let at = 1
  for (let from = 0; from < count; from += blockSize) {
    const size = Math.min(blockSize, count - from)
    for (let place = 0; place < stride; place++) {
      at = readDifferences(source, at, Math.ceil(size / groupSize), differences)
      let value = before[place] ?? 0
      for (let row = 0; row < size; row++) {
        const zigzag = differences[row] ?? 0
        value = (value + ((zigzag >>> 1) ^ -(zigzag & 1))) & 0xff
        rows[(from + row) * stride + place] = value
      }
      before[place] = value
    }
  }
  if (at > source.length - stride) throw new RangeError('the stream of attributes ends too early')
  return rows
}

/** Reads the differences of one byte of a block of rows; returns where the next ones begin. */
function readDifferences(source: Uint8Array, start: number, groups: number, into: Uint8Array): number {
  let at = start + Math.ceil(groups / 4)
  for (let group = 0; group < groups; group++) {
    const mode = ((source[start + (group >> 2)] ?? 0) >> ((group & 3) * 2)) & 3
    const bits = bitsOfMode[mode] ?? 0
    const packed = at
    // Numbers that do not fit into the bits follow the packed ones as whole bytes.
    at += bits * 2
    const tooBig = bits === 8 ? -1 : (1 << bits) - 1
    for (let i = 0; i < groupSize; i++) {
      let value = 0
      if (bits > 0) {
        const bit = i * bits
        value = ((source[packed + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1)
        if (value === tooBig) value = source[at++] ?? 0
      }
      into[group * groupSize + i] = value
    }
  }
  return at
}

/**
 * Turns normals that are stored as two coordinates on an octahedron into three coordinates, in place (filter
 * "octahedral" of the same extension). `rows` are four signed bytes each, of which the last is free.
 */
export function unfoldNormals(rows: Int8Array): void {
  for (let i = 0; i < rows.length; i += 4) {
    const one = rows[i + 2] || 1
    let x = (rows[i] ?? 0) / one
    let y = (rows[i + 1] ?? 0) / one
    const z = 1 - Math.abs(x) - Math.abs(y)
    const folded = Math.max(-z, 0)
    x += x >= 0 ? -folded : folded
    y += y >= 0 ? -folded : folded
    const scale = 127 / Math.hypot(x, y, z)
    rows[i] = Math.round(x * scale)
    rows[i + 1] = Math.round(y * scale)
    rows[i + 2] = Math.round(z * scale)
  }
}
