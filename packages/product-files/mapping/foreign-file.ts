import type { Guess } from '../columns/guess-columns.ts'
import type { Encoding } from '../letters/decode-file.ts'
import type { Row, SourceFormat } from '../rows/source-product.ts'

/** A file of another system, with what it takes to read it. */
export interface ForeignFile {
  format: SourceFormat
  encoding: Encoding
  /** What its places are numbered by: the rows of a table, as a spreadsheet shows them, or the lines of the file. */
  unit: 'row' | 'line'
  /** What the columns of a table were taken for that is of no system known here. */
  guess?: Guess
  /** Reads the rows from the start. */
  rows(): AsyncIterable<Row>
}
