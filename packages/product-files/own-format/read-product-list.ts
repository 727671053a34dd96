import { stat } from 'node:fs/promises'
import type { Candidate } from '../input/candidate.ts'
import { decodeFile, detectEncoding, isWhole } from '../letters/decode-file.ts'
import { problemWithLetters } from '../letters/lost-letters.ts'
import { readFileProduct } from './product-file.ts'
import { isRecord } from './records.ts'

/** A list is held whole; more than this (bytes) belongs in JSON lines, which are read one by one. */
const largestList = 64_000_000

/**
 * Reads a file that is one JSON value: a list of products, or an object with `products` and, in `shared`, the fields
 * that all of them have unless they say otherwise. It may be laid out over as many lines as its author likes.
 */
export async function* readProductList(file: string): AsyncGenerator<Candidate> {
  const refuse = (line: number, reason: string): Candidate => ({ ok: false, line, name: '', reason })
  if ((await stat(file)).size > largestList) {
    yield refuse(1, 'a list of more than 64 MB: write one product a line (JSON lines)')
    return
  }
  const encoding = await detectEncoding(file)
  const spoken = encoding?.startsWith('utf-16') ? encoding : 'utf-8'
  const isBroken = !(await isWhole(file, spoken))
  let text = ''
  for await (const piece of decodeFile(file, spoken)) text += piece
  const lost = problemWithLetters([['the file', text]], { encoding: 'utf-8', isBroken })
  const list = lost === undefined ? parseList(text) : { line: 1, reason: lost }
  if ('reason' in list) {
    yield refuse(list.line, list.reason)
    return
  }
  const lines = list.isShared ? findLines(text, 2) : findLines(text, 1)
  for (const [at, own] of list.products.entries()) {
    const value = isRecord(own) ? { ...list.shared, ...own } : own
    const name = isRecord(value) && typeof value.sku === 'string' ? value.sku : ''
    yield { line: lines[at] ?? 1, name, ...readFileProduct(value) }
  }
}

interface List {
  isShared: boolean
  shared: object
  products: unknown[]
}

function parseList(text: string): List | { line: number; reason: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const words = error instanceof SyntaxError ? error.message : ''
    return { line: findBrokenLine(text, words), reason: `no JSON: ${words}` }
  }
  if (Array.isArray(value)) return { isShared: false, shared: {}, products: value }
  const other = { line: 1, reason: 'a list of products has the fields products and shared, and no others' }
  if (!isRecord(value)) return other
  const { shared = {}, products, ...rest } = value
  if (!isRecord(shared) || !Array.isArray(products) || Object.keys(rest).length > 0) return other
  return { isShared: true, shared, products }
}

/** Of a broken text the parser tells the line, or shows the ten characters before the fault and those after it. */
function findBrokenLine(text: string, words: string): number {
  const line = /line (\d+)/.exec(words)?.[1]
  if (line !== undefined) return Number(line)
  const [, shown = ''] = /\.\.\."(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(words) ?? []
  const at = shown === '' ? 0 : text.indexOf(shown) + 10
  return text.slice(0, at).split('\n').length
}

/** Returns the line on which each object of a list begins, of the lists that lie so deep. */
function findLines(text: string, depth: number): number[] {
  const lines: number[] = []
  const open: string[] = []
  let line = 1
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]/g)) {
    if (token === '\n') line++
    if (token === '{' && open.length === depth && open.at(-1) === '[') lines.push(line)
    if (token === '{' || token === '[') open.push(token)
    if (token === '}' || token === ']') open.pop()
  }
  return lines
}
