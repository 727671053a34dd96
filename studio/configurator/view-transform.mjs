// Blender's view transform (Filmic) as a table that Blender itself wrote over log2 of linear colour.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { FOLDER } from './masters.mjs'

export const FILE = path.join(FOLDER, 'view-transform.png')

/** The table: its size, the base 2 logarithms at its ends, and `tone`, which turns linear light into 0 to 255. */
export async function readViewTransform() {
  const { size, low, high } = JSON.parse(fs.readFileSync(path.join(FOLDER, 'view-transform.json'), 'utf8'))
  const { data, info } = await sharp(FILE)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const table = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const position = (value) => {
    const at = ((Math.log2(Math.max(value, 1e-9)) - low) / (high - low)) * (size - 1)
    return Math.min(size - 1, Math.max(0, at))
  }
  const [right, up, back] = [1, size, size * size].map((step) => step * info.channels)
  const mix = (one, other, share) => one + (other - one) * share

  /** Writes the colour that linear light shows at `at` of `out`, between the eight nearest entries of the table. */
  function tone(red, green, blue, out, at) {
    const [r, g, b] = [position(red), position(green), position(blue)]
    const [r0, g0, b0] = [r, g, b].map((v) => Math.min(Math.floor(v), size - 2))
    for (let c = 0; c < 3; c++) {
      const i = b0 * back + g0 * up + r0 * right + c
      const edge = (j) => mix(table[j], table[j + right], r - r0)
      const face = (j) => mix(edge(j), edge(j + up), g - g0)
      out[at + c] = Math.round(mix(face(i), face(i + back), b - b0) / 257)
    }
  }
  return { size, low, high, tone }
}

/** A linear picture, three numbers a pixel, to 8-bit RGB. */
export function develop({ tone }, pixels) {
  const out = Buffer.alloc(pixels.length)
  for (let p = 0; p < pixels.length; p += 3) tone(pixels[p], pixels[p + 1], pixels[p + 2], out, p)
  return out
}
