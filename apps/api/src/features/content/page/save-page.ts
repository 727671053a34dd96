import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { contentPage } from '../page-tables.ts'
import { countReadingMinutes } from '../rich-text/reading-minutes.ts'
import { type PageInput, pageInputSchema } from './page-input.ts'
import { listPageTags } from './page-tags.ts'
import { keepPageVersion } from './page-version.ts'

/** Adds a page, or changes the one of that kind and slug. One of another shape is refused with the wrong field. */
export async function savePage(db: Db, input: PageInput): Promise<void> {
  const { kind, slug, ...page } = pageInputSchema.parse(input)
  const values = {
    ...page,
    updatedAt: page.updatedAt ?? page.publishedAt,
    readingMinutes: countReadingMinutes(page.body),
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insert(contentPage)
      .values({ kind, slug, ...values })
      .onConflictDoUpdate({ target: [contentPage.kind, contentPage.slug], set: values })
    await keepPageVersion(tx, { kind, slug, title: page.title, body: page.body })
    await recordChange(tx, 'content', listPageTags(kind, slug))
  })
}
