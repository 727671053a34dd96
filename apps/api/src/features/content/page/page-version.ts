import type { PageKind } from '@sluimer/domain/content/page-address'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { readValues } from '../../../platform/db/read-values.ts'
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

/**
 * Returns the text as it was at a moment, or the first version when none is that old. Undefined when there is none,
 * or none that is understood any more.
 */
export async function findPageVersion(
  db: Connection,
  kind: PageKind,
  slug: string,
  at: Date,
): Promise<PageVersion | undefined> {
  const page = isPage(kind, slug)
  const { latest, first } = await readValues(db, {
    latest: rowsInside(contentPageVersion, {
      where: and(page, lte(contentPageVersion.savedAt, at)),
      orderBy: sql`${contentPageVersion.savedAt} desc, ${contentPageVersion.id} desc`,
      limit: 1,
    }),
    first: rowsInside(contentPageVersion, { where: page, orderBy: asc(contentPageVersion.id), limit: 1 }),
  })
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
