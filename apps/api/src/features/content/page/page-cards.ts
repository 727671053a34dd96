import type { PageCard } from '@sluimer/contract/content/pages'
import { type PageKind, toPageAddress } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { toAnchor } from '../rich-text/anchors.ts'
import type { PageCardRow } from './page.queries.ts'

/** Turns pages into cards, reading all their pictures at once. */
export async function toPageCards(
  db: Connection,
  kind: PageKind,
  rows: readonly PageCardRow[],
): Promise<PageCard[]> {
  const images = await findImages(
    db,
    rows.flatMap((row) => row.imageKey ?? []),
  )
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    intro: row.intro,
    link: toPageAddress(kind, row.slug),
    image: images.get(row.imageKey ?? '') ?? null,
    topic: row.topic === null ? null : toTopic(row.topic),
    reading_minutes: row.readingMinutes,
    published_at: row.publishedAt.toISOString(),
  }))
}

/** Returns a topic with its name in addresses. */
export function toTopic(title: string): { title: string; slug: string } {
  return { title, slug: toAnchor(title) }
}
