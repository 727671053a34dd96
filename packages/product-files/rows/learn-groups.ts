import type { Row, SourceFormat } from './source-product.ts'

/** What the first reading of a file finds out about its products. */
export interface Learned {
  /** The number of rows of each product, including those in doubt. */
  rowsLeft: Map<string, number>
  /** Returns the product of a row; undefined when it names none. Must be called for each row in the order of the file. */
  readGroup(row: Row): string | undefined
  /** The products to which a broken row may belong, by the number of the row. */
  doubtful: ReadonlyMap<number, readonly string[]>
}

/** Counts the rows of each product, wherever they are in the file. Only the names of products stay in memory. */
export async function learnGroups(open: () => AsyncIterable<Row>, format: SourceFormat): Promise<Learned> {
  const parentOf = new Map<string, string>()
  const counts = new Map<string, number>()
  let isBroken = false
  const nameGroup = groupNamer(format)
  for await (const row of open()) {
    const group = nameGroup(row)
    if (row.problem !== undefined) isBroken = true
    else if (group !== undefined) {
      counts.set(group, (counts.get(group) ?? 0) + 1)
      for (const child of format.readChildren?.(row) ?? []) parentOf.set(child, group)
    }
  }
  const findOwner = (group: string) => parentOf.get(group) ?? group
  const rowsLeft = new Map<string, number>()
  for (const [group, count] of counts) {
    const owner = findOwner(group)
    rowsLeft.set(owner, (rowsLeft.get(owner) ?? 0) + count)
  }
  const doubtful = isBroken ? await findDoubtful(open(), format, counts) : new Map<number, string[]>()
  for (const [line, groups] of doubtful) {
    const owners = [...new Set(groups.map(findOwner))]
    doubtful.set(line, owners)
    for (const owner of owners) rowsLeft.set(owner, (rowsLeft.get(owner) ?? 0) + 1)
  }
  const nameNow = groupNamer(format)
  return {
    rowsLeft,
    doubtful,
    readGroup(row) {
      const group = nameNow(row)
      return group === undefined ? undefined : findOwner(group)
    },
  }
}

/**
 * Finds the products to which broken rows may belong. A row names its product in its own column, or in any other, since
 * its cells may have moved and may contain rows that it swallowed. A row that names none may belong to the product above
 * it or the one below.
 */
async function findDoubtful(
  rows: AsyncIterable<Row>,
  format: SourceFormat,
  known: ReadonlyMap<string, number>,
): Promise<Map<number, string[]>> {
  const doubtful = new Map<number, string[]>()
  const nameGroup = groupNamer(format)
  let above: string | undefined
  let nameless: string[][] = []
  for await (const row of rows) {
    const group = nameGroup(row)
    if (row.problem === undefined) {
      if (group !== undefined) for (const groups of nameless) groups.push(group)
      nameless = []
      above = group ?? above
      continue
    }
    const named = splitWords(row).filter((word) => known.has(word))
    const groups = named.length > 0 ? named : [group ?? above].filter((one) => one !== undefined)
    if (named.length === 0 && group === undefined) nameless.push(groups)
    doubtful.set(row.line, groups)
  }
  return doubtful
}

const splitWords = ({ raw = '' }: Row) =>
  raw
    .replaceAll('\0', '')
    .split(/[\n\r"]/)
    .flatMap((part) => [part, ...part.split(/[,;\t|]/)])
    .map((word) => word.trim())

/** Names the group of each row in turn: a row without a name belongs to the group above, in formats that continue. */
function groupNamer(format: SourceFormat): (row: Row) => string | undefined {
  let above: string | undefined
  return (row) => {
    const group = format.readGroup(row) ?? (format.continues ? above : undefined)
    above = group
    return group
  }
}
