/**
 * Measures how well the product index answers judged Dutch queries over the demo shop, compared with PostgreSQL's own full text:
 * `node bench/relevance/measure.ts [--no-postgres] [--worst <count>]`.
 */
import { parseArgs } from 'node:util'
import { demoEntries } from './demo-documents.ts'
import type { OpenEnginesOn } from './engine.ts'
import { evaluate, pageSize } from './evaluate.ts'
import { readHoldoutQueries, readTuningQueries } from './judged-queries.ts'
import { openPostgres } from './postgres-engine.ts'
import { openProductIndex } from './product-index-engine.ts'
import { kindTable, type Run, summaryTable, worstQueries } from './report.ts'

const { values: options } = parseArgs({
  options: { 'no-postgres': { type: 'boolean', default: false }, worst: { type: 'string', default: '10' } },
})
const worstCount = Number(options.worst)
if (!Number.isInteger(worstCount) || worstCount < 0) throw new Error('--worst takes a whole number from 0.')

const entries = await demoEntries()
const tuning = readTuningQueries()
const holdout = readHoldoutQueries()
const tuningRuns: Run[] = []
const holdoutRuns: Run[] = []

await measure(openProductIndex)
if (!options['no-postgres']) await measure(openPostgres)

print(`${entries.length} products\n\n${tuning.length} queries to tune with\n${summaryTable(tuningRuns)}\n`)
print(`${kindTable(tuningRuns)}\n`)
print(`${holdout.length} queries kept apart; only their figures, so that nobody tunes on them\n`)
print(`${summaryTable(holdoutRuns)}\n`)
for (const run of tuningRuns.slice(0, 1))
  print(`The worst of ${run.engine}\n${worstQueries(run, entries, worstCount)}`)

async function measure(open: OpenEnginesOn): Promise<void> {
  const { engines, close } = await open(
    entries.map(({ document }) => document),
    pageSize,
  )
  try {
    for (const engine of engines) {
      tuningRuns.push({ engine: engine.name, outcomes: await evaluate(engine, tuning, entries) })
      holdoutRuns.push({ engine: engine.name, outcomes: await evaluate(engine, holdout, entries) })
    }
  } finally {
    await close()
  }
}

function print(text: string): void {
  process.stdout.write(text)
}
