import { createProductIndex } from '@sluimer/search/create-product-index'
import type { AddedSynonyms, ProductChange, ProductIndex } from '@sluimer/search/port'
import type { Connection } from '../../../platform/db/database.ts'
import { findBrands } from '../../catalog/brand/brand.queries.ts'
import { BrandSet } from '../../catalog/brand/brand-set.ts'
import { findCategories } from '../../catalog/category/category.queries.ts'
import { CategoryTree } from '../../catalog/category/category-tree.ts'
import { findFacets } from '../../catalog/facet/facet.queries.ts'
import { findIndexDocuments } from '../../catalog/index-document/load-index-documents.ts'
import { findAddedSynonyms } from '../synonym/synonym.queries.ts'
import { FacetSet } from './facet-set.ts'

/**
 * Answers listings without asking the database; every node holds its own. What it returns is valid only at that moment:
 * ask again after awaiting anything.
 */
export interface ProductSearch {
  readonly index: ProductIndex
  /** The categories, brands and filter groups as they were last read. */
  readonly categories: CategoryTree
  readonly brands: BrandSet
  readonly facets: FacetSet
  /** Reads the categories, brands and filter groups again. */
  readShelves(db: Connection): Promise<void>
  /** Reads the staff's synonyms again. */
  readSynonyms(db: Connection): Promise<void>
  /** Returns the changes that make an index equal to the database for these products. */
  findChanges(db: Connection, productIds: readonly number[], at: Date): Promise<ProductChange[]>
  /** Switches to another index. */
  replaceIndex(index: ProductIndex): void
}

export function createProductSearch(): ProductSearch {
  let index = createProductIndex()
  let categories = new CategoryTree([])
  let brands = new BrandSet([])
  let facets = new FacetSet([])
  let synonyms: AddedSynonyms = { synonyms: [], broadWords: [] }

  return {
    get index() {
      return index
    },
    get categories() {
      return categories
    },
    get brands() {
      return brands
    },
    get facets() {
      return facets
    },

    async readShelves(db) {
      const newCategories = new CategoryTree(await findCategories(db))
      const newBrands = new BrandSet(await findBrands(db))
      facets = new FacetSet(await findFacets(db))
      categories = newCategories
      brands = newBrands
    },

    async readSynonyms(db) {
      synonyms = await findAddedSynonyms(db)
      index.replaceSynonyms(synonyms)
    },

    async findChanges(db, productIds, at) {
      const documents = await findIndexDocuments(db, productIds, categories, at)
      const forSale = new Set(documents.map((document) => document.id))
      return [
        ...documents.map((document) => ({ kind: 'put' as const, document })),
        ...productIds.filter((id) => !forSale.has(id)).map((id) => ({ kind: 'remove' as const, id })),
      ]
    },

    replaceIndex(next) {
      next.replaceSynonyms(synonyms)
      index = next
    },
  }
}
