import { crc32 } from 'node:zlib'

/** The data of every file in the package begins at a multiple of this, so that it can be read where it lies. */
const alignment = 64
const [localHeader, centralHeader, endOfDirectory] = [0x04034b50, 0x02014b50, 0x06054b50]
/** The first day that the format can say, so that the same bed is always the same file. */
const date = (1 << 5) | 1
const version = 20
/** The name of a field that only fills the space before the data. */
const paddingField = 0x1986

/**
 * Packs files as USDZ: a zip in which nothing is compressed and all data is aligned (Usdz File Format Specification). The first
 * file is the one that is shown; names may have ASCII letters only.
 */
export function writeUsdz(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const letters = Buffer.from(name, 'ascii')
    const shared = toFields(
      [2, version],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, date],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, letters.length],
    )
    const padding = toPadding(at + 4 + shared.length + 2 + letters.length)
    const local = [toFields([4, localHeader]), shared, toFields([2, padding.length]), letters, padding, bytes]
    directory.push(
      toFields([4, centralHeader], [2, version]),
      shared,
      toFields([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      letters,
    )
    parts.push(...local)
    at += local.reduce((sum, { length }) => sum + length, 0)
  }
  const directoryLength = directory.reduce((sum, { length }) => sum + length, 0)
  const counts = [2, files.length] as const
  const end = toFields(
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    counts,
    counts,
    [4, directoryLength],
    [4, at],
    [2, 0],
  )
  return Buffer.concat([...parts, ...directory, end])
}

/** Returns a field that holds nothing, after which data that would begin at `at` is aligned. */
function toPadding(at: number): Uint8Array {
  const missing = (alignment - (at % alignment)) % alignment
  if (missing === 0) return new Uint8Array()
  // A field has a head of four bytes of its own.
  const length = missing < 4 ? missing + alignment : missing
  return Buffer.concat([toFields([2, paddingField], [2, length - 4]), Buffer.alloc(length - 4)])
}

/** Writes numbers of two or four bytes, the lowest byte first. */
function toFields(...fields: (readonly [2 | 4, number])[]): Uint8Array {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
