import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { overviewSchema } from './overview.ts'
import { productSchema } from './product.ts'
import { productTileSchema } from './tile.ts'

export const getCategoryOverview = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/overview/category',
  tag: 'catalog',
  summary: "A category's listing, with filters, disjunctive counts, sorting and paging",
  access: 'service',
  query: z.strictObject({
    path: z
      .string()
      .min(1)
      .max(500)
      .describe('Path of the category with its filter segments, without outer slashes'),
    querystring: z
      .string()
      .max(2000)
      .optional()
      .describe('tn_fk_{key}=a|b, tn_fk_ae-prijs=min-max, tn_sort, tn_p (2, or 1-2 for a range)'),
  }),
  response: overviewSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product/{slugOrId}',
  tag: 'catalog',
  summary: 'One product with its options and variants',
  access: 'service',
  params: z.strictObject({ slugOrId: z.string().min(1).max(255) }),
  query: z.strictObject({
    debug: z.string().max(40).optional().describe("Where the call comes from, such as 'quickview'"),
  }),
  response: productSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const getFeaturedProducts = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/featured-products',
  tag: 'catalog',
  summary: 'Products for the home page, best first',
  access: 'service',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).optional() }),
  response: z.object({ products: z.array(productTileSchema) }),
  errors: ['invalid_request', 'unauthorized'],
})
