import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { TextDecoderStream } from 'node:stream/web'
import type { Candidate } from './candidate.ts'
import { linesOf } from './lines-of.ts'
import { readFileProduct } from './product-file.ts'

/** The products of a file in our own format: one JSON object a line, UTF-8. Empty lines are passed over. */
export async function* readJsonLines(file: string): AsyncGenerator<Candidate> {
  const text = Readable.toWeb(createReadStream(file)).pipeThrough(new TextDecoderStream('utf-8'))
  for await (const { line, text: row } of linesOf(text)) {
    if (row === undefined) yield { ok: false, line, name: '', reason: 'longer than a product can be' }
    else if (row.trim() !== '') yield readLine(line, row)
  }
}

function readLine(line: number, row: string): Candidate {
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    return { ok: false, line, name: '', reason: 'no JSON' }
  }
  const name = nameOf(value)
  if (row.includes('\ufffd'))
    return { ok: false, line, name, reason: 'characters that are no UTF-8: save the file as UTF-8' }
  const reading = readFileProduct(value)
  return reading.ok
    ? { ok: true, line, name, product: reading.product }
    : { ok: false, line, name, reason: reading.reason }
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'sku' in value && typeof value.sku === 'string'
    ? value.sku
    : ''
}
