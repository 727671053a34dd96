import { type BedPicture, chooseLayers, findView } from './choose-layers.ts'
import { dyeLayer } from './dye-layer.ts'
import { type ComposedPicture, layLayer } from './lay-layer.ts'
import type { LayerSet } from './layer-set.ts'
import { LayerSetError } from './layer-set-error.ts'

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
  const { transform } = set
  layers.forEach(({ place, dyed, columns }, index) => {
    const layer = { pixels: read[index] ?? new Uint8Array(), place }
    if (dyed && place.tones)
      dyeLayer(picture, layer, { tones: place.tones, color: bed.fabric.color, transform })
    else layLayer(picture, layer, columns)
  })
  return picture
}
