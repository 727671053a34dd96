import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { LayerManifest } from '../compose/layer-manifest.ts'
import { listScenes, type Scene } from './list-scenes.ts'
import { toRevision } from './revision.ts'

/** The view that stands for a bed where there is room for one picture. */
export interface MainView extends Pick<Scene, 'view' | 'width' | 'height'> {
  /** Changes with the picture, as in the addresses of scenes. */
  readonly revision: string
}

/** Returns the first view of a set; undefined when there are no layers of it. */
export function findMainView(
  definition: CheckedDefinitionInput,
  manifest: LayerManifest,
): MainView | undefined {
  const [first] = listScenes(definition, manifest)
  if (first === undefined) return undefined
  const { view, width, height } = first
  return { view, width, height, revision: toRevision(manifest, definition) }
}
