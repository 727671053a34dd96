import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductIndex } from '@sluimer/search/port'
import type { Connection } from '../../platform/db/database.ts'
import { findBrands } from '../catalog/brand.queries.ts'
import { BrandSet } from '../catalog/brand-set.ts'
import { findCategories } from '../catalog/category.queries.ts'
import { CategoryTree } from '../catalog/category-tree.ts'
import { findFacets } from '../catalog/facet.queries.ts'
import { findIndexDocuments, loadIndexDocuments } from '../catalog/load-index-documents.ts'
import { FacetSet } from './facet-set.ts'

/** What listings are answered from without asking the database: every node holds its own. */
export interface ProductSearch {
  readonly index: ProductIndex
  /** The categories, brands and filter groups as they were read last. */
  readonly categories: CategoryTree
  readonly brands: BrandSet
  readonly facets: FacetSet
  /** Reads everything again. Listings are answered from the old state until it is done. */
  rebuild(db: Connection, at: Date): Promise<void>
  /** Reads these products again. */
  refresh(db: Connection, productIds: readonly number[], at: Date): Promise<void>
}

export function createProductSearch(): ProductSearch {
  const index = createProductIndex()
  let categories = new CategoryTree([])
  let brands = new BrandSet([])
  let facets = new FacetSet([])

  return {
    index,
    get categories() {
      return categories
    },
    get brands() {
      return brands
    },
    get facets() {
      return facets
    },

    async rebuild(db, at) {
      const newCategories = new CategoryTree(await findCategories(db))
      const newBrands = new BrandSet(await findBrands(db))
      const newFacets = new FacetSet(await findFacets(db))
      const documents = []
      for await (const batch of loadIndexDocuments(db, newCategories, at)) documents.push(...batch)
      index.rebuild(documents)
      categories = newCategories
      brands = newBrands
      facets = newFacets
    },

    async refresh(db, productIds, at) {
      const documents = await findIndexDocuments(db, productIds, categories, at)
      const forSale = new Set(documents.map((document) => document.id))
      index.apply([
        ...documents.map((document) => ({ kind: 'put' as const, document })),
        ...productIds.filter((id) => !forSale.has(id)).map((id) => ({ kind: 'remove' as const, id })),
      ])
    },
  }
}
