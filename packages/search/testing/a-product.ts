import type { ProductDocument, ProductQuery } from '../port.ts'

/** Builds a plain product, so that tests only state what matters. */
export function aProduct(special: Partial<ProductDocument> & { id: number }): ProductDocument {
  return {
    title: `Product ${special.id}`,
    subTitle: '',
    brand: '',
    sku: [],
    categoryIds: [],
    categoryTitles: [],
    facets: {},
    facetTexts: [],
    description: '',
    priceCents: 1000,
    formerPriceCents: null,
    stock: 5,
    popularity: 0,
    createdAt: 1_700_000_000,
    ...special,
  }
}

/** Builds a query for the first page of everything. */
export function aQuery(special: Partial<ProductQuery> = {}): ProductQuery {
  return { filters: {}, sort: 'popularity', offset: 0, limit: 24, ...special }
}
