import type { PageKind } from '@sluimer/domain/content/page-address'
import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { contentPage } from '../page-tables.ts'

const card = {
  slug: contentPage.slug,
  title: contentPage.title,
  intro: contentPage.intro,
  imageKey: contentPage.imageKey,
  topic: contentPage.topic,
  readingMinutes: contentPage.readingMinutes,
  publishedAt: contentPage.publishedAt,
}
const inOrder = [asc(contentPage.position), desc(contentPage.publishedAt), desc(contentPage.id)]

const shown = (at: Date) => and(eq(contentPage.active, true), lte(contentPage.publishedAt, at))

/** Finds a page that is public at a moment, whole. */
export async function findPageRow(db: Connection, kind: PageKind, slug: string, at: Date) {
  const [row] = await db
    .select()
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), eq(contentPage.slug, slug), shown(at)))
  return row
}
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPageRow>>>

/** Returns the pages of a kind without their bodies, of one topic when one is given. */
export async function findPageCards(
  db: Connection,
  kind: PageKind,
  at: Date,
  part: { topic?: string | undefined; offset?: number; limit: number },
) {
  return db
    .select(card)
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), shown(at), ofTopic(part.topic)))
    .orderBy(...inOrder)
    .offset(part.offset ?? 0)
    .limit(part.limit)
}
export type PageCardRow = Awaited<ReturnType<typeof findPageCards>>[number]

/** Returns what to read after a page: first the pages that it names, then others of its topic, then the newest. */
export async function findRelatedCards(
  db: Connection,
  { kind, slug, relatedSlugs, topic }: PageRow,
  at: Date,
  limit: number,
) {
  const named = sql`array_position(${sql.param(relatedSlugs)}::text[], ${contentPage.slug})`
  return db
    .select(card)
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), ne(contentPage.slug, slug), shown(at)))
    .orderBy(sql`${named} nulls last`, sql`${contentPage.topic} is distinct from ${topic}`, ...inOrder)
    .limit(limit)
}

/** Returns the topics of a kind, each with its number of pages. */
export async function findTopics(db: Connection, kind: PageKind, at: Date) {
  return db
    .select({ topic: sql<string>`${contentPage.topic}`, count: count() })
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), shown(at), isNotNull(contentPage.topic)))
    .groupBy(contentPage.topic)
    .orderBy(asc(contentPage.topic))
}

export async function countPages(db: Connection, kind: PageKind, at: Date): Promise<number> {
  return db.$count(contentPage, and(eq(contentPage.kind, kind), shown(at)))
}

/** Returns the pages of these kinds with their bodies and the words that shoppers search with. */
export async function findPagesOfKinds(db: Connection, kinds: readonly PageKind[], at: Date) {
  return db
    .select({
      kind: contentPage.kind,
      slug: contentPage.slug,
      title: contentPage.title,
      body: contentPage.body,
      searchWords: contentPage.searchWords,
    })
    .from(contentPage)
    .where(and(inArray(contentPage.kind, kinds), shown(at)))
    .orderBy(asc(contentPage.kind), ...inOrder)
}

/** Returns every public page, with when its words last changed. */
export async function findAllPages(db: Connection, at: Date) {
  return db
    .select({
      kind: contentPage.kind,
      slug: contentPage.slug,
      title: contentPage.title,
      updatedAt: contentPage.updatedAt,
    })
    .from(contentPage)
    .where(shown(at))
    .orderBy(asc(contentPage.kind), ...inOrder)
}

function ofTopic(topic: string | undefined): SQL | undefined {
  return topic === undefined ? undefined : eq(contentPage.topic, topic)
}
