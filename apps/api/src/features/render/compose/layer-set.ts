import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createByteCache } from './byte-cache.ts'
import type { ChosenLayer } from './choose-layers.ts'
import { type LayerManifest, layerManifestSchema } from './layer-manifest.ts'
import { LayerSetError } from './layer-set-error.ts'
import { readViewTransform, type ViewTransform } from './view-transform.ts'

/** The layers of a folder, ready to be composed. */
export interface LayerSet {
  manifest: LayerManifest
  transform: ViewTransform
  /** Returns a layer's pixels (RGBA; three tiles below each other for cloth). @throws LayerSetError `broken_layer` */
  pixelsOf: (layer: ChosenLayer) => Promise<Uint8Array>
}

/** Enough for the layers of some thirty beds. */
const defaultCacheBytes = 96 * 1024 * 1024

/**
 * Opens the layers in a folder.
 * @throws LayerSetError `bad_manifest` when its `index.json` or its view transform is absent or wrong
 */
export async function openLayerSet(folder: string, cacheBytes = defaultCacheBytes): Promise<LayerSet> {
  const manifest = await readManifest(join(folder, 'index.json'))
  const transform = await readViewTransform(join(folder, manifest.viewTransform.file), manifest.viewTransform)
  const cache = createByteCache(cacheBytes)
  return { manifest, transform, pixelsOf: (layer) => cache.get(layer.name, () => readLayer(folder, layer)) }
}

async function readManifest(file: string): Promise<LayerManifest> {
  try {
    return layerManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new LayerSetError('bad_manifest', `${file} is no list of layers: ${String(cause)}`, cause)
  }
}

async function readLayer(folder: string, { name, place, dyed }: ChosenLayer): Promise<Uint8Array> {
  try {
    const { data, info } = await sharp(await readFile(join(folder, `${name}.webp`)), { failOn: 'warning' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const height = place.height * (dyed ? 3 : 1)
    if (info.width !== place.width || info.height !== height)
      throw new Error(`it has ${info.width} × ${info.height} pixels, not ${place.width} × ${height}`)
    if (dyed && !place.tones) throw new Error('its tones are not in the list of layers')
    return data
  } catch (cause) {
    throw new LayerSetError('broken_layer', `layer ${name} cannot be read: ${String(cause)}`, cause)
  }
}
