import type { Deps } from '../../../platform/deps.ts'
import { findContentValue } from './content.queries.ts'
import type { Content, ContentKey } from './content-blocks.ts'
import { parseContent } from './find-content.ts'

/** There are fewer places for content than this. */
const mostPlaces = 100

/** Holds in memory what staff wrote for every page. */
export interface ContentShelf {
  /** Finds the content of a place; undefined when there is none, or none that is understood. */
  find<Key extends ContentKey>(key: Key): Promise<Content<Key> | undefined>
}

/** Keeps what staff wrote for every page in memory until some of it changes. */
export function createContentShelf({
  db,
  shelves,
  clock,
}: Pick<Deps, 'db' | 'shelves' | 'clock'>): ContentShelf {
  const shelf = shelves.add<ContentKey, unknown>({
    name: 'content',
    most: mostPlaces,
    touchedBy: (noun) => (noun === 'content' ? 'everything' : 'nothing'),
    read: async (keys) => {
      const values = await Promise.all(keys.map((key) => findContentValue(db, key)))
      return new Map(keys.map((key, place) => [key, parseContent(key, values[place])]))
    },
  })
  return {
    // What was read for a key has the shape of that key.
    find: async <Key extends ContentKey>(key: Key) =>
      (await shelf.findOne(key, clock())) as Content<Key> | undefined,
  }
}
