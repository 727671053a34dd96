import type { KeptPage } from './kept-page.ts'

/** The part of the room that pages asked for once may take. */
const newcomersShare = 0.25

/**
 * Pages by their key, no more than `mostBytes` of them. A page that is asked for a second time moves from the newcomers to
 * the regulars, so that whoever walks through every combination of filters once pushes out none that others come back for.
 */
export function createPageStore(mostBytes: number) {
  const newcomers = createShelf()
  const regulars = createShelf()

  function makeRoom() {
    while (regulars.bytes > mostBytes * (1 - newcomersShare)) {
      const oldest = regulars.takeOldest()
      if (oldest) newcomers.put(...oldest)
    }
    while (newcomers.bytes + regulars.bytes > mostBytes && newcomers.takeOldest());
  }

  return {
    get(key: string): KeptPage | undefined {
      const regular = regulars.take(key)
      const page = regular ?? newcomers.take(key)
      if (page === undefined) return undefined
      regulars.put(key, page)
      if (!regular) makeRoom()
      return page
    },
    /** A page that stood there keeps its place. */
    set(key: string, page: KeptPage) {
      if (page.bytes > mostBytes * newcomersShare) return
      const shelf = regulars.take(key) ? regulars : newcomers
      newcomers.take(key)
      shelf.put(key, page)
      makeRoom()
    },
    delete(key: string) {
      regulars.take(key)
      newcomers.take(key)
    },
    get size() {
      return { pages: newcomers.count + regulars.count, bytes: Math.round(newcomers.bytes + regulars.bytes) }
    },
  }
}

/** Pages in the order in which they were put there. */
function createShelf() {
  const pages = new Map<string, KeptPage>()
  let bytes = 0
  function take(key: string): KeptPage | undefined {
    const page = pages.get(key)
    if (page === undefined) return undefined
    pages.delete(key)
    bytes -= page.bytes
    return page
  }
  return {
    take,
    put(key: string, page: KeptPage) {
      pages.set(key, page)
      bytes += page.bytes
    },
    takeOldest(): [string, KeptPage] | undefined {
      for (const [key, page] of pages) {
        take(key)
        return [key, page]
      }
      return undefined
    },
    get bytes() {
      return bytes
    },
    get count() {
      return pages.size
    },
  }
}
