import { longestSearchText } from '@sluimer/domain/search/search-text'
import { z } from 'zod'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import { askedPathSchema, idSchema } from '../platform/primitives.ts'
import { bedSizeQuery } from './bed-size.ts'
import { brandOverviewSchema, categoryPathSchema, overviewSchema } from './overview.ts'
import { productSchema } from './product.ts'
import { productFeedPartsSchema, productFeedSchema } from './product-feed.ts'
import { searchOverviewSchema, searchSuggestionsSchema } from './search.ts'
import {
  productSitemapIndexSchema,
  productSitemapSchema,
  sitemapComponentsSchema,
  sitemapSchema,
} from './sitemap.ts'
import { productTileSchema } from './tile.ts'
import { toldBrandSchema } from './told-brand.ts'

const listingQuerySchema = z
  .string()
  .max(2000)
  .describe('tn_fk_{key}=a|b, tn_fk_ae-prijs=min-max, tn_sort, tn_p (2, or 1-2 for a range)')

export const getCategoryOverviewEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/overview/category',
  tag: 'catalog',
  summary: "A category's listing, with filters, disjunctive counts, sorting and paging",
  access: 'service',
  query: z.strictObject({
    path: askedPathSchema(500).describe(
      'Path of the category with its filter segments, with or without slashes around it',
    ),
    querystring: listingQuerySchema.optional(),
    ...bedSizeQuery,
    ...deliverToQuery,
  }),
  response: overviewSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const getCategoryPathEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/category/path',
  tag: 'catalog',
  summary: 'Where a category is, by its id or by any address that lies in it',
  access: 'service',
  query: z
    .strictObject({
      id: idSchema.optional(),
      path: askedPathSchema(500)
        .optional()
        .describe('A category path, with or without filter segments and slashes around it'),
    })
    .refine(
      ({ id, path }) => (id === undefined) !== (path === undefined),
      'Geef een id of een path, en niet allebei.',
    ),
  response: categoryPathSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

const searchTextSchema = z.string().max(longestSearchText)

export const searchProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/search',
  tag: 'catalog',
  summary: 'What a text finds, as a listing with filters, disjunctive counts, sorting and paging',
  access: 'service',
  query: z.strictObject({
    tn_q: searchTextSchema.optional().describe('The text, as in the address of the results page'),
    search_term: searchTextSchema
      .optional()
      .describe('The same, as "load more" sends it; it takes precedence over tn_q'),
    querystring: listingQuerySchema.optional(),
    ...bedSizeQuery,
    ...deliverToQuery,
  }),
  response: searchOverviewSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const getSearchSuggestionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/search/suggestions',
  tag: 'catalog',
  summary: 'Products, categories, brands and texts that may be meant by what is being typed',
  access: 'service',
  query: z.strictObject({
    search_term: z.string().describe('3 to 100 characters; shorter and longer texts get no suggestions'),
    ...bedSizeQuery,
    ...deliverToQuery,
  }),
  response: searchSuggestionsSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const getBrandOverviewEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/overview/brand/products',
  tag: 'catalog',
  summary: "A brand's listing, with filters, disjunctive counts, sorting and paging",
  access: 'service',
  query: z.strictObject({
    brand: askedPathSchema(255)
      .optional()
      .describe('Slug of the brand; when left out, the end of path or fullPath'),
    path: askedPathSchema(500).optional().describe('Path of the page: brands/{brand}'),
    querystring: listingQuerySchema.optional(),
    ...bedSizeQuery,
    ...deliverToQuery,
    fullPath: z
      .string()
      .max(2500)
      .optional()
      .describe('Path and query together, instead of path and querystring'),
    func: z.string().max(40).optional().describe("Where the call comes from, such as 'loadMore'"),
  }),
  response: brandOverviewSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const getBrandsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/brands',
  tag: 'catalog',
  summary: 'The brands of products that are sold, by title',
  access: 'service',
  response: z.object({ brands: z.array(toldBrandSchema) }),
  errors: ['unauthorized'],
})

export const getProductEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product/{slugOrId}',
  tag: 'catalog',
  summary: 'One product with its options and variants',
  access: 'service',
  params: z.strictObject({ slugOrId: z.string().min(1).max(255) }),
  query: z.strictObject({
    debug: z.string().max(40).optional().describe("Where the call comes from, such as 'quickview'"),
    ...deliverToQuery,
  }),
  response: productSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const getFeaturedProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/featured-products',
  tag: 'catalog',
  summary: 'Products for the home page, best first',
  access: 'service',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).optional(), ...deliverToQuery }),
  response: z.object({ products: z.array(productTileSchema) }),
  errors: ['invalid_request', 'unauthorized'],
})

export const getSitemapEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/sitemap',
  tag: 'catalog',
  summary: 'The pages of the shop beside its products',
  access: 'service',
  query: z.strictObject({
    url: z
      .string()
      .max(500)
      .optional()
      .describe('Only pages at or below this path, such as /slapen/; all when left out'),
    components: sitemapComponentsSchema.optional(),
  }),
  response: sitemapSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const getProductSitemapIndexEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/sitemap/products',
  tag: 'catalog',
  summary: 'Which pages the sitemap of the products has, and when each last changed',
  access: 'service',
  response: productSitemapIndexSchema,
  errors: ['unauthorized'],
})

export const getProductSitemapEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/sitemap/products/{page}',
  tag: 'catalog',
  summary: 'Addresses, moments of change and pictures of the products on one page of the sitemap',
  access: 'service',
  params: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000) }),
  response: productSitemapSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

const feedId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const getProductFeedEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product-feed',
  tag: 'catalog',
  summary: 'Products with all their variants as product pages show them, in the order of their ids',
  access: 'service',
  query: z.strictObject({
    after: feedId.optional().describe('Only products with a higher id'),
    until: feedId.optional().describe('Only products up to this id'),
    limit: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: productFeedSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const getProductFeedPartsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product-feed/parts',
  tag: 'catalog',
  summary: 'How the products divide into feed files that are not too long',
  access: 'service',
  response: productFeedPartsSchema,
  errors: ['unauthorized'],
})
