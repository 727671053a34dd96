/** The first byte of a compressed stream: triangles in their second version, the only one that glTF has. */
const header = 0xe1
/** The stream ends with a table of usual pairs. */
const tableSize = 16
/** How many edges and corners of late the stream can refer to. */
const remembered = 16

/**
 * Decompresses a list of triangles, as the glTF extension EXT_meshopt_compression describes under "Mode 1: triangles". A
 * triangle mostly shares an edge with one of those just before it, so that only its third corner is stored.
 * @throws RangeError when the stream is no such stream, or ends too early
 */
export function decodeTriangles(source: Uint8Array, count: number): Uint16Array {
  const triangles = count / 3
  if (source[0] !== header || source.length < 1 + triangles + tableSize)
    throw new RangeError('no stream of triangles')
  const corners = new Uint16Array(count)
  const recent = {
    edges: new Uint32Array(remembered * 2),
    edge: 0,
    corners: new Uint32Array(remembered),
    corner: 0,
  }
  const stream = { at: 1 + triangles, end: source.length - tableSize, next: 0, last: 0 }

  const remember = (corner: number) => {
    recent.corners[recent.corner++ & (remembered - 1)] = corner
    return corner
  }
  const rememberEdge = (a: number, b: number) => {
    const place = (recent.edge++ & (remembered - 1)) * 2
    recent.edges[place] = a
    recent.edges[place + 1] = b
  }
  const recall = (ago: number) => recent.corners[(recent.corner - 1 - ago) & (remembered - 1)] ?? 0
  const readByte = () => {
    if (stream.at >= stream.end) throw new RangeError('the stream of triangles ends too early')
    return source[stream.at++] ?? 0
  }
  const readFar = () => {
    let value = 0
    for (let shift = 0, byte = 0x80; byte >= 0x80; shift += 7) {
      byte = readByte()
      value |= (byte & 0x7f) << shift
    }
    stream.last += (value >>> 1) ^ -(value & 1)
    return stream.last
  }
  /** The third corner of a triangle of which two are known. */
  const readThird = (code: number) => {
    if (code === 0) return remember(stream.next++)
    if (code < 13) return recall(code)
    if (code === 15) return remember(readFar())
    stream.last += code === 13 ? -1 : 1
    return remember(stream.last)
  }
  /** Three corners of a triangle that stands alone; they are remembered only when all are known. */
  const readAlone = (code: number) => {
    const pair = code < 14 ? (source[stream.end + code] ?? 0) : readByte()
    if (code >= 14 && pair === 0) stream.next = 0
    const [second, third] = [pair >> 4, pair & 15]
    const isFar = (half: number) => half === 15 && code >= 14
    const read = (half: number) => (half === 0 ? stream.next++ : isFar(half) ? readFar() : recall(half - 1))
    const a = code === 15 ? readFar() : stream.next++
    const b = read(second)
    const c = read(third)
    remember(a)
    if (second === 0 || isFar(second)) remember(b)
    if (third === 0 || isFar(third)) remember(c)
    return [a, b, c] as const
  }

  for (let i = 0; i < triangles; i++) {
    const code = source[1 + i] ?? 0
    const edge = code >> 4
    if (edge < 15) {
      const place = ((recent.edge - 1 - edge) & (remembered - 1)) * 2
      const [a, b] = [recent.edges[place] ?? 0, recent.edges[place + 1] ?? 0]
      const c = readThird(code & 15)
      rememberEdge(c, b)
      rememberEdge(a, c)
      corners.set([a, b, c], i * 3)
    } else {
      const [a, b, c] = readAlone(code & 15)
      rememberEdge(b, a)
      rememberEdge(c, b)
      rememberEdge(a, c)
      corners.set([a, b, c], i * 3)
    }
  }
  return corners
}
