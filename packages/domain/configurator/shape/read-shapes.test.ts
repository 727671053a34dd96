import { describe, expect, test } from 'vitest'
import { decodeCorners, unfoldNormals } from './decode-corners.ts'
import { decodeTriangles } from './decode-triangles.ts'
import { readShapes, ShapesError } from './read-shapes.ts'

/** The last bytes of a stream: the row before the first one, behind what fills it up to 32 bytes. */
const tail = (...row: number[]) => [...new Array<number>(32 - row.length).fill(0), ...row]

describe('a stream of rows', () => {
  test('repeats the row before where nothing differs', () => {
    const stream = Uint8Array.from([0xa0, 0, 0, 0, 0, ...tail(7, 8, 9, 10)])
    expect([...decodeCorners(stream, 2, 4)]).toEqual([7, 8, 9, 10, 7, 8, 9, 10])
  })

  test('adds differences of two bits, four bits and whole bytes, with their sign in the lowest bit', () => {
    const two = [0b01, 0b10_01_00_11, 0, 0, 0, 200]
    const four = [0b10, 0x2f, 0, 0, 0, 0, 0, 0, 0, 30]
    const whole = [0b11, 5, 6, ...new Array<number>(14).fill(0)]
    const stream = Uint8Array.from([0xa0, ...two, ...four, ...whole, 0, ...tail(10, 10, 10, 10)])
    const rows = decodeCorners(stream, 4, 4)
    const column = (place: number) => [0, 1, 2, 3].map((row) => rows[row * 4 + place])
    expect(column(0)).toEqual([11, 10, 10, 110])
    expect(column(1)).toEqual([11, 26, 26, 26])
    expect(column(2)).toEqual([7, 10, 10, 10])
    expect(column(3)).toEqual([10, 10, 10, 10])
  })

  test('stays as it is, also where taking a part of it makes no copy', () => {
    class Shared extends Uint8Array {
      override slice(start?: number, end?: number) {
        return this.subarray(start, end)
      }
    }
    const bytes = [0xa0, 0b01, 0b01_00_00_00, 0, 0, 0, 0, 0, 0, ...tail(7, 8, 9, 10)]
    const stream = Shared.from(bytes) as Shared
    decodeCorners(stream, 2, 4)
    expect([...stream]).toEqual(bytes)
  })

  test('of another kind, or one that is cut off, is refused', () => {
    expect(() => decodeCorners(Uint8Array.from([0xe1, ...tail(0)]), 1, 4)).toThrow(RangeError)
    expect(() => decodeCorners(Uint8Array.from([0xa0, 0xff, 0xff, 1, 2, 3, 4]), 16, 4)).toThrow(RangeError)
  })
})

test('normals on an octahedron have a length of one, on both of its halves', () => {
  const rows = Int8Array.from([0, 0, 127, 0, 127, 0, 127, 0, 127, 127, 127, 0])
  unfoldNormals(rows)
  expect([...rows]).toEqual([0, 0, 127, 0, 127, 0, 0, 0, 0, 0, -127, 0])
})

describe('a stream of triangles', () => {
  const table = new Array<number>(16).fill(0)

  test('begins with three new corners, and shares an edge with the triangle before', () => {
    // The second triangle takes the edge of late, and a corner that is new.
    const stream = Uint8Array.from([0xe1, 0xf0, 0x00, ...table])
    expect([...decodeTriangles(stream, 6)]).toEqual([0, 1, 2, 0, 2, 3])
  })

  test('refers to corners of before, and to any corner by its distance', () => {
    const stream = Uint8Array.from([0xe1, 0xf0, 0x1f, 10, ...table])
    expect([...decodeTriangles(stream, 6)].slice(3)).toEqual([2, 1, 5])
  })

  test('of another kind, or one that is cut off, is refused', () => {
    expect(() => decodeTriangles(Uint8Array.from([0xa0, 0xf0, ...table]), 3)).toThrow(RangeError)
    expect(() => decodeTriangles(Uint8Array.from([0xe1, 0xff, ...table]), 3)).toThrow(RangeError)
    expect(() => decodeTriangles(Uint8Array.from([0xe1]), 3)).toThrow(RangeError)
  })
})

test.each([
  ['nothing', new Uint8Array()],
  ['another file', new Uint8Array(100).fill(7)],
  [
    'a head without a body',
    Uint8Array.from([0x67, 0x6c, 0x54, 0x46, 2, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
])('%s is not a file of parts', (_, file) => {
  expect(() => readShapes(file)).toThrow(ShapesError)
})
