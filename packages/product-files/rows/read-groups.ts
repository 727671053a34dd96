import { learnGroups } from './learn-groups.ts'
import type { Row, SourceFormat } from './source-product.ts'

export type Group = { rows: Row[] } | { broken: Row }

/**
 * Yields the rows of each product together, wherever they are in the file. Reads the file twice: first to learn where
 * each product ends, so that only unfinished products are held in memory. A broken row goes with every product to which
 * it may belong, so that none of them is imported without it.
 */
export async function* readGroups(
  openFile: () => AsyncIterable<Row>,
  format: SourceFormat,
): AsyncGenerator<Group> {
  const open = () => withTrustedNames(openFile(), format)
  const { rowsLeft, readGroup, doubtful } = await learnGroups(open, format)
  const groups = new Map<string, Row[]>()
  for await (const row of open()) {
    const group = readGroup(row)
    const owners =
      row.problem === undefined ? [group].filter((one) => one !== undefined) : doubtful.get(row.line)
    if (row.problem !== undefined && !owners?.length) yield { broken: row }
    // A broken row that names no product is reported by itself rather than skipped.
    else if (row.problem === undefined && owners?.length === 0) yield { rows: [row] }
    for (const owner of owners ?? []) {
      const rows = groups.get(owner) ?? []
      rows.push(row)
      const left = (rowsLeft.get(owner) ?? 1) - 1
      rowsLeft.set(owner, left)
      if (left > 0) groups.set(owner, rows)
      else {
        groups.delete(owner)
        rowsLeft.delete(owner)
        yield { rows }
      }
    }
  }
}

/** A quote mark, or a separator before or after the name: the edge of a cell was damaged, and nobody names goods so. */
const damagedName = /"|^[,;|]|[,;|]$/

async function* withTrustedNames(
  rows: AsyncIterable<Row>,
  { names = [] }: SourceFormat,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    const damaged =
      row.problem === undefined && names.find((name) => damagedName.test(row.cells[name]?.trim() ?? ''))
    if (!damaged) yield row
    else {
      const raw = Object.values(row.cells).join('\n')
      const mark = row.cells[damaged]?.includes('"') ? 'quote mark' : 'separator'
      yield { ...row, problem: `a ${mark} in the column "${damaged}"`, raw }
    }
  }
}
