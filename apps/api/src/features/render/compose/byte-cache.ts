import { LRUCache } from 'lru-cache'

/**
 * Keeps what was read or made last, up to a number of bytes, and makes nothing twice at the same time. What failed is not kept, so
 * that a mended file counts at the next request.
 */
export function createByteCache(mostBytes: number) {
  const kept = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: (pixels) => Math.max(1, pixels.length),
    fetchMethod: (_name, _stale, { context: read }) => read(),
    // When others push it out of the cache while it is read, the reader still gets what was read.
    ignoreFetchAbort: true,
  })
  return {
    /** Returns what is kept, without reading anything. */
    peek: (name: string): Uint8Array | undefined => kept.get(name),
    async get(name: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
      return (await kept.fetch(name, { context: read })) ?? read()
    },
  }
}
