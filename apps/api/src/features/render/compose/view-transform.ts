import sharp from 'sharp'
import type { LayerManifest } from './layer-manifest.ts'
import { LayerSetError } from './layer-set-error.ts'

/**
 * Turns linear light into display colors as the camera of the studio does: a table over the base 2 logarithm of red,
 * green and blue, between whose entries colors are interpolated.
 */
export interface ViewTransform {
  size: number
  /** Display values of 0 to 255, three for each entry; red changes fastest, blue slowest. */
  table: Float32Array
  /** Positions on an axis of the table, by `positionIndex` of linear light. */
  positions: Float32Array
}

/** Brighter light than this is all the same: it shows as white. */
const brightest = 2 ** 4.5
const positionSteps = 1 << 14
const positionScale = (positionSteps - 1) / Math.sqrt(brightest)

/** Reads the table. @throws LayerSetError `bad_manifest` when the file is not such a table */
export async function readViewTransform(
  file: string,
  { size, low, high }: LayerManifest['viewTransform'],
): Promise<ViewTransform> {
  try {
    const { data, info } = await sharp(file)
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true })
    if (info.width !== size || info.height !== size * size)
      throw new Error(`it has ${info.width} × ${info.height} entries, not ${size} × ${size * size}`)
    const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
    const table = new Float32Array(size ** 3 * 3)
    for (let entry = 0; entry < size ** 3; entry++)
      for (let c = 0; c < 3; c++) table[entry * 3 + c] = (values[entry * info.channels + c] ?? 0) / 257
    return { size, table, positions: tabulatePositions(size, low, high) }
  } catch (cause) {
    throw new LayerSetError('bad_manifest', `${file} is no view transform: ${String(cause)}`, { cause })
  }
}

/** The index in `positions` of linear light; square roots spread it evenly enough for what an eye can tell. */
function positionIndex(light: number): number {
  return light >= brightest ? positionSteps - 1 : light > 0 ? (Math.sqrt(light) * positionScale + 0.5) | 0 : 0
}

function tabulatePositions(size: number, low: number, high: number): Float32Array {
  return Float32Array.from({ length: positionSteps }, (_, index) => {
    const light = (index / positionScale) ** 2
    const at = ((Math.log2(Math.max(light, 1e-9)) - low) / (high - low)) * (size - 1)
    return Math.min(size - 1, Math.max(0, at))
  })
}

/** Writes the display color of linear light into three bytes of `out`. */
export function develop(
  { size, table, positions }: ViewTransform,
  red: number,
  green: number,
  blue: number,
  out: Uint8Array,
  at: number,
): void {
  const r = positions[positionIndex(red)] as number
  const g = positions[positionIndex(green)] as number
  const b = positions[positionIndex(blue)] as number
  const r0 = Math.min(r | 0, size - 2)
  const g0 = Math.min(g | 0, size - 2)
  const b0 = Math.min(b | 0, size - 2)
  const fr = r - r0
  const fg = g - g0
  const fb = b - b0
  const base = ((b0 * size + g0) * size + r0) * 3
  const up = size * 3
  const back = size * up
  for (let c = 0; c < 3; c++) {
    const i = base + c
    const near = mix(mix(table[i], table[i + 3], fr), mix(table[i + up], table[i + up + 3], fr), fg)
    const j = i + back
    const far = mix(mix(table[j], table[j + 3], fr), mix(table[j + up], table[j + up + 3], fr), fg)
    out[at + c] = (near + (far - near) * fb + 0.5) | 0
  }
}

function mix(one: number | undefined, other: number | undefined, share: number): number {
  return (one as number) + ((other as number) - (one as number)) * share
}
