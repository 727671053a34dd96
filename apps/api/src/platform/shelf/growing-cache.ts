import { LRUCache } from 'lru-cache'

/**
 * Makes a cache of at most `most` entries, of which those used last stay. It grows with what it holds: given `max`, lru-cache sets
 * aside room for all entries at once, and to make the api's caches took a third of the time that its parts take to be put together.
 */
export function createGrowingCache<Key extends string | number, Value extends {}>(
  most: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 })
}
