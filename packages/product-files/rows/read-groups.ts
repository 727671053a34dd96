import { learnGroups } from './learn-groups.ts'
import type { Row, SourceFormat } from './source-product.ts'

export type Group = { rows: Row[] } | { broken: Row }

/**
 * The rows of each product together, wherever they stand in the file. The file is read twice: first to learn where each
 * product ends, so that no more products are held than are open at a time. A broken row goes with every product that it may be a
 * part of, so that none of them comes in without it.
 */
export async function* readGroups(
  openFile: () => AsyncIterable<Row>,
  format: SourceFormat,
): AsyncGenerator<Group> {
  const open = () => withTrustedNames(openFile(), format)
  const { rowsLeft, groupOf, doubtful } = await learnGroups(open, format)
  const groups = new Map<string, Row[]>()
  for await (const row of open()) {
    const group = groupOf(row)
    const owners =
      row.problem === undefined ? [group].filter((one) => one !== undefined) : doubtful.get(row.line)
    if (row.problem !== undefined && !owners?.length) yield { broken: row }
    // One that names no product is told as it is, rather than passed over.
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

async function* withTrustedNames(
  rows: AsyncIterable<Row>,
  { names = [] }: SourceFormat,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    const damaged = row.problem === undefined && names.find((name) => row.cells[name]?.includes('"'))
    if (!damaged) yield row
    else {
      const raw = Object.values(row.cells).join('\n')
      yield { ...row, problem: `a quote mark in the column "${damaged}"`, raw }
    }
  }
}
