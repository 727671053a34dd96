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

/** Lays a layer over the picture where the list of layers places it; what is beyond the picture is left out. */
export function layLayer(picture: ComposedPicture, layer: PlacedLayer): void {
  if (layer.pixels.length === layer.place.width * layer.place.height * 3) copyOpaque(picture, layer)
  else layOver(picture, layer)
}

function measureOverlap({ width, height }: ComposedPicture, place: LayerPicture) {
  return {
    columns: Math.min(place.width, width - place.left),
    rows: Math.min(place.height, height - place.top),
  }
}

function copyOpaque(picture: ComposedPicture, { pixels, place }: PlacedLayer): void {
  const { columns, rows } = measureOverlap(picture, place)
  for (let row = 0; row < rows; row++) {
    const from = row * place.width * 3
    const to = ((place.top + row) * picture.width + place.left) * 3
    picture.data.set(pixels.subarray(from, from + columns * 3), to)
  }
}

function layOver(picture: ComposedPicture, { pixels, place }: PlacedLayer): void {
  const { data } = picture
  const { columns, rows } = measureOverlap(picture, place)
  for (let row = 0; row < rows; row++) {
    let from = row * place.width * 4
    let to = ((place.top + row) * picture.width + place.left) * 3
    for (let column = 0; column < columns; column++, from += 4, to += 3) {
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
