import type { PageKind } from '@sluimer/domain/content/page-address'
import { and, eq } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { contentPage } from '../page-tables.ts'
import { listPageTags } from './page-tags.ts'

/** Removes a page for good; false when there was none. To hide a page for a while, save it with `active: false`. */
export async function removePage(db: Db, kind: PageKind, slug: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .delete(contentPage)
      .where(and(eq(contentPage.kind, kind), eq(contentPage.slug, slug)))
      .returning({ id: contentPage.id })
    if (removed.length === 0) return false
    await recordChange(tx, 'content', listPageTags(kind, slug))
    return true
  })
}
