import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import { createLocalTasks } from '../../search/index/index-tasks.ts'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import { createProductSearch } from '../../search/index/product-search.ts'

const now = new Date('2026-11-20T09:00:00Z')
/** Names of which some end in others: each tells what it is by its last part. */
const goods = [
  ['Hoeslaken Strak', 'hoeslaken', { kleur: ['wit'], maat: ['90x200'] }],
  ['Topperhoeslaken Dun', 'hoeslaken', { kleur: ['wit'], maat: ['180x200'] }],
  ['Molton Stil', 'hoeslaken', { kleur: ['wit'] }],
  ['Hoofdkussen Noord', 'slapen', { kleur: ['wit'] }],
  ['Kussensloop Noord', 'slapen', { kleur: ['groen'] }],
  ['Overtrek Winter', 'slapen', { materiaal: ['flanel'], maat: ['240x220'] }],
  ['Plaid Zee', 'wonen', { kleur: ['groen'] }],
  ['Nachtkast Plank', 'wonen', { materiaal: ['notenhout'] }],
] as const

export interface SmallShop extends ListingSources {
  /** Returns the titles of products, in the order of the shop. */
  listTitles(ids: readonly number[]): string[]
  close(): Promise<void>
}

/** Opens a shop with a few goods, whose tiles show only their titles. */
export async function openSmallShop(): Promise<SmallShop> {
  const database = await createTestDatabase()
  const { db, close } = openDatabase({ url: database.url, maxConnections: 4 })
  const filters = {
    kleur: ['Wit', 'Groen'],
    maat: ['90 x 200', '140 x 200', '180 x 200', '240 x 220'],
    materiaal: ['Flanel', 'Notenhout'],
    seizoen: ['Vier seizoenen'],
  }
  for (const [position, [key, titles]] of Object.entries(filters).entries()) {
    const values = titles.map((title) => ({ slug: title.toLowerCase().replaceAll(' ', ''), title }))
    await saveFacet(db, { key, title: key, position, values })
  }
  await saveCategory(db, { path: 'hoeslaken', title: 'Hoeslakens' })
  const titles = new Map<number, string>()
  for (const [title, mainCategory, facets] of goods) {
    const given = Object.fromEntries(Object.entries(facets).map(([key, slugs]) => [key, [...slugs]]))
    titles.set((await aProduct(db, { title, mainCategory, facets: given })).id, title)
  }
  const search = createProductSearch()
  await search.readShelves(db)
  search.replaceIndex(await createLocalTasks(db).build(now))
  const tiles: TileShelf = {
    getTiles: async (ids) => ids.map((id) => ({ id: String(id), title: titles.get(id) }) as ProductTile),
    promisedFor: () => tiles,
  }
  return {
    search,
    tiles,
    listTitles: (ids) => Array.from(titles).flatMap(([id, title]) => (ids.includes(id) ? [title] : [])),
    async close() {
      await close()
      await database.drop()
    },
  }
}
