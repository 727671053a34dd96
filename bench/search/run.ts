/**
 * Measures the product index against PostgreSQL on the same generated products and queries:
 * `node bench/search/run.ts [products …] [--no-postgres] [--queries <count>] [--json]`; 10,000 and 100,000 products unless given. With
 * `--json` each kind of call is a line of JSON instead.
 */
import { parseArgs } from 'node:util'
import type { ProductQuery } from '@sluimer/search/port'
import { createDice } from './dice.ts'
import { type BuiltEngine, type Engine, findDifference } from './engine.ts'
import { createCatalogue, inListingOrder } from './generator.ts'
import { calculateMedians, measureTimes, percentile } from './measure.ts'
import { buildOwnIndex } from './own-index.ts'
import { buildPostgres } from './postgres-shop.ts'
import { aListingQuery, aText } from './queries.ts'
import { engineRow, print, timesTable } from './report.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-postgres': { type: 'boolean', default: false },
    queries: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = 3
const makeProduct = await createCatalogue()
const sizes = (positionals.length > 0 ? positionals : ['10000', '100000']).map(Number)
const queryCount = Number(options.queries)
if (![...sizes, queryCount].every((number) => Number.isInteger(number) && number > 0)) {
  throw new Error('Give whole numbers of products, and of queries.')
}

for (const size of sizes) await measure(size)

async function measure(size: number): Promise<void> {
  const products = () => inListingOrder(size, makeProduct)
  const own = buildOwnIndex(products())
  const built: BuiltEngine[] = [own]
  try {
    if (!options['no-postgres']) built.push(await buildPostgres(products()))
    tell(`\n${size} products\n${built.map(engineRow).join('')}`)
    await compare(built.map(({ engine }) => engine))
    await time(
      size,
      built.map(({ engine }) => engine),
    )
    tell(`snapshot of the index: ${own.snapshot()}\n`)
  } finally {
    for (const { close } of built) await close()
  }
}

function someQueries(): { listings: ProductQuery[]; searches: ProductQuery[]; typings: string[] } {
  const dice = createDice(7)
  const times = Array.from({ length: queryCount })
  const asked = { filters: {}, sort: 'relevance', offset: 0, limit: 24 } as const
  return {
    listings: times.map(() => aListingQuery(dice)),
    searches: times.map(() => ({ ...asked, text: aText(dice) })),
    typings: times.map(() => aText(dice).slice(0, 3 + dice.below(10))),
  }
}

/** Checks that all engines give the same listings: page, total, price bounds and every count. */
async function compare([first, ...others]: Engine[]): Promise<void> {
  if (!first) return
  const { listings } = someQueries()
  for (const other of others) {
    for (const query of listings) {
      const difference = findDifference(await first.list(query), await other.list(query))
      if (difference) throw new Error(`${other.name} differs for ${JSON.stringify(query)}\n${difference}`)
    }
    tell(`${listings.length} listings are the same\n`)
  }
}

/** Lets the engines take turns, so that other work on the machine affects all of them. */
async function time(size: number, engines: Engine[]): Promise<void> {
  const { listings, searches, typings } = someQueries()
  const dice = createDice(11)
  const ids = Array.from({ length: queryCount }, () => 1 + dice.below(size))
  // Each round makes other changes, since a change that an engine holds already costs nothing.
  const makeFigures = (round: number) =>
    ids.map((id) => ({ kind: 'figures' as const, id, priceCents: 1_000 + id + round, stock: 7 + round }))
  // Each product becomes another one of the catalogue.
  const makePuts = (round: number) =>
    ids.map((id) => ({
      kind: 'put' as const,
      document: { ...makeProduct(1 + ((id + 97 * (round + 1)) % size)), id },
    }))
  const kinds: [string, (engine: Engine, round: number) => Promise<Float64Array>][] = [
    ['listing with all counts', (engine) => measureTimes(listings, engine.list)],
    ['search with all counts', (engine) => measureTimes(searches, engine.search)],
    ['suggestions', (engine) => measureTimes(typings, engine.suggest)],
    ['price and stock of one', (engine, round) => measureTimes(makeFigures(round), engine.changeFigures)],
    ['text of one', (engine, round) => measureTimes(makePuts(round), engine.rewrite)],
    ['search after those', (engine) => measureTimes(searches, engine.search)],
  ]
  for (const [name, run] of kinds) {
    const all = engines.map((): Float64Array[] => [])
    for (let round = 0; round < rounds; round++) {
      for (const [at, engine] of engines.entries()) all[at]?.push(await run(engine, round))
    }
    const times = engines.map((engine, at) => ({ name: engine.name, times: calculateMedians(all[at] ?? []) }))
    const ofRounds = engines.map((engine, at) => ({
      name: engine.name,
      rounds: (all[at] ?? []).map((one) => percentile(one, 0.5)),
    }))
    print(
      options.json ? `${JSON.stringify({ size, kind: name, engines: ofRounds })}\n` : timesTable(name, times),
    )
  }
}

/** Prints what people read, and programs do not. */
function tell(text: string): void {
  if (!options.json) print(text)
}
