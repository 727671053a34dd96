/** What could not be taken over though its product was, each thing once with how often it came. */
export interface Notes {
  add(note: string): void
  /** The most frequent first. */
  list(): { note: string; count: number }[]
}

/** A file can have as many oddities as rows; above this many kinds the rest is only counted. */
const mostKinds = 1_000
const rest = 'other things'

export function createNotes(): Notes {
  const counts = new Map<string, number>()
  return {
    add(note) {
      const kind = counts.has(note) || counts.size < mostKinds ? note : rest
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    },
    list: () => Array.from(counts, ([note, count]) => ({ note, count })).sort((a, b) => b.count - a.count),
  }
}
