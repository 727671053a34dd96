import type { NumberArray } from '../store/number-column.ts'
import { calculateChecksum } from './checksum.ts'

/** Raised whenever the meaning of a section changes; older bytes are then refused and the index is rebuilt. */
const snapshotFormat = 6
const snapshotMagic = 0x58_44_49_53
/** Magic, format, checksum, length of the table of contents. */
const headerBytes = 16
const alignment = 8

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const
type ArrayType = keyof typeof arrayTypes
export type NamedArrays = Record<string, NumberArray>

/** The parts of an index as named arrays of numbers, and everything else as one JSON value. */
export interface Sections {
  arrays: NamedArrays
  data: unknown
}

interface ContentsEntry {
  name: string
  type: ArrayType
  offset: number
  length: number
}

export class SnapshotError extends Error {}

/** Layout: header, table of contents (JSON), arrays aligned to eight bytes. Little-endian, like the machine. */
export function encodeSections({ arrays, data }: Sections): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(data))
  const all: [string, NumberArray][] = [...Object.entries(arrays), ['', json]]
  let offset = 0
  const contents = all.map(([name, array]): ContentsEntry => {
    const entry = { name, type: nameType(array), offset, length: array.length }
    offset = aligned(offset + array.byteLength)
    return entry
  })
  const contentsBytes = new TextEncoder().encode(JSON.stringify(contents))
  const start = aligned(headerBytes + contentsBytes.length)
  const bytes = new Uint8Array(start + offset)
  bytes.set(contentsBytes, headerBytes)
  all.forEach(([, array], i) => {
    const raw = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.set(raw, start + (contents[i] as ContentsEntry).offset)
  })
  const header = new Uint32Array(bytes.buffer, 0, 4)
  header.set([
    snapshotMagic,
    snapshotFormat,
    calculateChecksum(bytes.subarray(headerBytes)),
    contentsBytes.length,
  ])
  return bytes
}

/**
 * Copies what it reads: the bytes stay the caller's. Throws a SnapshotError for anything `encodeSections` did not write.
 */
export function decodeSections(given: Uint8Array): Sections {
  if (given.length < headerBytes) throw new SnapshotError('shorter than a header')
  const bytes = given.slice()
  const [magic, format, checksum] = new Uint32Array(bytes.buffer, 0, 3)
  if (magic !== snapshotMagic) throw new SnapshotError('not a snapshot of a product index')
  if (format !== snapshotFormat)
    throw new SnapshotError(`format ${format}, this version reads ${snapshotFormat}`)
  if (checksum !== calculateChecksum(bytes.subarray(headerBytes)))
    throw new SnapshotError('damaged: the checksum differs')
  return readSections(bytes)
}

/** Reads intact bytes of `encodeSections` in place; the arrays are parts of them. */
export function readSections(bytes: Uint8Array): Sections {
  if (bytes.byteOffset !== 0) throw new SnapshotError('the bytes do not begin their buffer')
  const buffer = bytes.buffer as ArrayBuffer
  const [contentsLength = 0] = new Uint32Array(buffer, 12, 1)
  const contentsEnd = headerBytes + contentsLength
  const contents: ContentsEntry[] = JSON.parse(
    new TextDecoder().decode(bytes.subarray(headerBytes, contentsEnd)),
  )
  const arrays: NamedArrays = {}
  for (const { name, type, offset, length } of contents) {
    arrays[name] = new arrayTypes[type](buffer, aligned(contentsEnd) + offset, length)
  }
  return { arrays, data: JSON.parse(new TextDecoder().decode(arrays[''])) }
}

/** Returns an array of a snapshot by its name. Throws SnapshotError when it is absent. */
export function getArray(arrays: NamedArrays, name: string): NumberArray {
  const array = arrays[name]
  if (!array) throw new SnapshotError(`no section ${name}`)
  return array
}

function nameType(array: NumberArray): ArrayType {
  return array.constructor.name as ArrayType
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / alignment) * alignment
}
