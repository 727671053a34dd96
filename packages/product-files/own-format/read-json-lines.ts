import type { Candidate } from '../input/candidate.ts'
import { decodeFile, detectEncoding, isWhole } from '../letters/decode-file.ts'
import { problemWithLetters } from '../letters/lost-letters.ts'
import { readFileProduct } from './product-file.ts'
import { splitLines } from './split-lines.ts'

/** Reads the products of a file in our own format: one JSON object a line, UTF-8. Empty lines are skipped. */
export async function* readJsonLines(file: string): AsyncGenerator<Candidate> {
  const encoding = await detectEncoding(file)
  // Reads a file that is only partly UTF-8, and reports each place that is not.
  const spoken = encoding?.startsWith('utf-16') ? encoding : 'utf-8'
  const isBroken = !(await isWhole(file, spoken))
  for await (const { line, text: row } of splitLines(decodeFile(file, spoken))) {
    if (row === undefined) yield { ok: false, line, name: '', reason: 'longer than a product can be' }
    else if (row.trim() !== '') yield readLine(line, row, isBroken)
  }
}

function readLine(line: number, row: string, isBroken: boolean): Candidate {
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    return { ok: false, line, name: '', reason: 'no JSON' }
  }
  const name = readName(value)
  const reason = problemWithLetters([['the line', row]], { encoding: 'utf-8', isBroken })
  if (reason !== undefined) return { ok: false, line, name, reason }
  const reading = readFileProduct(value)
  return reading.ok
    ? { ok: true, line, name, product: reading.product }
    : { ok: false, line, name, reason: reading.reason }
}

function readName(value: unknown): string {
  return typeof value === 'object' && value !== null && 'sku' in value && typeof value.sku === 'string'
    ? value.sku
    : ''
}
