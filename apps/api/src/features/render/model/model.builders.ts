import { crc32 } from 'node:zlib'

/** What a test looks at in a binary glTF file. */
export interface ReadGlb {
  json: {
    asset: { version: string }
    extensionsRequired?: string[]
    nodes: { name: string; mesh: number }[]
    meshes: {
      primitives: {
        attributes: Record<'POSITION' | 'NORMAL' | 'COLOR_0', number>
        indices: number
        material: number
      }[]
    }[]
    materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[]
    accessors: {
      bufferView: number
      count: number
      componentType: number
      type: string
      min?: number[]
      max?: number[]
    }[]
    bufferViews: { byteOffset: number; byteLength: number }[]
    buffers: { byteLength: number }[]
  }
  binary: Buffer
}

/** Takes a binary glTF file apart by its specification (glTF 2.0, chapter 4), and throws where it breaks it. */
export function readGlb(file: Buffer): ReadGlb {
  if (file.toString('latin1', 0, 4) !== 'glTF' || file.readUInt32LE(4) !== 2) throw new Error('no glTF 2.0')
  if (file.readUInt32LE(8) !== file.length) throw new Error('another length')
  const chunks: { kind: string; bytes: Buffer }[] = []
  for (let at = 12; at < file.length; ) {
    const length = file.readUInt32LE(at)
    if (length % 4 !== 0) throw new Error('a chunk is not aligned')
    chunks.push({
      kind: file.toString('latin1', at + 4, at + 8),
      bytes: file.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length
  }
  const [text, binary] = chunks
  if (text?.kind !== 'JSON' || binary?.kind !== 'BIN\0' || chunks.length !== 2)
    throw new Error('other chunks')
  return { json: JSON.parse(text.bytes.toString()), binary: binary.bytes }
}

/** Takes a USDZ package apart by its specification: files in a zip, not compressed, aligned at 64 bytes. */
export function readUsdz(file: Buffer): { name: string; bytes: Buffer }[] {
  const end = file.length - 22
  if (file.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a directory')
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (at + file.readUInt32LE(end + 12) !== end) throw new Error('the directory does not fit')
  return Array.from({ length: count }, () => {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of a directory')
    const [method, check, packed, size] = [
      file.readUInt16LE(at + 10),
      file.readUInt32LE(at + 16),
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
    ]
    const nameLength = file.readUInt16LE(at + 28)
    const local = file.readUInt32LE(at + 42)
    const name = file.toString('latin1', at + 46, at + 46 + nameLength)
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    if (method !== 0 || packed !== size) throw new Error(`${name} is compressed`)
    if (file.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} is not where the directory says`)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    if (start % 64 !== 0) throw new Error(`${name} is not aligned`)
    const bytes = file.subarray(start, start + size)
    if (crc32(bytes) !== check) throw new Error(`${name} is damaged`)
    return { name, bytes }
  })
}
