import { LRUCache } from 'lru-cache'

/**
 * Makes a cache of at most `most` entries, of which those used last stay. It grows with what it holds: given `max`, lru-cache sets
 * aside room for all entries at once, which was a seventh of the processor time of putting the api together, and more to clear away.
 */
export function createGrowingCache<Key extends string | number, Value extends {}>(
  most: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 })
}
