import { everythingTag } from '../change-cursor.ts'

/** One batch of tags as listeners receive it. */
export interface SentChange {
  /** Identifies this node's run and the batch's number in it; a listener resumes after it. */
  id: string
  tags: readonly string[]
}

/** A listener that missed more batches than this learns that everything may have changed. */
const mostKept = 1000
/** More tags than this at once are sent as everything: handling them costs more than asking again. */
const mostTags = 2000

/** Holds the last batches of tags that this run of the node has sent, so that a listener can resume. */
export function createSentChanges(run: string) {
  const kept: SentChange[] = []
  let count = 0

  return {
    add(tags: readonly string[]): SentChange {
      count++
      const told = { id: `${run}-${count}`, tags: tags.length > mostTags ? [everythingTag] : tags }
      kept.push(told)
      if (kept.length > mostKept) kept.shift()
      return told
    },

    /** Returns what was sent after `id`; after another run, or one too long ago, a single batch of everything. */
    after(id: string | undefined): readonly SentChange[] {
      const last = `${run}-${count}`
      if (id === last) return []
      const place = kept.findIndex((told) => told.id === id)
      return place < 0 ? [{ id: last, tags: [everythingTag] }] : kept.slice(place + 1)
    },
  }
}
