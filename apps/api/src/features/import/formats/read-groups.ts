import type { Row, SourceFormat } from './source-product.ts'

export type Group = { rows: Row[] } | { broken: Row }

/**
 * The rows of each product together, wherever they stand in the file. The file is read twice: first to learn where each
 * product ends, so that no more products are held than are open at a time. What stays in memory of a product is its name.
 */
export async function* readGroups(
  open: () => AsyncIterable<Row>,
  format: SourceFormat,
): AsyncGenerator<Group> {
  const { parentOf, rowsLeft } = await learn(open(), format)
  const groups = new Map<string, Row[]>()
  const nameOf = groupNamer(format)
  let previous: string | undefined
  for await (const row of open()) {
    const group = ownerOf(nameOf(row), parentOf)
    if (group === undefined) {
      if (row.problem === undefined) continue
      // Its product is not known: it may be a variant of the one before, which must not come in without it.
      const neighbours = previous === undefined ? undefined : groups.get(previous)
      if (neighbours !== undefined) neighbours.push(row)
      else yield { broken: row }
      continue
    }
    previous = group
    const rows = groups.get(group) ?? []
    rows.push(row)
    const left = (rowsLeft.get(group) ?? 1) - 1
    rowsLeft.set(group, left)
    if (left > 0) groups.set(group, rows)
    else {
      groups.delete(group)
      rowsLeft.delete(group)
      yield { rows }
    }
  }
}

async function learn(rows: AsyncIterable<Row>, format: SourceFormat) {
  const parentOf = new Map<string, string>()
  const counts = new Map<string, number>()
  const nameOf = groupNamer(format)
  for await (const row of rows) {
    const group = nameOf(row)
    if (group === undefined) continue
    counts.set(group, (counts.get(group) ?? 0) + 1)
    for (const child of format.childrenOf?.(row) ?? []) parentOf.set(child, group)
  }
  const rowsLeft = new Map<string, number>()
  for (const [group, count] of counts) {
    const owner = parentOf.get(group) ?? group
    rowsLeft.set(owner, (rowsLeft.get(owner) ?? 0) + count)
  }
  return { parentOf, rowsLeft }
}

/** Names the group of row after row: a row without a name is one of the group above, in formats that continue. */
function groupNamer(format: SourceFormat): (row: Row) => string | undefined {
  let above: string | undefined
  return (row) => {
    const group = format.groupOf(row) ?? (format.continues ? above : undefined)
    above = group
    return group
  }
}

const ownerOf = (group: string | undefined, parentOf: ReadonlyMap<string, string>) =>
  group === undefined ? undefined : (parentOf.get(group) ?? group)
