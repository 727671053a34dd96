/** A kind of data that the shop has of a customer. */
export interface Section {
  title: string
  why: string
  rows: number
}

/** Returns what the shop has, with its numbers, under each reason to have it: many kinds of data share one. */
export function groupByPurpose(sections: readonly Section[]): [why: string, titles: string[]][] {
  const titlesOf = new Map<string, string[]>()
  for (const { title, why, rows } of sections)
    if (rows > 0) titlesOf.set(why, [...(titlesOf.get(why) ?? []), `${title} (${rows})`])
  return [...titlesOf]
}
