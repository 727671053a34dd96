import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { describeView } from '@sluimer/domain/configurator/bed/describe-bed'
import { toReferenceId } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from '../set/bed-set.ts'

/** The widths that the render service serves, up to that of its layers. */
const servedWidths = [480, 640, 960, 1200] as const
const usualWidth = 960

export interface ScenePicture {
  readonly src: string
  readonly srcSet: string
  /** The same in a lighter format, for browsers that read it. */
  readonly lighterSrcSet: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/**
 * Returns the picture of a bed in a scene (CF-14): the scene's address with a width in the place of -1, and the reference
 * id of the bed. What is not chosen yet is shown as in the set's first bed.
 */
export function toScenePicture(set: BedSet, scene: ConfiguratorScene, choices: Choices): ScenePicture {
  const { properties } = set.configurator.definition
  const shown = { ...set.defaultChoices, ...choices }
  const seen = { properties: properties.filter(({ id }) => scene.properties.includes(id)) }
  const toAddress = (width: number, format: string) =>
    `${scene.renderUrl.replace('/-1/', `/${width}/`)}${toReferenceId(seen, shown, format)}`
  const toSet = (format: string) =>
    servedWidths.map((width) => `${toAddress(width, format)} ${width}w`).join(', ')
  return {
    src: toAddress(usualWidth, 'webp'),
    srcSet: toSet('webp'),
    lighterSrcSet: toSet('avif'),
    alt: describeView(set.name, { properties }, shown, scene, set.scenes),
    width: scene.width,
    height: scene.height,
  }
}
