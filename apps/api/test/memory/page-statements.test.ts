import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../src/features/catalog/catalog.builders.ts'
import { saveCategory } from '../../src/features/catalog/category/save-category.ts'
import { saveContentBlock } from '../../src/features/content/block/save-content-block.ts'
import { picture as pictureTable } from '../../src/features/media/tables.ts'
import { recordStatements } from '../statements/record-statements.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { ask, pageCalls } from './page-calls.ts'

let now = new Date('2026-11-20T09:00:00.100Z')
let recording: ReturnType<typeof recordStatements>
let app: TestApp
beforeAll(async () => {
  recording = recordStatements()
  app = await buildTestApp({ clock: () => now })
  const picture = 'stand'
  await saveCategory(app.db, { path: 'wonen', title: 'Wonen', inNavigation: true, cardImage: picture })
  await saveCategory(app.db, {
    ...{ path: 'dagdeals', title: 'Dagdeals', countdown: 'daily', bannerImage: picture },
  })
  for (const slug of ['plaid-noord', 'plaid-zuid']) await aProduct(app.db, { slug, mainCategory: 'wonen' })
  const size = { file: 'x.avif', alt: 'Een kamer', width: 1920, height: 1280 }
  await app.db.insert(pictureTable).values([{ key: 'kamer', ...size }])
  const places = { wide: { x: 50, y: 50 }, square: { x: 50, y: 50 } }
  await saveContentBlock(
    app.db,
    'rooms',
    {
      rooms: [
        {
          ...{ slug: 'linnen-en-licht', title: 'Linnen', imageKey: 'kamer', imageSquareKey: 'kamer' },
          pieces: [{ label: 'Plaid', productSlug: 'plaid-noord', ...places }],
        },
      ],
    },
    now,
  )
  await saveContentBlock(
    app.db,
    'homepage',
    {
      ...{ title: 'Welkom', promo: { link: '/wonen/', imageKey: picture, title: 'Nieuw' } },
      ...{ highlights: [], categories: ['wonen'], room: 'linnen-en-licht' },
      strips: [{ title: 'Populair', link: { title: 'Alles', link: '/wonen/' } }],
    },
    now,
  )
  await app.deps.changes.catchUp()
})
afterAll(async () => {
  await app.close()
  recording.stop()
})

test.each(pageCalls.map((call) => [call({ slug: 'plaid-noord', category: 'wonen' })]))(
  '%s asks the database nothing when nothing changed, also in another second',
  async (url) => {
    expect((await ask(app, url)).statusCode).toBe(200)
    now = new Date(now.getTime() + 61_000)
    const { answer, statements } = await recording.during(() => ask(app, url))
    expect(statements.map(({ text }) => text)).toEqual([])
    expect(answer.statusCode).toBe(200)
  },
)
