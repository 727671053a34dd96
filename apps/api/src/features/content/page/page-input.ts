import { pageKinds } from '@sluimer/domain/content/page-address'
import { z } from 'zod'
import { pageSlugSchema, pictureKeySchema } from '../content-names.ts'
import { storedRichTextSchema } from '../rich-text/stored-rich-text.ts'

/** A page as staff save it. The lengths of the seo fields are what search engines show of them. */
export const pageInputSchema = z.strictObject({
  kind: z.enum(pageKinds),
  slug: pageSlugSchema,
  title: z.string().trim().min(1).max(120),
  intro: z.string().trim().min(1).max(400),
  body: storedRichTextSchema.min(1),
  imageKey: pictureKeySchema.nullable().default(null),
  seoTitle: z.string().trim().min(1).max(70).nullable().default(null),
  seoDescription: z.string().trim().min(1).max(170).nullable().default(null),
  topic: z.string().trim().min(1).max(40).nullable().default(null),
  position: z.int().min(0).max(10_000).default(0),
  relatedSlugs: z.array(pageSlugSchema).max(6).default([]),
  /** Words that shoppers search with; a line that begins with `#anchor` belongs to that part of the page. */
  searchWords: z.array(z.string().trim().min(1).max(400)).max(60).default([]),
  publishedAt: z.date(),
  /** When its words last changed; without it, the moment of publication. */
  updatedAt: z.date().optional(),
  active: z.boolean().default(true),
})
export type PageInput = z.input<typeof pageInputSchema>
