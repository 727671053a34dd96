import type { LayerManifest, LayerPicture, LayerSlot } from './layer-manifest.ts'
import { LayerSetError } from './layer-set-error.ts'

/** The bed to be shown. */
export interface BedPicture {
  view: string
  /**
   * Option ids by choice, such as `{ width: '180', headboard: 'kanaal', … }`. Choices that no layer shows are ignored; for those
   * that are absent the list of layers has a standard.
   */
  choices: Readonly<Record<string, string>>
  /** What the right half of the bed has of a choice, where that differs from the left one. */
  right?: Readonly<Record<string, string>>
  /** The cloth: the color that it reflects in white light, as `#rrggbb`, and how it is woven. */
  fabric: { color: string; weave: string }
}

export interface ChosenLayer {
  name: string
  place: LayerPicture
  dyed: boolean
  /** The columns of the picture in which it is drawn; all of them without. */
  columns?: { readonly from: number; readonly until: number }
}

/**
 * Returns the layers of a bed, back to front.
 * @throws LayerSetError `unknown_view`, `missing_choice` or `missing_layer`
 */
export function chooseLayers(manifest: LayerManifest, bed: BedPicture): ChosenLayer[] {
  return findView(manifest, bed.view)
    .slots.filter((slot) =>
      Object.entries(slot.only).every(([choice, ids]) =>
        ids.includes(findOption(manifest, bed, choice, slot)),
      ),
    )
    .flatMap((slot) => findLayers(manifest, bed, slot))
}

/** Returns the layer of a slot; two where the halves of the bed differ in it. */
function findLayers(manifest: LayerManifest, bed: BedPicture, slot: LayerSlot): ChosenLayer[] {
  const { right = {}, choices } = bed
  const left = findLayer(manifest, bed, slot)
  if (slot.seam === undefined || !slot.by.some((choice) => Object.hasOwn(right, choice))) return [left]
  const other = findLayer(manifest, { ...bed, choices: { ...choices, ...right } }, slot)
  return [
    { ...left, columns: { from: 0, until: slot.seam } },
    { ...other, columns: { from: slot.seam, until: findView(manifest, bed.view).width } },
  ]
}

/** @throws LayerSetError `unknown_view` */
export function findView(manifest: LayerManifest, name: string): LayerManifest['views'][string] {
  const view = Object.hasOwn(manifest.views, name) ? manifest.views[name] : undefined
  if (!view) throw new LayerSetError('unknown_view', `there is no view ${JSON.stringify(name)}`)
  return view
}

function findLayer(manifest: LayerManifest, bed: BedPicture, slot: LayerSlot): ChosenLayer {
  const ids = slot.by.map((choice) => findOption(manifest, bed, choice, slot))
  const stem = `${bed.view}/${[slot.name, ...ids].join('-')}`
  const names = slot.dyed ? weavesFor(manifest, bed).map((weave) => `${stem}-${weave}`) : [stem]
  for (const name of names) {
    const place = Object.hasOwn(manifest.pictures, name) ? manifest.pictures[name] : undefined
    if (place) return { name, place, dyed: slot.dyed }
  }
  throw new LayerSetError('missing_layer', `there is no layer ${names.join(' or ')}`, {
    layer: names[0] ?? stem,
  })
}

function weavesFor(manifest: LayerManifest, bed: BedPicture): string[] {
  const { weave } = bed.fabric
  const standIns = Object.hasOwn(manifest.weaves, weave) ? manifest.weaves[weave] : undefined
  if (!standIns) throw new LayerSetError('missing_choice', `there is no weave ${JSON.stringify(weave)}`)
  return [weave, ...standIns]
}

function findOption(manifest: LayerManifest, bed: BedPicture, choice: string, slot: LayerSlot): string {
  for (const options of [bed.choices, manifest.standard]) {
    const option = Object.hasOwn(options, choice) ? options[choice] : undefined
    if (option !== undefined) return option
  }
  throw new LayerSetError(
    'missing_choice',
    `layer ${slot.name} of view ${bed.view} needs the choice ${choice}`,
  )
}
