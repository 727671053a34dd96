/** A remark about a product; when it is about one of many names, with the name. */
export type Remark = string | { note: string; example: string }

/** Collects what could not be imported of products that were: each kind once, with how often it occurred. */
export interface Notes {
  add(remark: Remark): void
  /** Lists the most frequent first, with some of the names: "colors that are no filter: 'Mint', 'Zand' and 3 more". */
  list(): { note: string; count: number }[]
}

/** A file can have as many oddities as rows; beyond this many kinds, or names of one kind, they are only counted. */
const mostKinds = 1_000
const mostShown = 8
const rest = 'other things'

export function createNotes(): Notes {
  const kinds = new Map<string, { count: number; examples: Set<string> }>()
  return {
    add(remark) {
      const { note, example } = typeof remark === 'string' ? { note: remark, example: undefined } : remark
      const name = kinds.has(note) || kinds.size < mostKinds ? note : rest
      const kind = kinds.get(name) ?? { count: 0, examples: new Set() }
      kind.count++
      if (example !== undefined && kind.examples.size < mostKinds) kind.examples.add(example)
      kinds.set(name, kind)
    },
    list: () =>
      Array.from(kinds, ([note, { count, examples }]) => ({
        note: withExamples(note, [...examples]),
        count,
      })).sort((a, b) => b.count - a.count),
  }
}

function withExamples(note: string, examples: readonly string[]): string {
  if (examples.length === 0) return note
  const shown = examples.slice(0, mostShown).map((one) => `'${one}'`)
  const more = examples.length > mostShown ? ` and ${examples.length - mostShown} more` : ''
  return `${note}: ${shown.join(', ')}${more}`
}

/** Returns remarks in their order, each once. */
export function distinct(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>()
  return remarks.filter((remark) => {
    const key = typeof remark === 'string' ? remark : `${remark.note}\n${remark.example}`
    return seen.size < seen.add(key).size
  })
}
