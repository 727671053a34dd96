import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { readPictureWidth, toMediaType } from '../../media/picture-address.ts'
import { findPicturedBeds } from '../rows/configuration.queries.ts'
import { readBedImageName } from './bed-image-key.ts'
import { type MadePicture, toUnmadeCode } from './find-bed-picture.ts'
import type { SetPictures } from './open-set-pictures.ts'

/** The picture of a bed, or the address of the set's own picture when that of the bed cannot be made. */
export type SavedBedPicture = MadePicture | { readonly standsAt: string }

/**
 * Makes the picture of a saved bed, or finds it among those made before. An order or a mail of years ago may ask for one
 * whose layers have changed or are gone: it then gets the bed as it would be shown today, or the set's own picture.
 */
export async function findSavedBedPicture(
  { db }: Pick<Deps, 'db'>,
  pictures: SetPictures,
  asked: { width: string; name: string },
): Promise<Outcome<SavedBedPicture>> {
  const width = readPictureWidth(asked.width)
  if (width === undefined) return { ok: false, error: { code: 'invalid_request' } }
  const name = readBedImageName(asked.name)
  const bed = name && (await findPicturedBeds(db, [name.configurationId])).get(name.configurationId)
  if (name === undefined || bed === undefined) return { ok: false, error: { code: 'not_found' } }
  const { format, revision } = name
  const { definition, choices } = bed
  try {
    const bytes = await pictures.loadMainView(definition, { choices, width, format })
    const isForGood = pictures.findMainView(definition)?.revision === revision
    if (bytes !== undefined) return { ok: true, data: { bytes, type: toMediaType(format), isForGood } }
  } catch (error) {
    toUnmadeCode(error)
  }
  return { ok: true, data: { standsAt: `/media/${width}/${definition.fallbackImage}.${format}` } }
}
