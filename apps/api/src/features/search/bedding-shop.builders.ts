import type { Db } from '../../platform/db/database.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { saveCategory } from '../catalog/category/save-category.ts'
import { saveFacet } from '../catalog/facet/save-facet.ts'

/** Makes three covers (a, b, c) with every filter, a red product (d) one category higher, and a category of fifty. */
export async function aBeddingShop(db: Db): Promise<void> {
  await saveFacet(db, {
    key: 'materiaal',
    title: 'Materiaal',
    position: 0,
    pageTitle: '{category} van {value}',
    values: [
      { slug: 'katoen', title: 'Katoen' },
      { slug: 'linnen', title: 'Linnen' },
    ],
  })
  await saveFacet(db, {
    key: 'maat',
    title: 'Maat',
    position: 1,
    infoText: 'Breedte x lengte',
    collapsed: true,
    values: [
      { slug: '140x220', title: '140 x 220' },
      { slug: '240x220', title: '240 x 220' },
    ],
  })
  await saveFacet(db, {
    key: 'kleur',
    title: 'Kleur',
    position: 2,
    selectionType: 'color',
    values: [
      { slug: 'wit', title: 'Wit', color: '#ffffff' },
      { slug: 'blauw', title: 'Blauw', color: '#224488' },
      { slug: 'rood', title: 'Rood', color: '#aa2222' },
    ],
  })
  await saveCategory(db, { path: 'beddengoed', title: 'Beddengoed', description: 'Alles voor op bed' })
  await saveCategory(db, { path: 'beddengoed/dekbedovertrek', title: 'Dekbedovertrekken', tilesPerRow: 4 })
  await saveCategory(db, { path: 'beddengoed/leeg', title: 'Nog niets' })
  await saveCategory(db, { path: 'vol', title: 'Vol' })
  const covers = [
    {
      slug: 'a',
      priceCents: 2050,
      popularity: 4,
      facets: { materiaal: ['katoen'], maat: ['140x220'], kleur: ['wit'] },
    },
    {
      slug: 'b',
      priceCents: 4995,
      popularity: 3,
      facets: { materiaal: ['katoen'], maat: ['240x220'], kleur: ['blauw'] },
    },
    {
      slug: 'c',
      priceCents: 7000,
      popularity: 2,
      facets: { materiaal: ['linnen'], maat: ['240x220'], kleur: ['wit'] },
    },
  ]
  for (const cover of covers) await aProduct(db, { ...cover, mainCategory: 'beddengoed/dekbedovertrek' })
  await aProduct(db, {
    slug: 'd',
    priceCents: 999,
    popularity: 1,
    facets: { kleur: ['rood'] },
    mainCategory: 'beddengoed',
  })
  for (let i = 0; i < 50; i++)
    await aProduct(db, { slug: `vol-${i}`, popularity: 100 - i, mainCategory: 'vol' })
}
