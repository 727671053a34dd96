import { Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { columnName } from '../cells/column-name.ts'
import { decodeFile, type Encoding, isWhole } from '../letters/decode-file.ts'
import { problemWithLetters } from '../letters/lost-letters.ts'
import type { Row } from './source-product.ts'

/** A row above this is a quote that never ended (bytes). Texts with pictures in them can have some megabytes. */
const longestRow = 16_000_000

export interface TableShape {
  encoding: Encoding
  separator: string
  /** Cells have spaces around them, before their quotes too. */
  isSpaced: boolean
  /** Column names in lower case. */
  columns: string[]
  /** The row that holds them: not the first when a spreadsheet put `sep=;` above, or people a title. */
  headerRow: number
  /** Empty cells that every row has behind the last column: some systems end rows with a separator, and names do not. */
  surplus: number
  /** It is not in its encoding everywhere: what cannot be read there shows as U+FFFD. */
  isBroken: boolean
}

/** Names of columns have no more than this together (characters). */
const longestHeader = 1_000_000
/** So much of a file shows how it begins, when a row has ended in it (characters). */
const usualBeginning = 64_000

/** Some systems and people put titles and remarks above the names of the columns. */
const mostRowsAbove = 5
const separators = [',', ';', '\t', '|']
/** Fewer cells than these are a title, and no names of columns. */
const fewestColumns = 3

/**
 * How the table may be read, the likeliest first: with its first row as the names of its columns, or else with one of those
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
        ...{ ...style, encoding, isBroken, headerRow: row, columns: header.map(columnName) },
        surplus: surplusOf(
          records.slice(index + 1, index + 1 + rowsLookedAt).map(({ record }) => record),
          header.length,
        ),
      })
  }
  return shapes
}

/** Whether spaces stand between quotes and what parts the cells; a tab is both. */
function isSpacedWith(separator: string, start: string): boolean {
  const quotes = start.replace(/"[^"]*"/g, '""')
  return separator !== '\t' && (quotes.includes(`${separator} ""`) || quotes.includes('"" '))
}

/** What may part the cells, the likeliest first: what there is most of in the first row that has some. */
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

/** One row with a cell too many may be damaged; these together show how the file is written. */
const rowsLookedAt = 3

function surplusOf(rows: readonly string[][], columnCount: number): number {
  const [most = 0, ...others] = rows.map((record) => record.length - columnCount)
  const isTheSame = others.every((one) => one === most)
  const isEmpty = rows.every((record) => record.slice(columnCount).every((one) => one.trim() === ''))
  return rows.length > 1 && isTheSame && isEmpty ? Math.max(0, most) : 0
}

const withoutSurplus = (record: readonly string[], length: number, columnCount: number) =>
  record.length === length ? record.slice(0, columnCount) : record

/** The rows below the names. A row that is broken comes with its problem, and the ones after it are read all the same. */
export async function* readTable(file: string, shape: TableShape): AsyncGenerator<Row> {
  const { encoding, columns, headerRow, surplus } = shape
  for await (const { record, row, lines, problem } of parseText(decodeFile(file, encoding), shape)) {
    if (row <= headerRow && problem === undefined) continue
    // Spreadsheets write empty rows as separators alone.
    if (problem === undefined && record.every((one) => one.trim() === '')) continue
    const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']))
    const wrong =
      problem ??
      problemIn(withoutSurplus(record, columns.length + surplus, columns.length), lines, columns.length) ??
      problemWithLetters(Object.entries(cells), shape)
    if (wrong === undefined) yield { line: row, cells }
    else yield { line: row, cells, problem: wrong, raw: record.join('\n') }
  }
}

function problemIn(record: readonly string[], [first, last]: Lines, columnCount: number): string | undefined {
  const lines = last > first ? `, lines ${first} to ${last} of the file` : ''
  if (record.some((cell) => cell.includes('\0'))) return 'characters that are no text'
  if (record.some(hasSwallowedLines)) return `a quote that is not closed${lines}`
  if (record.length === columnCount) return undefined
  return `${record.length} cells where there are ${columnCount} columns${lines && `${lines}: is a quote not closed?`}`
}

/**
 * A cell that begins with a quote mark and goes on over lines: its quote was closed by one of another cell, lines below. In a
 * text that is meant so, each quote that opens has one that closes it.
 */
const hasSwallowedLines = (cell: string) =>
  cell.startsWith('"') && cell.includes('\n') && cell.split('"').length % 2 === 0

type Lines = readonly [first: number, last: number]

interface Parsed {
  record: string[]
  /** As a spreadsheet counts: an empty line is a row, and one with line breaks in a cell is one too. */
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
    // '24" breed' is written without quotes around it: the quote is then part of the text.
    relax_quotes: true,
    // A quote behind spaces is a part of the text, unless the file is written so.
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
      problem: `cannot be read (${problemOf(error)})`,
    }
    line = last + 1
    return parsed
  }
  /** A quote that is never closed is told once, whatever it has swallowed. */
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
const problemOf = ({ code }: CsvError) => problems[code] ?? 'broken quotes'
