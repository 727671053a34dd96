import { everythingTag } from '../change-cursor.ts'

/** One batch of tags as listeners get it. */
export interface ToldChange {
  /** Names this node's run and the batch's number in it; what a listener resumes after. */
  id: string
  tags: readonly string[]
}

/** A listener that was away for more batches than this is told that everything may have changed. */
const mostKept = 1000
/** More tags than this at once are told as everything: listening costs more than asking again. */
const mostTags = 2000

/** The last batches of tags that this run of the node has told, so that a listener can go on where it broke off. */
export function createToldChanges(run: string) {
  const kept: ToldChange[] = []
  let count = 0

  return {
    add(tags: readonly string[]): ToldChange {
      count++
      const told = { id: `${run}-${count}`, tags: tags.length > mostTags ? [everythingTag] : tags }
      kept.push(told)
      if (kept.length > mostKept) kept.shift()
      return told
    },

    /** What was told after `id`. Of another run, or too long ago: one batch that says everything. */
    after(id: string | undefined): readonly ToldChange[] {
      const last = `${run}-${count}`
      if (id === last) return []
      const place = kept.findIndex((told) => told.id === id)
      return place < 0 ? [{ id: last, tags: [everythingTag] }] : kept.slice(place + 1)
    },
  }
}
