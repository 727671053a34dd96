import type { Db } from '../../platform/db/database.ts'
import { saveBrand } from '../catalog/brand/save-brand.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { saveCategory } from '../catalog/category/save-category.ts'
import { saveFacet } from '../catalog/facet/save-facet.ts'

const covers = 'beddengoed/dekbedovertrek'

/** Makes three covers of two brands, a duvet, and thirty mattresses: enough for a second page of results. */
export async function aShopToSearch(db: Db): Promise<void> {
  await saveFacet(db, {
    key: 'kleur',
    title: 'Kleur',
    position: 0,
    selectionType: 'color',
    values: [
      { slug: 'wit', title: 'Wit', color: '#ffffff' },
      { slug: 'blauw', title: 'Blauw', color: '#224488' },
    ],
  })
  await saveCategory(db, { path: 'beddengoed', title: 'Beddengoed' })
  await saveCategory(db, { path: covers, title: 'Dekbedovertrekken' })
  const products = [
    { slug: 'vlinder', title: 'Dekbedovertrek Vlinder', brand: 'duinroos', facets: { kleur: ['wit'] } },
    { slug: 'noor', title: 'Dekbedovertrek Noor', brand: 'duinroos', facets: { kleur: ['blauw'] } },
    { slug: 'ruit', title: 'Dekbedovertrek Ruit', brand: 'heide', facets: { kleur: ['wit'] } },
  ]
  for (const [index, product] of products.entries())
    await aProduct(db, { ...product, popularity: 10 - index, mainCategory: covers, sku: `DV-10${index}` })
  await aProduct(db, { slug: 'poolster', title: 'Donzen dekbed Poolster', mainCategory: 'beddengoed/dekbed' })
  for (let i = 0; i < 30; i++)
    await aProduct(db, { slug: `matras-${i}`, title: `Matras Wolk ${i}`, mainCategory: 'matrassen' })
  // This comes after the products, which create brands that have no title of their own.
  await saveBrand(db, { slug: 'duinroos', title: 'Duinroos', description: 'Beddengoed van katoen' })
  await saveBrand(db, { slug: 'heide', title: 'Heide & Zoon' })
  await saveBrand(db, { slug: 'leeg-merk', title: 'Leeg merk' })
}
