import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { LayerManifest } from '../compose/layer-manifest.ts'
import { toSceneAddress } from './bed-address.ts'
import { toRevision } from './revision.ts'
import { listShownProperties } from './shown-options.ts'

/** A picture that a set has of each of its beds. */
export interface Scene {
  readonly view: string
  /** What the view is called on the page. */
  readonly title: string
  /** Ends where the reference id of a bed follows; its width is -1 (CF-14). */
  readonly renderUrl: string
  /** Ids of the properties that the view shows: the reference id has the options of these. */
  readonly properties: readonly string[]
  /** Pixels of the whole picture. */
  readonly width: number
  readonly height: number
}

/** The views in the order of the page, with their Dutch names. */
const viewTitles: Readonly<Record<string, string>> = {
  room: 'Kamer',
  front: 'Voorkant',
  headboard: 'Hoofdbord',
  layers: 'Opengewerkt',
}

/** Returns the scenes of a set: the views of which there are layers. */
export function listScenes(definition: CheckedDefinitionInput, manifest: LayerManifest): readonly Scene[] {
  const revision = toRevision(manifest, definition)
  return Object.entries(viewTitles).flatMap(([view, title]) => {
    const frame = Object.hasOwn(manifest.views, view) ? manifest.views[view] : undefined
    if (frame === undefined) return []
    return [
      {
        view,
        title,
        renderUrl: toSceneAddress({ revision, view, slug: definition.slug }),
        properties: listShownProperties(definition, manifest, view).map(({ id }) => id),
        width: frame.width,
        height: frame.height,
      },
    ]
  })
}
