/**
 * Keeps what was read last, up to a number of bytes, and reads nothing twice at the same time. What failed is not kept, so
 * that a mended file counts at the next request.
 */
export function createLayerCache(mostBytes: number) {
  const kept = new Map<string, Promise<Uint8Array>>()
  const sizes = new Map<string, number>()
  let bytes = 0

  function forget(name: string) {
    kept.delete(name)
    bytes -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  return {
    get(name: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const known = kept.get(name)
      if (known) {
        kept.delete(name)
        kept.set(name, known)
        return known
      }
      const reading = read().then(
        (pixels) => {
          sizes.set(name, pixels.length)
          bytes += pixels.length
          for (const oldest of kept.keys()) {
            if (bytes <= mostBytes) break
            forget(oldest)
          }
          return pixels
        },
        (error: unknown) => {
          forget(name)
          throw error
        },
      )
      kept.set(name, reading)
      return reading
    },
  }
}
