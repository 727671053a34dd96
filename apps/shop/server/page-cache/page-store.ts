import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

/** The share of the memory for pages that were asked for only once. */
const newcomersShare = 0.25

/**
 * Holds pages by their key, up to `mostBytes`. A page that is asked for a second time moves from the newcomers to the regulars,
 * so that a visitor who walks once through every combination of filters pushes out no page that others come back for.
 */
export function createPageStore(mostBytes: number) {
  const sizeCalculation = ({ bytes }: KeptPage) => bytes
  const newcomers = new LRUCache<string, KeptPage>({ maxSize: mostBytes, sizeCalculation })
  const regulars = new LRUCache<string, KeptPage>({
    maxSize: Math.floor(mostBytes * (1 - newcomersShare)),
    sizeCalculation,
    dispose: (page, key, reason) => {
      if (reason === 'evict') newcomers.set(key, page)
    },
  })

  function makeRoom() {
    while (newcomers.calculatedSize + regulars.calculatedSize > mostBytes && newcomers.pop());
  }

  return {
    get(key: string): KeptPage | undefined {
      const regular = regulars.get(key)
      if (regular !== undefined) return regular
      const page = newcomers.peek(key)
      if (page === undefined) return undefined
      newcomers.delete(key)
      regulars.set(key, page)
      makeRoom()
      return page
    },
    /** Replaces a page without changing its rank. */
    set(key: string, page: KeptPage) {
      if (page.bytes > mostBytes * newcomersShare) return
      const shelf = regulars.has(key) ? regulars : newcomers
      shelf.set(key, page)
      makeRoom()
    },
    get size() {
      return {
        pages: newcomers.size + regulars.size,
        bytes: newcomers.calculatedSize + regulars.calculatedSize,
      }
    },
  }
}
