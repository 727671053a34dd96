import type { ContentIndex, PageCard } from '@sluimer/contract/content/pages'
import { type PageKind, toPageAddress } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { findAllPages, findPageCards } from './page.queries.ts'
import { toPageCards } from './page-cards.ts'

/** More of one kind than anybody reads through. */
const mostPages = 200

/** Lists all pages of a kind whose list is not divided into pages. */
export async function listPages(db: Connection, kind: PageKind, at: Date): Promise<PageCard[]> {
  return toPageCards(db, kind, await findPageCards(db, kind, at, { limit: mostPages }))
}

/** Lists every page of content, for sitemaps. */
export async function listContentIndex(db: Connection, at: Date): Promise<ContentIndex> {
  const rows = await findAllPages(db, at)
  return {
    pages: rows.map(({ kind, slug, title, updatedAt }) => ({
      kind,
      title,
      link: toPageAddress(kind, slug),
      changed_at: updatedAt.toISOString(),
    })),
  }
}
