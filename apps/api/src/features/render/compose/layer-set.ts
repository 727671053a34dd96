import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createByteCache } from './byte-cache.ts'
import type { ChosenLayer } from './choose-layers.ts'
import { measureClothFile } from './dye-layer.ts'
import { type LayerManifest, layerManifestSchema } from './layer-manifest.ts'
import { LayerSetError } from './layer-set-error.ts'
import { readViewTransform, type ViewTransform } from './view-transform.ts'

/** The layers of a folder, ready to be composed. */
export interface LayerSet {
  manifest: LayerManifest
  transform: ViewTransform
  /** Returns the pixels of a layer's file: RGBA, or RGB of what is opaque. @throws LayerSetError `broken_layer` */
  pixelsOf: (layer: ChosenLayer) => Promise<Uint8Array>
}

/** The list of the layers, in their folder. */
export const listFile = 'index.json'

/** Enough for the layers of some thirty beds. */
const defaultCacheBytes = 96 * 1024 * 1024

/**
 * Opens the layers in a folder.
 * @throws LayerSetError `bad_manifest` when its `index.json` or its view transform is absent or wrong
 */
export async function openLayerSet(folder: string, cacheBytes = defaultCacheBytes): Promise<LayerSet> {
  const manifest = await readManifest(join(folder, listFile))
  const transform = await readViewTransform(join(folder, manifest.viewTransform.file), manifest.viewTransform)
  const cache = createByteCache(cacheBytes)
  return { manifest, transform, pixelsOf: (layer) => cache.get(layer.name, () => readLayer(folder, layer)) }
}

async function readManifest(file: string): Promise<LayerManifest> {
  try {
    return layerManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new LayerSetError('bad_manifest', `${file} is no list of layers: ${String(cause)}`, { cause })
  }
}

async function readLayer(folder: string, { name, place, dyed }: ChosenLayer): Promise<Uint8Array> {
  try {
    const file = sharp(await readFile(join(folder, `${name}.webp`)), { failOn: 'warning' })
    const whole = dyed ? file.ensureAlpha() : file
    const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
    const { width, height } = dyed ? measureClothFile(place) : place
    if (info.width !== width || info.height !== height)
      throw new Error(`it has ${info.width} × ${info.height} pixels, not ${width} × ${height}`)
    if (info.channels < 3) throw new Error('it has no colors')
    if (dyed && !place.tones) throw new Error('its tones are not in the list of layers')
    return data
  } catch (cause) {
    throw new LayerSetError('broken_layer', `layer ${name} cannot be read: ${String(cause)}`, {
      cause,
      layer: name,
    })
  }
}
