/**
 * `npm run catalogue -- <products> <file> [--seed <number>] [--variants <most>]` writes a large catalogue to import and to measure
 * with. Products have the demo shop's variants, or from one up to `most` of them.
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { catalogueLines } from './catalogue-lines.ts'

const usage =
  'npm run catalogue -- <products> <file> [--seed <number>] [--variants <most>], for example: 10000 products.jsonl\n'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, variants: { type: 'string' } },
  })
  const [count, file] = [Number(positionals[0]), positionals[1]]
  const seed = values.seed === undefined ? undefined : Number(values.seed)
  const mostVariants = values.variants === undefined ? undefined : Number(values.variants)
  const isUnderstood =
    isCount(count) &&
    (seed === undefined || Number.isInteger(seed)) &&
    (mostVariants === undefined || isCount(mostVariants))
  if (!isUnderstood || file === undefined || positionals.length > 2) {
    process.stderr.write(usage)
    process.exitCode = 2
  } else {
    await pipeline(Readable.from(catalogueLines(count, { seed, mostVariants })), createWriteStream(file))
    process.stdout.write(`${count} products written to ${file}\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0
}
