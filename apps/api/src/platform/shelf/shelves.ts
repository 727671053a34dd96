import type { ChangeFeed } from '../change-feed/change-feed.ts'
import { createShelf, type Shelf, type ShelfOptions } from './shelf.ts'

/** All that this node keeps in memory of the database: each kind on a shelf of its own, all compared together. */
export interface Shelves {
  /** Adds a shelf. */
  add<Key extends string | number, Value>(options: ShelfOptions<Key, Value>): Shelf<Key, Value>
  /** Compares every shelf with the database, and forgets what differs. Returns those keys by the name of their shelf. */
  reconcile(at: Date): Promise<ReadonlyMap<string, readonly (string | number)[]>>
}

export function createShelves(changes: Pick<ChangeFeed, 'subscribe' | 'catchUp'>): Shelves {
  const shelves: { name: string; reconcile(at: Date): Promise<(string | number)[]> }[] = []
  return {
    add(options) {
      const shelf = createShelf(changes, options)
      shelves.push({ name: options.name, reconcile: shelf.reconcile })
      return shelf
    },

    async reconcile(at) {
      const differing = new Map<string, readonly (string | number)[]>()
      for (const { name, reconcile } of shelves) {
        const keys = await reconcile(at)
        if (keys.length > 0) differing.set(name, keys)
      }
      return differing
    },
  }
}
