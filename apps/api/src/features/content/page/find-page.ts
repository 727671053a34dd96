import type { ContentPage } from '@sluimer/contract/content/pages'
import type { PageKind } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { type StoredRichText, storedRichTextSchema } from '../rich-text/stored-rich-text.ts'
import { findPageRow, findRelatedCards } from './page.queries.ts'
import { toPageCards } from './page-cards.ts'

const mostRelated = 3

/** A page with its body as stored: without its pictures and products. */
export type StoredPage = Omit<ContentPage, 'body'> & { body: StoredRichText }

/**
 * Finds a page that is public at this moment. Returns undefined when there is none, and also when its body was saved
 * in a shape that is no longer understood.
 */
export async function findPage(
  db: Connection,
  kind: PageKind,
  slug: string,
  at: Date,
): Promise<StoredPage | undefined> {
  const row = await findPageRow(db, kind, slug, at)
  const body = storedRichTextSchema.safeParse(row?.body)
  if (row === undefined || !body.success) return undefined
  const [[card], related] = await Promise.all([
    toPageCards(db, kind, [row]),
    findRelatedCards(db, row, at, mostRelated).then((rows) => toPageCards(db, kind, rows)),
  ])
  if (card === undefined) return undefined
  return {
    ...card,
    body: body.data,
    seo_title: row.seoTitle ?? row.title,
    seo_description: row.seoDescription ?? row.intro,
    updated_at: row.updatedAt.toISOString(),
    related,
  }
}
