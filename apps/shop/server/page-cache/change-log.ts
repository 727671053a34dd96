import type { DependsOn } from './depends-on.ts'

/** Stands for every tag. */
const everythingTag = '*'
/** At most this many tags are remembered one by one; whatever is older counts as changed. */
const mostTags = 200_000
const minuteMs = 60_000
/** The api's clock may be a little behind, so an answer from right after the full minute is checked again. */
const clocksDifferMs = 2_000

/**
 * Keeps when each tag last changed, as a count that rises with every change. With each minute of the clock everything counts
 * as changed: what time alone changes (an order for tomorrow, a deal that ends) does so on a full minute, and any change that
 * went unheard is put right within one.
 */
export function createChangeLog(now: () => number = Date.now) {
  let count = 0
  let everythingAt = 0
  let tick = tickAt(now())
  const tagAt = new Map<string, number>()
  const nounAt = new Map<string, number>()

  function changeEverything() {
    everythingAt = ++count
    tagAt.clear()
    nounAt.clear()
  }

  return {
    /** Returns the present count. Take it before a call, and compare the answer with it later. */
    current(): number {
      const tickNow = tickAt(now())
      if (tickNow !== tick) changeEverything()
      tick = tickNow
      return count
    },

    hear(tags: readonly string[]) {
      if (tags.includes(everythingTag) || tagAt.size > mostTags) return changeEverything()
      count++
      for (const tag of tags) {
        tagAt.set(tag, count)
        nounAt.set(tag.split(':', 1)[0] ?? tag, count)
      }
    },

    /** Whether anything that an answer is made of has changed after `since`. */
    hasChanged(dependsOn: DependsOn, since: number): boolean {
      if (everythingAt > since) return true
      for (const [noun, at] of nounAt) {
        if (at <= since) continue
        const ids = dependsOn.get(noun)
        if (ids === undefined || (tagAt.get(noun) ?? 0) > since) return true
        for (const id of ids) if ((tagAt.get(`${noun}:${id}`) ?? 0) > since) return true
      }
      return false
    },
  }
}

/** Rises twice a minute: on the full minute, and a little later. */
function tickAt(ms: number): number {
  return Math.floor(ms / minuteMs) + Math.floor((ms - clocksDifferMs) / minuteMs)
}

export type ChangeLog = ReturnType<typeof createChangeLog>
