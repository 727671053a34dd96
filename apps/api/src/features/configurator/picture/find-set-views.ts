import type { Image } from '@sluimer/contract/platform/primitives'
import { describeView } from '@sluimer/domain/configurator/bed/describe-bed'
import { listOptionIds } from '@sluimer/domain/configurator/bed/variant-id'
import {
  type CheckedDefinitionInput,
  toConfiguratorDefinition,
} from '@sluimer/product-files/configurator/definition-input'
import type { Deps } from '../../../platform/deps.ts'
import { toImage } from '../../media/to-image.ts'
import type { Scene } from '../../render/scene/list-scenes.ts'
import { findNewestVersions } from '../rows/definition.queries.ts'
import { toViewImageKey } from './bed-image-key.ts'
import { openSetPictures, type SetPictures } from './open-set-pictures.ts'

/**
 * Returns the views of the beds with which shoppers begin, by the slugs of their sets, as ordinary pictures for product pages and
 * tiles. A set without layers has none. Nothing is composed here: that happens when a browser asks for a picture.
 */
export async function findSetViews(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly Image[]>> {
  if (slugs.length === 0) return new Map()
  const [pictures, versions] = await Promise.all([
    openSetPictures({ config, log }),
    findNewestVersions(db, slugs),
  ])
  return new Map(versions.map(({ slug, definition }) => [slug, listViews(definition, pictures)]))
}

function listViews(definition: CheckedDefinitionInput, pictures: SetPictures): Image[] {
  const { slug, name, defaultConfig } = definition
  const { properties } = toConfiguratorDefinition(definition)
  const revision = pictures.findMainView(definition)?.revision ?? ''
  return pictures.listScenes(definition).map((scene, _, scenes) => {
    const { view } = scene
    const seen = properties.filter(({ id }) => scene.properties.includes(id))
    const optionIds = listOptionIds({ properties: seen }, defaultConfig)
    const key = toViewImageKey({ revision, view, slug, optionIds })
    const alt = describeView(name, { properties }, defaultConfig, scene, scenes)
    return toImage({ key, alt, ...toServedSize(scene), placeholder: '' })
  })
}

/**
 * Layers of 1200 pixels lie between two widths in which pictures are served. Enlarged by a fifteenth they are sharper on a phone than
 * the narrower copy is.
 */
function toServedSize({ width, height }: Pick<Scene, 'width' | 'height'>) {
  const wide = 1280
  if (width < wide * 0.9 || width >= wide) return { width, height }
  return { width: wide, height: Math.round((height * wide) / width) }
}
