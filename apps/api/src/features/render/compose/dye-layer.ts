import { type ClothTables, tabulateCloth } from './cloth-tables.ts'
import { blend, type ComposedPicture, type PlacedLayer } from './lay-layer.ts'
import type { ClothTones } from './layer-manifest.ts'
import { develop, type ViewTransform } from './view-transform.ts'

/** The pixels of the picture in which a cloth layer is stored. */
export function measureClothFile({ width, height }: { width: number; height: number }) {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  return { width: 2 * halfWidth, height: height + 2 * halfHeight, halfWidth, halfHeight }
}

/**
 * Dyes cloth and lays it over a picture.
 *
 * Threads and folds are the same in each render of the cloth, so they are stored once: above, in full size, the green light of
 * the brightest render, in grey, with the layer's alpha. Below it in half size, side by side: how much redder and bluer that
 * light is, and what share of it the middle render has; below these the gloss of black cloth.
 * @param pixels RGBA of the layer's file
 */
export function dyeLayer(
  picture: ComposedPicture,
  { pixels, place }: PlacedLayer,
  { tones, color, transform }: { tones: ClothTones; color: string; transform: ViewTransform },
): void {
  const tables = tabulateCloth(tones, color)
  const { width, halfWidth } = measureClothFile(place)
  const columns = Math.min(place.width, picture.width - place.left)
  const rows = Math.min(place.height, picture.height - place.top)
  const soft = new Float32Array(halfWidth * 6)
  const shown = new Uint8Array(3)
  for (let row = 0; row < rows; row++) {
    if (row % 2 === 0) readSoft(tables, pixels, place, row / 2, soft)
    let from = row * width * 4
    let to = ((place.top + row) * picture.width + place.left) * 3
    for (let column = 0; column < columns; column++, from += 4, to += 3) {
      const alpha = pixels[from + 3] as number
      if (alpha === 0) continue
      const light = tables.light[pixels[from + 1] as number] as number
      const at = (column >> 1) * 6
      develop(
        transform,
        light * (soft[at] as number) + (soft[at + 1] as number),
        light * (soft[at + 2] as number) + (soft[at + 3] as number),
        light * (soft[at + 4] as number) + (soft[at + 5] as number),
        shown,
        0,
      )
      for (let c = 0; c < 3; c++)
        picture.data[to + c] = blend(shown[c] as number, picture.data[to + c] as number, alpha)
    }
  }
}

/** Reads what is stored in half size for two rows: for each channel what the light is multiplied by, and what is added. */
function readSoft(
  { channels }: ClothTables,
  pixels: Uint8Array,
  place: { width: number; height: number },
  row: number,
  out: Float32Array,
): void {
  const { width, halfWidth, halfHeight } = measureClothFile(place)
  const tintAt = (place.height + row) * width
  const glossAt = (place.height + halfHeight + row) * width
  for (let c = 0; c < 3; c++) {
    const { tint, share, gloss } = channels[c] as ClothTables['channels'][0]
    for (let column = 0; column < halfWidth; column++) {
      const tinted = tint[pixels[(tintAt + column) * 4 + c] as number] as number
      const shared = share[pixels[(tintAt + halfWidth + column) * 4 + c] as number] as number
      out[column * 6 + c * 2] = tinted * shared
      out[column * 6 + c * 2 + 1] = gloss[pixels[(glossAt + column) * 4 + c] as number] as number
    }
  }
}
