import type { ContentPage } from '@sluimer/contract/content/pages'
import type { RichText } from '@sluimer/contract/content/rich-text'
import type { PageKind } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { findCategoryText } from '../../content/category-text/find-category-text.ts'
import { findPage } from '../../content/page/find-page.ts'
import type { ListingSources } from '../index/listing-sources.ts'
import { fillRichText } from './fill-rich-text.ts'

interface Sources extends ListingSources {
  db: Connection
}

/** Finds a page of content with its pictures and products; undefined when there is none. */
export async function findFilledPage(
  sources: Sources,
  kind: PageKind,
  slug: string,
  at: Date,
): Promise<ContentPage | undefined> {
  const page = await findPage(sources.db, kind, slug, at)
  return page && { ...page, body: await fillRichText(sources, page.body, at) }
}

/** Returns the text below a category's listing, with its pictures and products; empty when there is none. */
export async function getFilledCategoryText(sources: Sources, path: string, at: Date): Promise<RichText> {
  return fillRichText(sources, await findCategoryText(sources.db, path), at)
}
