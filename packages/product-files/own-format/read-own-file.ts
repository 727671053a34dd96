import type { Candidate } from '../input/candidate.ts'
import { decodeFile, detectEncoding } from '../letters/decode-file.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readProductList } from './read-product-list.ts'

/** How a list begins: with its bracket, alone with the brace of the whole, or with one of its two fields. */
const listBeginning = /^\s*(\[|\{\s*(\n|"(shared|products)"\s*:))/
/** As much of a file as tells how it begins (characters). */
const beginningLength = 1000

/** Reads the products of a file in our own format: JSON lines, or a list laid out over several lines. */
export async function* readOwnFile(file: string): AsyncGenerator<Candidate> {
  yield* (await isList(file)) ? readProductList(file) : readJsonLines(file)
}

async function isList(file: string): Promise<boolean> {
  const encoding = await detectEncoding(file)
  for await (const piece of decodeFile(file, encoding?.startsWith('utf-16') ? encoding : 'utf-8'))
    return listBeginning.test(piece.slice(0, beginningLength).replaceAll('\r', ''))
  return false
}
