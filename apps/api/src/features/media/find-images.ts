import type { Image } from '@sluimer/contract/platform/primitives'
import type { Connection } from '../../platform/db/database.ts'
import { findPictures } from './media.queries.ts'
import { toImage } from './to-image.ts'

/** Reads registered pictures in one statement and returns them as the contract shows them, by key. */
export async function findImages(
  db: Connection,
  keys: Iterable<string>,
): Promise<ReadonlyMap<string, Image>> {
  const pictures = await findPictures(db, keys)
  return new Map(Array.from(pictures, ([key, picture]) => [key, toImage(picture)]))
}
