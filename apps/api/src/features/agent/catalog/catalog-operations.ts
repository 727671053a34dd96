import { getProductSchema, lookupCatalogSchema, searchCatalogSchema } from '@sluimer/contract/agent/requests'
import { type Operation, readPayload } from '../protocol/operation.ts'
import { getAgentProduct } from './get-agent-product.ts'
import { lookUpCatalog } from './look-up-catalog.ts'
import { type CatalogSources, searchCatalog } from './search-catalog.ts'

/** Lists what agents can do with the catalogue. */
export function listCatalogOperations(sources: CatalogSources, clock: () => Date): Operation[] {
  const common = { method: 'POST', part: 'catalog', isReadOnly: true } as const
  return [
    {
      ...common,
      name: 'search_catalog',
      summary:
        'Search the products of this Dutch shop for home and bedding. Query in Dutch; sizes, colours and prices in it are understood.',
      path: '/catalog/search',
      payload: { name: 'catalog', schema: searchCatalogSchema },
      run: ({ payload }) => searchCatalog(sources, readPayload(searchCatalogSchema, payload), clock()),
    },
    {
      ...common,
      name: 'lookup_catalog',
      summary: 'Look up products or variants by their ids, with the price and stock of this moment.',
      path: '/catalog/lookup',
      payload: { name: 'catalog', schema: lookupCatalogSchema },
      run: ({ payload }) => lookUpCatalog(sources, readPayload(lookupCatalogSchema, payload), clock()),
    },
    {
      ...common,
      name: 'get_product',
      summary: 'Get one product with its variants, and which options can still be had with those chosen.',
      path: '/catalog/product',
      payload: { name: 'catalog', schema: getProductSchema },
      run: ({ payload }) => getAgentProduct(sources, readPayload(getProductSchema, payload), clock()),
    },
  ]
}
