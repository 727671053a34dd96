import type { PageKind } from '@sluimer/domain/content/page-address'
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { ValuesOf } from '../../../platform/db/read-values.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { contentPageVersion } from '../page-tables.ts'
import { type StoredRichText, storedRichTextSchema } from '../rich-text/stored-rich-text.ts'

/** The service page with the conditions of sale. */
export const termsSlug = 'algemene-voorwaarden'

export interface PageVersion {
  title: string
  body: StoredRichText
}

/** Stores the present version of a text that a contract refers to, if it has changed. Other pages keep no versions. */
export async function keepPageVersion(
  tx: Tx,
  { kind, slug, title, body }: PageVersion & { kind: PageKind; slug: string },
): Promise<void> {
  if (kind !== 'service' || slug !== termsSlug) return
  const [latest] = await tx
    .select()
    .from(contentPageVersion)
    .where(isPage(kind, slug))
    .orderBy(desc(contentPageVersion.id))
    .limit(1)
  if (latest?.title === title && isSame(latest.body, body)) return
  await tx.insert(contentPageVersion).values({ kind, slug, title, body })
}

/** Returns what the version at a moment follows from, as fields of a query. The moment is a query as well. */
export function pageVersionInside(kind: PageKind, slug: string, at: SQL) {
  const page = isPage(kind, slug)
  return {
    latest: rowsInside(contentPageVersion, {
      where: and(page, lte(contentPageVersion.savedAt, at)),
      orderBy: sql`${contentPageVersion.savedAt} desc, ${contentPageVersion.id} desc`,
      limit: 1,
    }),
    first: rowsInside(contentPageVersion, { where: page, orderBy: asc(contentPageVersion.id), limit: 1 }),
  }
}

/**
 * Returns the text as it was at that moment, or the first version when none is that old. Undefined when there is none, or none
 * that is understood any more.
 */
export function toPageVersion({
  latest,
  first,
}: ValuesOf<ReturnType<typeof pageVersionInside>>): PageVersion | undefined {
  const row = latest[0] ?? first[0]
  const body = storedRichTextSchema.safeParse(row?.body)
  return row !== undefined && body.success ? { title: row.title, body: body.data } : undefined
}

function isPage(kind: PageKind, slug: string) {
  return and(eq(contentPageVersion.kind, kind), eq(contentPageVersion.slug, slug))
}

/** Whether two texts are equal, whatever the order in which the database returns their fields. */
function isSame(stored: unknown, body: StoredRichText): boolean {
  const known = storedRichTextSchema.safeParse(stored)
  return known.success && JSON.stringify(known.data) === JSON.stringify(storedRichTextSchema.parse(body))
}
