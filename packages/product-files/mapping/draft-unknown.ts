import { guessSomeColumns } from '../columns/guess-columns.ts'
import type { Row } from '../rows/source-product.ts'
import type { Mapping } from './mapping-file.ts'

/** A table that is not recognised: people have to say what its columns are. */
export interface UnknownTable {
  columns: readonly string[]
  rows(): AsyncIterable<Row>
}

const rowsLookedAt = 200
const mostSamples = 3
/** A text is recognisable from this many characters. */
const longestSample = 60

/** Collects some values of each column, so that people see what it contains. */
async function sampleColumns({ columns, rows }: UnknownTable): Promise<Record<string, string[]>> {
  const samples = new Map(columns.filter(Boolean).map((name) => [name, new Set<string>()]))
  let seen = 0
  for await (const { cells, problem } of rows()) {
    for (const [name, values] of samples) {
      const text = (cells[name] ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
      if (problem === undefined && text !== '' && values.size < mostSamples)
        values.add(text.slice(0, longestSample))
    }
    if (++seen === rowsLookedAt) break
  }
  return Object.fromEntries(Array.from(samples, ([name, values]) => [name, [...values]]))
}

/**
 * Drafts a mapping for a table that is not recognised: the columns that can be guessed, blanks for the others, and all
 * columns of the file with some values. Once the blanks are filled in, a draft with this mapping lists the categories
 * and the rest.
 */
export async function draftForUnknown(table: UnknownTable, mapping: Mapping) {
  const { columns: guess, add, ...others } = { ...mapping, columns: guessSomeColumns(table.columns) }
  const { namedOptions, namedAttributes, ...columns } = guess
  return {
    fileColumns: await sampleColumns(table),
    columns: {
      ...columns,
      ...(namedOptions.length > 0 && { namedOptions }),
      ...(namedAttributes.length > 0 && { namedAttributes }),
    },
    add,
    ...others,
  }
}
