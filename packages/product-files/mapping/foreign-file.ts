import type { Guess } from '../columns/guess-columns.ts'
import type { Encoding } from '../letters/decode-file.ts'
import type { Row, SourceFormat } from '../rows/source-product.ts'

/** A file of another system, with everything needed to read it. */
export interface ForeignFile {
  format: SourceFormat
  encoding: Encoding
  /** What places are counted in: the rows of a table, as a spreadsheet shows them, or the lines of the file. */
  unit: 'row' | 'line'
  /** The guessed columns of a table from an unknown system. */
  guess?: Guess
  /** Reads the rows from the start. */
  rows(): AsyncIterable<Row>
}
