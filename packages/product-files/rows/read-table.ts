import { Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { toColumnName } from '../cells/column-name.ts'
import { decodeFile, type Encoding, isWhole } from '../letters/decode-file.ts'
import { problemWithLetters } from '../letters/lost-letters.ts'
import type { Row } from './source-product.ts'

/** A longer row is a quote that never ended (bytes). Texts with pictures in them can take some megabytes. */
const longestRow = 16_000_000

export interface TableShape {
  encoding: Encoding
  separator: string
  /** Whether cells have spaces around them, before their quotes too. */
  isSpaced: boolean
  /** Column names in lower case. */
  columns: string[]
  /** The row with the column names: not the first when a spreadsheet put `sep=;`, or people a title, above it. */
  headerRow: number
  /** Empty cells in every row after the last column: some systems end rows with a separator, but not the names. */
  surplus: number
  /** Whether parts of the file are not in its encoding; they show as U+FFFD. */
  isBroken: boolean
}

/** The most characters that all column names together have. */
const longestHeader = 1_000_000
/** The part of a file that shows how it begins, if a row has ended in it (characters). */
const usualBeginning = 64_000

/** The most rows above the column names, where some systems and people put titles and remarks. */
const mostRowsAbove = 5
const separators = [',', ';', '\t', '|']
/** A row with fewer cells is a title, not the column names. */
const fewestColumns = 3

/**
 * Returns how the table may be read, the likeliest first: with its first row as the column names, or else one of those
 * below it. None when there is no row.
 */
export async function readTableShapes(file: string, encoding: Encoding): Promise<TableShape[]> {
  let start = ''
  for await (const piece of decodeFile(file, encoding)) {
    start += piece
    if (start.length > longestHeader || (start.length > usualBeginning && start.trimStart().includes('\n')))
      break
  }
  const [first = ''] = start.trimStart().split(/\r?\n/, 1)
  const said = /^"?sep=(.)"?$/i.exec(first)?.[1]
  const isBroken = !(await isWhole(file, encoding))
  const shapes: TableShape[] = []
  for (const separator of said === undefined ? separatorsIn(start) : [said]) {
    const style = { separator, isSpaced: isSpacedWith(separator, start) }
    const records: { record: string[]; row: number }[] = []
    for await (const { record, row, problem } of parseText([start], style)) {
      if (problem === undefined && (said === undefined || row > 1)) records.push({ record, row })
      if (records.length > mostRowsAbove + rowsLookedAt) break
    }
    for (const [index, { record: header, row }] of records.slice(0, mostRowsAbove + 1).entries())
      shapes.push({
        ...{ ...style, encoding, isBroken, headerRow: row, columns: header.map(toColumnName) },
        surplus: countSurplus(
          records.slice(index + 1, index + 1 + rowsLookedAt).map(({ record }) => record),
          header.length,
        ),
      })
  }
  return shapes
}

/** Whether there are spaces between quotes and separators; a tab is both a space and a separator. */
function isSpacedWith(separator: string, start: string): boolean {
  const quotes = start.replace(/"[^"]*"/g, '""')
  return separator !== '\t' && (quotes.includes(`${separator} ""`) || quotes.includes('"" '))
}

/** Returns possible separators, the likeliest first: the most frequent ones in the first row that has any. */
function separatorsIn(start: string): string[] {
  const lines = start.replace(/"[^"]*"/g, '').split(/\r?\n/, mostRowsAbove + 1)
  const count = (line: string, separator: string) => line.split(separator).length
  const line =
    lines.find((one) => separators.some((separator) => count(one, separator) >= fewestColumns)) ??
    lines[0] ??
    ''
  const [likeliest = ',', ...others] = separators.toSorted((a, b) => count(line, b) - count(line, a))
  return [
    likeliest,
    ...others.filter((separator) => lines.some((one) => count(one, separator) >= fewestColumns)),
  ]
}

/** A single row with a cell too many may be damaged; this many together show how the file is written. */
const rowsLookedAt = 3

function countSurplus(rows: readonly string[][], columnCount: number): number {
  const [most = 0, ...others] = rows.map((record) => record.length - columnCount)
  const isTheSame = others.every((one) => one === most)
  const isEmpty = rows.every((record) => record.slice(columnCount).every((one) => one.trim() === ''))
  return rows.length > 1 && isTheSame && isEmpty ? Math.max(0, most) : 0
}

const withoutSurplus = (record: readonly string[], length: number, columnCount: number) =>
  record.length === length ? record.slice(0, columnCount) : record

/** Yields the rows below the names. A broken row comes with its problem, and the rows after it are still read. */
export async function* readTable(file: string, shape: TableShape): AsyncGenerator<Row> {
  const { encoding, columns, headerRow, surplus } = shape
  for await (const { record, row, lines, problem } of parseText(decodeFile(file, encoding), shape)) {
    if (row <= headerRow && problem === undefined) continue
    // Spreadsheets write empty rows as separators only.
    if (problem === undefined && record.every((one) => one.trim() === '')) continue
    const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']))
    const wrong =
      problem ??
      problemIn(withoutSurplus(record, columns.length + surplus, columns.length), lines, shape) ??
      problemWithLetters(Object.entries(cells), shape)
    if (wrong === undefined) yield { line: row, cells }
    else yield { line: row, cells, problem: wrong, raw: record.join('\n') }
  }
}

function problemIn(
  record: readonly string[],
  [first, last]: Lines,
  { separator, columns: { length: columnCount } }: TableShape,
): string | undefined {
  const lines = last > first ? `, lines ${first} to ${last} of the file` : ''
  if (record.some((cell) => cell.includes('\0'))) return 'characters that are no text'
  if (record.some((cell) => hasSwallowedLines(cell, separator))) return `a quote that is not closed${lines}`
  if (record.length === columnCount) return undefined
  return `${record.length} cells where there are ${columnCount} columns${lines && `${lines}: is a quote not closed?`}`
}

/**
 * Whether a cell begins with a quote mark and swallowed lines: its quote was closed by that of another cell, lines
 * below. In a text with intended quotes, each opening one has a closing one, and none follows a separator.
 */
const hasSwallowedLines = (cell: string, separator: string) => {
  if (!cell.startsWith('"') || !cell.includes('\n')) return false
  return cell.split('"').length % 2 === 0 || cell.slice(cell.indexOf('\n')).includes(`${separator}"`)
}

type Lines = readonly [first: number, last: number]

interface Parsed {
  record: string[]
  /** Counted like a spreadsheet: an empty line is a row, and a row with line breaks in a cell is one as well. */
  row: number
  lines: Lines
  problem?: string
}

async function* parseText(
  pieces: AsyncIterable<string> | string[],
  { separator, isSpaced }: Pick<TableShape, 'separator' | 'isSpaced'>,
): AsyncGenerator<Parsed> {
  let broken: CsvError[] = []
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    // '24" breed' is written without quotes around it, so the quote is part of the text.
    relax_quotes: true,
    // A quote after spaces is part of the text, unless the file is written with spaces.
    trim: isSpaced,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error: CsvError | undefined) => {
      if (error !== undefined) broken.push(error)
      return undefined
    },
  })
  const source = Readable.from(pieces)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let line = 1
  let told = 0
  const tell = (error: CsvError): Parsed => {
    const last = Number(error.lines ?? line)
    const row = Number(error.records ?? 0) + Number(error.empty_lines ?? 0) + ++told
    const record: string[] = Array.isArray(error.record) ? error.record.map(String) : []
    const parsed = {
      record,
      row,
      lines: [line, last] as const,
      problem: `cannot be read (${describeProblem(error)})`,
    }
    line = last + 1
    return parsed
  }
  /** A quote that is never closed is reported once, however much it has swallowed. */
  let isTooLong = false
  const isTold = ({ code }: CsvError) => {
    const isAgain = code === 'CSV_MAX_RECORD_SIZE' && isTooLong
    isTooLong = code === 'CSV_MAX_RECORD_SIZE'
    return isAgain
  }
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    const due = broken.filter(({ lines }) => Number(lines) <= info.lines)
    broken = broken.filter((error) => !due.includes(error))
    for (const error of due) if (!isTold(error)) yield tell(error)
    isTooLong = false
    yield { record, row: info.records + info.empty_lines + told, lines: [line, info.lines] }
    line = info.lines + 1
  }
  for (const error of broken) if (!isTold(error)) yield tell(error)
}

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that is never closed',
  CSV_MAX_RECORD_SIZE: 'a quote that is never closed, or a row that is too long',
}
const describeProblem = ({ code }: CsvError) => problems[code] ?? 'broken quotes'
