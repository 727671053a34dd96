import { z } from 'zod'
import { imageSchema, pathSchema } from '../platform/primitives.ts'

/** The components that can be requested for a sitemap. */
export const sitemapComponents = ['categories', 'filters', 'brands', 'services'] as const
export type SitemapComponent = (typeof sitemapComponents)[number]

/** A list as in a query, 'categories,brands'; every component at most once. */
export const sitemapComponentsSchema = z
  .string()
  .regex(
    new RegExp(`^(${sitemapComponents.join('|')})(,(${sitemapComponents.join('|')}))*$`),
    `Kies uit: ${sitemapComponents.join(', ')}, met komma’s ertussen.`,
  )
  .describe('categories, filters, brands, services; all of them when left out')

const changedAtSchema = z.iso.datetime().describe('When the contents of the page last changed')

const sitemapLinkSchema = z
  .object({
    title: z.string(),
    link: pathSchema,
    changed_at: changedAtSchema.nullable().describe('Null when it is unknown'),
  })
  .meta({ id: 'SitemapLink' })

/** The pages of the shop other than its products. A component that was not requested is missing. */
export const sitemapSchema = z.object({
  categories: z
    .array(sitemapLinkSchema)
    .optional()
    .describe('Those with products, in the order of their paths'),
  filters: z
    .array(sitemapLinkSchema)
    .optional()
    .describe('Categories with one filter value that has a page of its own (RT-13)'),
  brands: z.array(sitemapLinkSchema).optional().describe('Those with products'),
  services: z.array(sitemapLinkSchema).optional(),
})
export type Sitemap = z.infer<typeof sitemapSchema>

/** The pages of the product sitemap; a product stays on its page for good. */
export const productSitemapIndexSchema = z.object({
  pages: z.array(z.object({ page: z.int(), products: z.int(), changed_at: changedAtSchema })),
})

export const productSitemapSchema = z.object({
  products: z.array(
    z.object({
      title: z.string(),
      link: pathSchema,
      changed_at: changedAtSchema,
      images: z.array(imageSchema.pick({ key: true, width: true })),
    }),
  ),
})
export type ProductSitemap = z.infer<typeof productSitemapSchema>
