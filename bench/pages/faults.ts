import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { startParts } from './parts.ts'
import { changePrices } from './price-changes.ts'
import { readPages } from './readers.ts'

/**
 * Checks that pages are true while everything goes wrong: `DATABASE_URL=postgres://… node bench/pages/faults.ts` on a
 * database with the demo shop in it. Two shop processes, one of them behind a balancer that spreads its calls over two api
 * processes, show a product whose price changes several times a second, on its own page and in a listing. Readers note how long
 * a price was still shown after the next one was committed, while an api is killed, started again, and frozen. Prints one line
 * of JSON per phase. `RATE` (200 reads a second), `CHANGE_MS` (300) and `LISTING` make it gentler.
 */
const databaseUrl = process.env.DATABASE_URL
if (databaseUrl === undefined) throw new Error('DATABASE_URL is needed: a database with the demo shop in it')
const rate = Number(process.env.RATE ?? 200)
const listing = process.env.LISTING ?? '/tafellampen/'

const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
const parts = await startParts(databaseUrl)
const prices = await changePrices(db, await findFirstProduct(`${parts.shops[0]}${listing}`))
const pages = [`/${prices.slug}.html`, listing].flatMap((path) => parts.shops.map((shop) => `${shop}${path}`))

const phases: [name: string, begin: () => Promise<void> | void][] = [
  ['all is well', () => {}],
  ['one api is killed', () => parts.killApi(1)],
  ['it is back', () => parts.startApi(1)],
  ['the other one is frozen', () => parts.freezeApi(0)],
  ['it goes on', () => parts.thawApi(0)],
]
try {
  for (const [name, begin] of phases) {
    await begin()
    const seen = await readPages(pages, { rate, seconds: 10, prices })
    process.stdout.write(`${JSON.stringify({ phase: name, ...seen })}\n`)
  }
  process.stdout.write(`${JSON.stringify(await parts.numbers())}\n`)
} finally {
  await prices.stop()
  parts.thawApi(0)
  await parts.stop()
  await close()
}

/** Returns the slug of the first product that a listing shows. */
async function findFirstProduct(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const slug = /<main[\s\S]*?href="\/([a-z0-9-]+)\.html/.exec(page)?.[1]
  if (slug === undefined) throw new Error(`${url} shows no product`)
  return slug
}
