import { type BedPicture, type ChosenLayer, chooseLayers, findView } from './choose-layers.ts'
import { dyeLayer } from './dye-layer.ts'
import type { LayerPicture } from './layer-manifest.ts'
import type { LayerSet } from './layer-set.ts'
import { LayerSetError } from './layer-set-error.ts'

/** A composed picture: three bytes of sRGB a pixel. */
export interface ComposedPicture {
  width: number
  height: number
  data: Uint8Array
}

const colorPattern = /^#[0-9a-f]{6}$/i

/**
 * Composes the picture of a bed: each layer over those behind it. The same bed always gives the same bytes.
 * @throws LayerSetError when the view, a choice, the color or a layer is missing or broken; there is never half a picture
 */
export async function composeBed(set: LayerSet, bed: BedPicture): Promise<ComposedPicture> {
  if (!colorPattern.test(bed.fabric.color))
    throw new LayerSetError(
      'missing_choice',
      `${JSON.stringify(bed.fabric.color)} is no color such as #8c9384`,
    )
  const layers = chooseLayers(set.manifest, bed)
  const { width, height } = findView(set.manifest, bed.view)
  const picture = { width, height, data: new Uint8Array(width * height * 3) }
  const read = await Promise.all(layers.map((layer) => set.pixelsOf(layer)))
  layers.forEach((layer, index) => {
    lay(picture, developLayer(set, layer, read[index] ?? new Uint8Array(), bed.fabric.color), layer.place)
  })
  return picture
}

function developLayer(set: LayerSet, layer: ChosenLayer, pixels: Uint8Array, color: string): Uint8Array {
  const { place } = layer
  return layer.dyed && place.tones
    ? dyeLayer(pixels, { ...place, tones: place.tones }, color, set.transform)
    : pixels
}

/** Lays a layer (RGBA) over the picture where the list of layers places it; what is beyond the picture is left out. */
function lay({ width, height, data }: ComposedPicture, layer: Uint8Array, place: LayerPicture): void {
  const columns = Math.min(place.width, width - place.left)
  const rows = Math.min(place.height, height - place.top)
  for (let row = 0; row < rows; row++) {
    let from = row * place.width * 4
    let to = ((place.top + row) * width + place.left) * 3
    for (let column = 0; column < columns; column++, from += 4, to += 3) {
      const alpha = layer[from + 3] as number
      if (alpha === 0) continue
      for (let c = 0; c < 3; c++) {
        const over = layer[from + c] as number
        data[to + c] = alpha === 255 ? over : blend(over, data[to + c] as number, alpha)
      }
    }
  }
}

function blend(over: number, under: number, alpha: number): number {
  return ((over * alpha + under * (255 - alpha) + 127) / 255) | 0
}
