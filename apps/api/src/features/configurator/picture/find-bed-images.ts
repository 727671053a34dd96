import type { Image } from '@sluimer/contract/platform/primitives'
import { describeBed } from '@sluimer/domain/configurator/bed/describe-bed'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findImages } from '../../media/find-images.ts'
import { createMissingImage, toImage } from '../../media/to-image.ts'
import { findPicturedBeds } from '../rows/configuration.queries.ts'
import { toBedImageKey } from './bed-image-key.ts'
import { openSetPictures } from './open-set-pictures.ts'

/** What is needed to find pictures of beds, also inside a transaction. */
export type ImageSources = Pick<Deps, 'config' | 'log'> & { readonly db: Connection }

/**
 * Returns the pictures of saved beds as ordinary images, by the ids of the beds. A bed keeps the fabric and the parts of the
 * version that it was saved with. Nothing is composed here: that happens when a browser asks for the picture. A shop
 * without layers shows the set's own picture.
 */
export async function findBedImages(
  { db, config, log }: ImageSources,
  configurationIds: readonly string[],
): Promise<ReadonlyMap<string, Image>> {
  const beds = await findPicturedBeds(db, configurationIds)
  if (beds.size === 0) return new Map()
  const pictures = await openSetPictures({ config, log })
  const stands = await findImages(
    db,
    Array.from(beds.values(), ({ definition }) => definition.fallbackImage),
  )
  return new Map(
    Array.from(beds, ([configurationId, { choices, definition }]) => {
      const { name, fallbackImage } = definition
      const alt = describeBed(name, toConfiguratorDefinition(definition), choices)
      const stand = stands.get(fallbackImage) ?? createMissingImage(fallbackImage, name)
      const main = pictures.findMainView(definition)
      if (main === undefined) return [configurationId, { ...stand, alt }] as const
      const { width, height, revision } = main
      const key = toBedImageKey({ configurationId, revision })
      return [configurationId, toImage({ key, alt, width, height, placeholder: stand.placeholder })] as const
    }),
  )
}
