import type { Image } from '@sluimer/contract/platform/primitives'
import type { Deps } from '../../platform/deps.ts'
import { findImages } from './find-images.ts'

/** The pictures of menus, banners and what staff write; those of products are kept with the products. */
const mostPictures = 5_000

/** Holds in memory the pictures of what every page shows. */
export interface PictureShelf {
  /** Returns the pictures with these keys that are registered. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, Image>>
}

/** Keeps what pages need to know of pictures in memory until a picture changes. */
export function createPictureShelf({
  db,
  shelves,
  clock,
}: Pick<Deps, 'db' | 'shelves' | 'clock'>): PictureShelf {
  const shelf = shelves.add<string, Image>({
    name: 'pictures',
    most: mostPictures,
    touchedBy: (noun, key) => (noun === 'picture' ? { keys: [key] } : 'nothing'),
    read: (keys) => findImages(db, keys),
  })
  return {
    async find(keys) {
      const images = await shelf.find(keys, clock())
      return new Map(
        images.flatMap((image, place) => (image === undefined ? [] : [[keys[place] ?? '', image]])),
      )
    },
  }
}
