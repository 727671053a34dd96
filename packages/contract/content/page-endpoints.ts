import { z } from 'zod'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import { askedPathSchema, pathSchema } from '../platform/primitives.ts'
import {
  blogSchema,
  categoryTextSchema,
  contentIndexSchema,
  contentPageSchema,
  pageListSchema,
} from './pages.ts'

const shared = { method: 'GET', tag: 'content', access: 'service', errors: ['unauthorized'] } as const
const one = { ...shared, errors: ['invalid_request', 'unauthorized', 'not_found'] } as const
const slug = z.string().min(1).max(120)

export const getServicePagesEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/service-page',
  summary: 'All service pages, in their order',
  response: pageListSchema,
})
export const getServicePageEndpoint = defineEndpoint({
  ...one,
  path: '/v1/content/service-page/{page}',
  summary: 'A service page',
  params: z.strictObject({ page: slug }),
  query: z.strictObject(deliverToQuery),
  response: contentPageSchema,
})
export const getBlogEndpoint = defineEndpoint({
  ...shared,
  errors: ['invalid_request', 'unauthorized'],
  path: '/v1/content/blog',
  summary: 'Articles, newest first, of one topic when one is asked for',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    topic: slug.optional(),
  }),
  response: blogSchema,
})
export const getBlogArticleEndpoint = defineEndpoint({
  ...one,
  path: '/v1/content/blog/{slug}',
  summary: 'An article, with products of this moment and related articles',
  params: z.strictObject({ slug }),
  query: z.strictObject(deliverToQuery),
  response: contentPageSchema,
})
export const getInspirationsEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/inspiration',
  summary: 'All pieces of inspiration',
  response: pageListSchema,
})
export const getInspirationEndpoint = defineEndpoint({
  ...one,
  path: '/v1/content/inspiration/{slug}',
  summary: 'A piece of inspiration with the products in it',
  params: z.strictObject({ slug }),
  query: z.strictObject(deliverToQuery),
  response: contentPageSchema,
})
export const getTextPageEndpoint = defineEndpoint({
  ...one,
  path: '/v1/content/text-page/{slug}',
  summary: 'A text page',
  params: z.strictObject({ slug }),
  query: z.strictObject(deliverToQuery),
  response: contentPageSchema,
})
export const getCategoryTextEndpoint = defineEndpoint({
  ...shared,
  errors: ['invalid_request', 'unauthorized'],
  path: '/v1/content/category',
  summary: 'The text below the listing of a category',
  query: z.strictObject({
    path: askedPathSchema(255).describe('Path of the category, with or without slashes around it'),
    ...deliverToQuery,
  }),
  response: categoryTextSchema,
})
export const getContentIndexEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/index',
  summary: 'Every page of content, for sitemaps',
  response: contentIndexSchema,
})
export const findRedirectEndpoint = defineEndpoint({
  ...one,
  path: '/v1/content/redirect',
  summary: 'Where the page went that stood at an address before',
  query: z.strictObject({ from: z.string().min(1).max(1000) }),
  response: z.object({ to: pathSchema }),
})
