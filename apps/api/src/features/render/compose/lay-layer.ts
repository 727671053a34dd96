import type { LayerPicture } from './layer-manifest.ts'

/** A composed picture: three bytes of sRGB a pixel. */
export interface ComposedPicture {
  width: number
  height: number
  data: Uint8Array
}

/** The pixels of a layer, and where it lies in the picture. */
export interface PlacedLayer {
  /** RGBA, or RGB of what is opaque. */
  pixels: Uint8Array
  place: LayerPicture
}

/** Columns of a picture, from one up to, and without, another. */
interface Columns {
  readonly from: number
  readonly until: number
}

/**
 * Lays a layer over the picture where the list of layers places it; what is beyond the picture, or beyond the columns that are given, is
 * left out.
 */
export function layLayer(
  picture: ComposedPicture,
  layer: PlacedLayer,
  columns: Columns = { from: 0, until: picture.width },
): void {
  const overlap = measureOverlap(picture, layer.place, columns)
  if (overlap.until <= overlap.first) return
  if (layer.pixels.length === layer.place.width * layer.place.height * 3) copyOpaque(picture, layer, overlap)
  else layOver(picture, layer, overlap)
}

/** Columns and rows of a layer. */
type Overlap = ReturnType<typeof measureOverlap>

function measureOverlap({ width, height }: ComposedPicture, place: LayerPicture, { from, until }: Columns) {
  return {
    first: Math.max(0, from - place.left),
    until: Math.min(place.width, Math.min(width, until) - place.left),
    rows: Math.min(place.height, height - place.top),
  }
}

function copyOpaque(picture: ComposedPicture, { pixels, place }: PlacedLayer, overlap: Overlap): void {
  const { first, until, rows } = overlap
  for (let row = 0; row < rows; row++) {
    const start = row * place.width
    const to = ((place.top + row) * picture.width + place.left + first) * 3
    picture.data.set(pixels.subarray((start + first) * 3, (start + until) * 3), to)
  }
}

function layOver(picture: ComposedPicture, { pixels, place }: PlacedLayer, overlap: Overlap): void {
  const { data } = picture
  const { first, until, rows } = overlap
  for (let row = 0; row < rows; row++) {
    let from = (row * place.width + first) * 4
    let to = ((place.top + row) * picture.width + place.left + first) * 3
    for (let column = first; column < until; column++, from += 4, to += 3) {
      const alpha = pixels[from + 3] as number
      if (alpha === 0) continue
      for (let c = 0; c < 3; c++)
        data[to + c] = blend(pixels[from + c] as number, data[to + c] as number, alpha)
    }
  }
}

/** Mixes a value of 0 to 255 over another, by an alpha of 0 to 255. */
export function blend(over: number, under: number, alpha: number): number {
  return alpha === 255 ? over : ((over * alpha + under * (255 - alpha) + 127) / 255) | 0
}
