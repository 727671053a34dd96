import { pageKinds } from '@sluimer/domain/content/page-address'
import { z } from 'zod'
import { imageSchema, pathSchema } from '../platform/primitives.ts'
import { richTextSchema } from './rich-text.ts'

const topicSchema = z
  .object({ title: z.string(), slug: z.string() })
  .meta({ id: 'Topic', description: 'What an article is about' })

/** A content page as a card that links to it. */
const pageCardSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    intro: z.string(),
    link: pathSchema,
    image: imageSchema.nullable(),
    topic: topicSchema.nullable(),
    reading_minutes: z.int().min(1),
    published_at: z.iso.datetime(),
  })
  .meta({ id: 'PageCard' })
export type PageCard = z.infer<typeof pageCardSchema>

/** A content page: an article, inspiration, a service page or another text (RT-05). */
export const contentPageSchema = z
  .object({
    ...pageCardSchema.shape,
    body: richTextSchema,
    seo_title: z.string().describe('Title in the head of the page'),
    seo_description: z.string(),
    updated_at: z.iso.datetime(),
    related: z.array(pageCardSchema),
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof contentPageSchema>

export const pageListSchema = z.object({ pages: z.array(pageCardSchema) })

/** One page of the list of blog articles. */
export const blogSchema = z
  .object({
    topics: z.array(topicSchema.extend({ count: z.int() })).describe('Every topic with articles, by title'),
    topic: topicSchema.nullable().describe('The requested topic'),
    pages: z.array(pageCardSchema),
    page: z.int().min(1),
    page_count: z.int().min(1),
    total: z.int(),
  })
  .meta({ id: 'Blog' })
export type Blog = z.infer<typeof blogSchema>

/** The text below a category's listing; empty when nobody wrote one. */
export const categoryTextSchema = z.object({ body: richTextSchema }).meta({ id: 'CategoryText' })

/** Every content page, for sitemaps. */
export const contentIndexSchema = z.object({
  pages: z.array(
    z.object({
      kind: z.enum(pageKinds),
      title: z.string(),
      link: pathSchema,
      changed_at: z.iso.datetime(),
    }),
  ),
})
export type ContentIndex = z.infer<typeof contentIndexSchema>
