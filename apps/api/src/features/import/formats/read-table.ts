import { Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { columnName } from './column-name.ts'
import { decodeFile, type Encoding, isUtf8 } from './decode-file.ts'
import type { Row } from './source-product.ts'

/** A row above this is a quote that never ended (bytes). Texts with pictures in them can have some megabytes. */
const longestRow = 16_000_000

export interface TableShape {
  encoding: Encoding
  separator: string
  /** Column names in lower case. */
  columns: string[]
  /** The row that holds them: the second when a spreadsheet put `sep=;` above. */
  headerRow: number
  /** Empty cells that every row has behind the last column: some systems end rows with a separator, and names do not. */
  surplus: number
  /** It says it is UTF-8, and is not everywhere: what cannot be read there shows as U+FFFD. */
  isBroken: boolean
}

/** Names of columns have no more than this together (characters). */
const longestHeader = 1_000_000

const separators = [',', ';', '\t', '|']

/** The columns of a table and what stands between them. Undefined when there is no first row. */
export async function readTableShape(file: string, encoding: Encoding): Promise<TableShape | undefined> {
  let start = ''
  for await (const piece of decodeFile(file, encoding)) {
    start += piece
    if (start.length > longestHeader || /\n.*\n/.test(start.trimStart())) break
  }
  const [first = '', second = ''] = start.trimStart().split(/\r?\n/, 2)
  const said = /^"?sep=(.)"?$/i.exec(first)?.[1]
  const outsideQuotes = (said === undefined ? first : second).replace(/"[^"]*"/g, '')
  const count = (separator: string) => outsideQuotes.split(separator).length
  const separator = said ?? separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const headerRow = said === undefined ? 1 : 2
  const records: string[][] = []
  for await (const { record, row } of parseText([start], separator)) {
    if (row >= headerRow) records.push(record)
    if (records.length > rowsLookedAt) break
  }
  const [header, ...rows] = records
  if (header === undefined) return undefined
  const isBroken = encoding === 'utf-8' && !(await isUtf8(file))
  const surplus = surplusOf(rows, header.length)
  return { encoding, separator, columns: header.map(columnName), headerRow, surplus, isBroken }
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
export async function* readTable(
  file: string,
  { encoding, separator, columns, headerRow, surplus, isBroken }: TableShape,
): AsyncGenerator<Row> {
  for await (const { record, row, lines, problem } of parseText(decodeFile(file, encoding), separator)) {
    if (row <= headerRow && problem === undefined) continue
    // Spreadsheets write empty rows as separators alone.
    if (problem === undefined && record.every((one) => one.trim() === '')) continue
    const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']))
    const unread = isBroken && record.some((one) => one.includes('\ufffd'))
    const wrong =
      problem ??
      (unread ? 'characters that are no UTF-8: save the file as UTF-8' : undefined) ??
      problemIn(withoutSurplus(record, columns.length + surplus, columns.length), lines, columns.length)
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
 * A cell that begins with a quote mark and goes on over lines: its quote was closed by one of another cell, lines below. A text
 * that is meant so is refused with it, which is better than half a product.
 */
const hasSwallowedLines = (cell: string) => cell.startsWith('"') && cell.includes('\n')

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
  separator: string,
): AsyncGenerator<Parsed> {
  let broken: CsvError[] = []
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    // '24" breed' is written without quotes around it: the quote is then part of the text.
    relax_quotes: true,
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
