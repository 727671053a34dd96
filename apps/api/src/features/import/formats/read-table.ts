import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { decodeFile, type Encoding } from './decode-file.ts'
import type { Row } from './source-product.ts'

/** A row above this is a quote that never ended (bytes). */
const longestRow = 1_000_000

export interface TableShape {
  encoding: Encoding
  separator: string
  /** Column names in lower case. */
  columns: string[]
}

/** The columns of a table and what stands between them: a comma, semicolon or tab. Undefined when there is no first row. */
export async function readTableShape(file: string, encoding: Encoding): Promise<TableShape | undefined> {
  let start = ''
  for await (const piece of decodeFile(file, encoding)) {
    start += piece
    if (start.length > longestRow || /\n/.test(start.trimStart())) break
  }
  const first = start.trimStart().split(/\r?\n/, 1)[0] ?? ''
  const outsideQuotes = first.replace(/"[^"]*"/g, '')
  const count = (separator: string) => outsideQuotes.split(separator).length
  const separator = [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ','
  for await (const { record } of parseText([start], separator)) {
    const columns = record.map((name) => name.trim().toLowerCase())
    return { encoding, separator, columns }
  }
  return undefined
}

/** The rows below the first one. A row that is broken comes with its problem, and the ones after it are read all the same. */
export async function* readTable(
  file: string,
  { encoding, separator, columns }: TableShape,
): AsyncGenerator<Row> {
  let isHeader = true
  for await (const { record, line, lastLine, problem } of parseText(decodeFile(file, encoding), separator)) {
    const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']))
    if (problem !== undefined) yield { line, cells, problem }
    else if (isHeader) isHeader = false
    else if (record.some(hasSwallowedLines))
      yield { line, cells, problem: `a quote that is not closed, up to line ${lastLine}` }
    else if (record.length === columns.length) yield { line, cells }
    else {
      const counts = `${record.length} cells where there are ${columns.length} columns`
      const lost = lastLine > line ? `, up to line ${lastLine}: is a quote not closed?` : ''
      yield { line, cells, problem: counts + lost }
    }
  }
}

/**
 * A cell that begins with a quote mark and goes on over lines: its quote was closed by one of another cell, lines below. A text
 * that is meant so is refused with it, which is better than half a product.
 */
const hasSwallowedLines = (cell: string) => cell.startsWith('"') && cell.includes('\n')

interface Parsed {
  record: string[]
  line: number
  lastLine: number
  problem?: string
}

async function* parseText(
  pieces: AsyncIterable<string> | string[],
  separator: string,
): AsyncGenerator<Parsed> {
  let broken: Parsed[] = []
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
      const record: unknown = error?.record
      broken.push({
        record: Array.isArray(record) ? record.map(String) : [],
        line: Number(error?.lines ?? 0),
        lastLine: Number(error?.lines ?? 0),
        problem: `cannot be read (${problemOf(error)})`,
      })
      return undefined
    },
  })
  const source = Readable.from(pieces)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let line = 1
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[]
    info: { lines: number }
  }>) {
    const due = broken.filter((one) => one.line <= info.lines)
    broken = broken.filter((one) => one.line > info.lines)
    yield* due
    yield { record, line: Math.max(line, (due.at(-1)?.line ?? 0) + 1), lastLine: info.lines }
    line = info.lines + 1
  }
  yield* broken
}

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that is never closed',
  CSV_MAX_RECORD_SIZE: 'a quote that is never closed, or a row that is too long',
}
const problemOf = (error: CsvError | undefined) => problems[error?.code ?? ''] ?? 'broken quotes'
