import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { toReferenceId } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from './bed-set.ts'

/** The addresses of a picture in several widths. */
export interface SceneSources {
  readonly src: string
  readonly srcSet: string
  /** The same in a lighter format, for browsers that read it. */
  readonly lighterSrcSet: string
}

/**
 * Returns the addresses of a bed in a scene (CF-14): the scene's address with a width in the place of -1, and the reference
 * id of the bed. What is not chosen yet is shown as in the set's first bed.
 */
export function toSceneSources(
  { configurator, defaultChoices }: Pick<BedSet, 'configurator' | 'defaultChoices'>,
  scene: Pick<ConfiguratorScene, 'renderUrl' | 'properties'>,
  wanted: { readonly choices: Choices; readonly widths: readonly number[]; readonly usualWidth: number },
): SceneSources {
  const { properties } = configurator.definition
  const seen = { properties: properties.filter(({ id }) => scene.properties.includes(id)) }
  const toAddress = (width: number, format: string) =>
    `${scene.renderUrl.replace('/-1/', `/${width}/`)}${toReferenceId(seen, { ...defaultChoices, ...wanted.choices }, format)}`
  const toSet = (format: string) =>
    wanted.widths.map((width) => `${toAddress(width, format)} ${width}w`).join(', ')
  return { src: toAddress(wanted.usualWidth, 'webp'), srcSet: toSet('webp'), lighterSrcSet: toSet('avif') }
}
