/**
 * Measures the product index on generated products: `node --expose-gc bench/search/run.ts [products] [queries]`.
 * The same products and queries every time; run it on a quiet machine and compare medians.
 */
import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductChange } from '@sluimer/search/port'
import { aListingQuery, aText, createDice, generateProducts } from './generator.ts'
import { asMilliseconds, memoryInUse, percentile, timesOf } from './measure.ts'

const productCount = Number(process.argv[2] ?? 100_000)
const queryCount = Number(process.argv[3] ?? 3_000)
const ROUNDS = 5

const dice = createDice(7)
const times = (count: number) => Array.from({ length: count })
const listings = times(queryCount).map(() => aListingQuery(dice))
const searches = times(queryCount).map(() => ({
  filters: {},
  sort: 'relevance' as const,
  offset: 0,
  limit: 24,
  text: aText(dice),
}))
const typings = times(queryCount).map(() => aText(dice).slice(0, 3 + dice.below(10)))

const memoryBefore = memoryInUse()
const buildStart = performance.now()
const index = createProductIndex()
index.rebuild(generateProducts(productCount))
const buildTime = performance.now() - buildStart
const memory = memoryInUse() - memoryBefore

const rewritten = [...generateProducts(Math.min(500, productCount), 99)]
const puts = rewritten.map((document): ProductChange[] => [{ kind: 'put', document }])
const figures = times(2_000).map((): ProductChange[] => [
  {
    kind: 'figures',
    id: 1 + dice.below(productCount),
    priceCents: 1_000 + dice.below(90_000),
    stock: dice.below(50),
  },
])

report(
  'products',
  `${productCount}, built in ${Math.round(buildTime)} ms, ${Math.round(memory / 2 ** 20)} MB`,
)
reportTimes('list', timesOf(listings, index.list, ROUNDS))
reportTimes('search', timesOf(searches, index.search, ROUNDS))
reportTimes(
  'suggest',
  timesOf(typings, (typed) => index.suggest(typed, 8), ROUNDS),
)
reportTimes('apply figures', timesOf(figures, index.apply))
reportTimes('apply a rewritten product', timesOf(puts, index.apply))
reportTimes('search after that', timesOf(searches, index.search, ROUNDS))

const saveStart = performance.now()
const bytes = index.snapshot()
const loadStart = performance.now()
const restored = createProductIndex().restore(bytes)
const size = `${Math.round(bytes.length / 2 ** 20)} MB, readable: ${restored.ok}`
report(
  'snapshot',
  `saved in ${Math.round(loadStart - saveStart)} ms, loaded in ${Math.round(performance.now() - loadStart)} ms, ${size}`,
)

function reportTimes(name: string, all: Float64Array): void {
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => asMilliseconds(percentile(all, share)))
  report(name, `p50 ${p50}  p99 ${p99}  worst ${worst} ms`)
}

function report(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(28)}${text}\n`)
}
