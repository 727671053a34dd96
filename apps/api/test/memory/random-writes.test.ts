import { seededRandom } from '@sluimer/demo/catalog/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBrand } from '../../src/features/catalog/brand/save-brand.ts'
import { aProduct, type BuiltProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { saveCategory } from '../../src/features/catalog/category/save-category.ts'
import { aDeal } from '../../src/features/catalog/deal/deal.builders.ts'
import { findDeals } from '../../src/features/catalog/deal/deal.queries.ts'
import { takeDealPieces } from '../../src/features/catalog/deal/deal-pieces.ts'
import { changePrice } from '../../src/features/catalog/price/change-price.ts'
import { changeStock } from '../../src/features/catalog/stock/change-stock.ts'
import { commitStock, releaseStock, reserveStock } from '../../src/features/catalog/stock/stock.ts'
import { saveContentBlock } from '../../src/features/content/block/save-content-block.ts'
import { registerPicture } from '../../src/features/media/register-picture.ts'
import { saveExampleQuestions } from '../../src/features/question/answer/save-example-questions.ts'
import { saveExampleReviews } from '../../src/features/review/moderate/save-example-reviews.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { ask, pageCalls } from './page-calls.ts'

const category = 'wonen/plaids'
const hourMs = 3_600_000
let now = new Date('2026-11-20T09:00:00.100Z')
let app: TestApp
/** Another process beside the first, on the same database. */
let other: TestApp
let products: BuiltProduct[]
/** A single piece that was used: it is sold for good. */
let onlyOne: BuiltProduct

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await saveCategory(app.db, { path: 'wonen', title: 'Wonen', inNavigation: true })
  await saveCategory(app.db, { path: 'dagdeals', title: 'Dagdeals', countdown: 'daily' })
  products = []
  for (const slug of ['plaid-noord', 'plaid-zuid', 'plaid-oost']) {
    products.push(await aProduct(app.db, { slug, mainCategory: category, stock: 4 }, now))
  }
  onlyOne = await aProduct(
    app.db,
    { slug: 'plaid-gebruikt', mainCategory: category, condition: 'used', stock: 1 },
    now,
  )
  const { databaseUrl } = app.deps.config
  other = await buildTestApp({
    clock: () => now,
    database: { url: databaseUrl, drop: async () => undefined },
  })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

type Choose = (below: number) => number

/** One write of each kind that pages show, with the name under which a failure reports it. */
const writes: Readonly<Record<string, (choose: Choose) => Promise<unknown>>> = {
  price: (choose) =>
    changePrice(app.db, { variantId: aVariant(choose), priceCents: 1000 + choose(5000) }, now),
  stock: (choose) => changeStock(app.db, { variantId: aVariant(choose), by: choose(120) }),
  reserved: async (choose) => {
    const line = { variantId: aVariant(choose), quantity: 1 }
    await app.db.transaction((tx) => reserveStock(tx, [line]))
  },
  released: async (choose) => {
    const line = { variantId: aVariant(choose), quantity: 1 }
    await app.db.transaction(async (tx) => {
      const { ok } = await reserveStock(tx, [line])
      if (ok) await releaseStock(tx, [line])
    })
  },
  deal: async (choose) => {
    const startsAt = new Date(now.getTime() + (1 + choose(5)) * hourMs)
    const endsAt = new Date(startsAt.getTime() + (1 + choose(3)) * hourMs)
    // A second deal of a variant at the same time is refused.
    await aDeal(app.db, {
      variantId: aVariant(choose),
      priceCents: 900,
      pieceCap: 20,
      startsAt,
      endsAt,
    }).catch(() => undefined)
  },
  'pieces of a deal': async (choose) => {
    const found = await findDeals(app.db, products.map(onlyVariantId), now)
    const running = [...found.values()].flat().filter(({ endsAt }) => endsAt > now)
    const deal = running[choose(Math.max(1, running.length))]
    if (deal === undefined) return
    await app.db.transaction((tx) => takeDealPieces(tx, [{ dealId: deal.id, quantity: 1 }], now))
  },
  'last piece': async () => {
    const line = { variantId: onlyVariantId(onlyOne), quantity: 1 }
    await app.db.transaction(async (tx) => {
      const { ok } = await reserveStock(tx, [line])
      if (ok) await commitStock(tx, [line])
    })
  },
  published: (choose) => save(choose, { active: choose(3) > 0, title: `Plaid ${choose(100)}` }),
  category: (choose) => saveCategory(app.db, { path: category, title: `Plaids ${choose(100)}` }),
  menu: (choose) => saveCategory(app.db, { path: 'wonen', title: 'Wonen', inNavigation: choose(2) === 0 }),
  brand: (choose) => saveBrand(app.db, { slug: 'sluimer-thuis', title: `Sluimer ${choose(100)}` }),
  picture: (choose) =>
    registerPicture(app.db, { key: 'stand', file: 'stand.avif', alt: `Stand ${choose(100)}` }, '', {
      ...{ width: 1200, height: 900, placeholder: '' },
    }),
  home: (choose) =>
    saveContentBlock(
      app.db,
      'homepage',
      {
        title: `Welkom ${choose(100)}`,
        promo: { link: '/wonen/', imageKey: 'stand', title: 'Nieuw' },
        highlights: [],
        strips: [{ title: 'Populair', link: { title: 'Alles', link: '/wonen/' } }],
      },
      now,
    ),
  review: (choose) =>
    saveExampleReviews(app.db, aProductOf(choose).id, [
      { name: 'Bo', title: 'Zacht', content: 'Warm.', score: 1 + choose(5), writtenAt: now, answer: null },
    ]),
  question: (choose) =>
    saveExampleQuestions(app.db, aProductOf(choose).id, [
      { asker: 'Bo', question: `Vraag ${choose(100)}?`, answer: 'Ja.', askedAt: now, answeredAt: now },
    ]),
}

const aProductOf = (choose: Choose): BuiltProduct => {
  const product = products[choose(products.length)]
  if (product === undefined) throw new Error('there are products')
  return product
}
const aVariant = (choose: Choose) => onlyVariantId(aProductOf(choose))
const save = (choose: Choose, special: Parameters<typeof aProduct>[1]) => {
  const { slug } = aProductOf(choose)
  return aProduct(app.db, { slug, sku: slug, mainCategory: category, ...special }, now)
}

/** Asks one process everything that pages ask, and returns its answers by address. */
async function askAll(process: TestApp): Promise<Map<string, unknown>> {
  const urls = pageCalls.flatMap((call) => [...products, onlyOne].map(({ slug }) => call({ slug, category })))
  // Which words are suggested is the index's own, which a rebuild orders anew.
  const answers = new Map<string, unknown>()
  for (const url of new Set(urls.filter((one) => !one.includes('suggestions')))) {
    const { statusCode, body } = await ask(process, url)
    answers.set(url, [statusCode, JSON.parse(body)])
  }
  return answers
}

test('after writes of every kind, and as time passes, two processes answer what the database says', async () => {
  const random = seededRandom(7)
  const choose: Choose = (below) => Math.floor(random() * below)
  for (const [kind, write] of Object.entries(writes)) {
    await write(choose)
    for (const process of [app, other]) await process.deps.changes.catchUp()
    const kept = await askAll(app)
    expect(await askAll(other), kind).toEqual(kept)
    expect(await other.deps.shelves.reconcile(now), kind).toEqual(new Map())
    // Whoever hears that everything changed keeps nothing, and reads it all again.
    await app.deps.changes.tell(['*'])
    expect(await askAll(app), kind).toEqual(kept)
    now = new Date(now.getTime() + choose(4) * hourMs)
  }
})
