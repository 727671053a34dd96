import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { describeView } from '@sluimer/domain/configurator/bed/describe-bed'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from '../set/bed-set.ts'
import { type SceneSources, toSceneSources } from '../set/scene-sources.ts'

/** The widths that the render service serves, up to that of its layers. */
const servedWidths = [480, 640, 960, 1200] as const
const usualWidth = 960

export interface ScenePicture extends SceneSources {
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Returns the picture of a bed in a scene (CF-14), with the words that say what it shows. */
export function toScenePicture(set: BedSet, scene: ConfiguratorScene, choices: Choices): ScenePicture {
  const { properties } = set.configurator.definition
  const shown = { ...set.defaultChoices, ...choices }
  return {
    ...toSceneSources(set, scene, { choices, widths: servedWidths, usualWidth }),
    alt: describeView(set.name, { properties }, shown, scene, set.scenes),
    width: scene.width,
    height: scene.height,
  }
}
