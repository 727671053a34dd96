import { pageKinds } from '@sluimer/domain/content/page-address'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Articles, inspiration, service pages and other texts. `body` is rich text as data, never HTML. */
export const contentPage = pgTable(
  'content_page',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: pageKinds }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    /** The key of the picture at the top and on cards. */
    imageKey: text(),
    seoTitle: text(),
    seoDescription: text(),
    /** The subject of an article, in words: 'Slaapadvies'. */
    topic: text(),
    /** The order in a list; pages with the same number stand newest first. */
    position: integer().notNull().default(0),
    /** Slugs of pages of the same kind to read next. */
    relatedSlugs: text().array().notNull().default([]),
    /** Words that shoppers search with; a line that begins with `#anchor` belongs to that part of the page. */
    searchWords: text().array().notNull().default([]),
    readingMinutes: smallint().notNull(),
    /** The page is hidden until then. */
    publishedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    unique('content_page_kind_slug').on(t.kind, t.slug),
    index().on(t.kind, t.publishedAt),
    check('content_page_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Every version of the texts that a contract refers to: a buyer gets those of the day of the order. */
export const contentPageVersion = pgTable(
  'content_page_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: pageKinds }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.kind, t.slug, t.savedAt)],
)

/** A text below the listing of a category, or of a category with a page of its own (RT-11). */
export const categoryText = pgTable('category_text', {
  categoryPath: text().primaryKey(),
  body: jsonb().$type<unknown>().notNull(),
  updatedAt: moment().notNull(),
})

/** The new addresses of pages that moved. Both are paths of this shop (VA-30). */
export const redirect = pgTable(
  'redirect',
  {
    /** In lower case, with its trailing slash, without a query. */
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.toPath),
    check('redirect_local', sql`${t.fromPath} ~ '^/[^/]' and ${t.toPath} ~ '^/([^/]|$)'`),
  ],
)
