import type { PageKind } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { storedRichTextSchema } from '../rich-text/stored-rich-text.ts'
import { findPagesOfKinds } from './page.queries.ts'

/** A page that a search can lead to, with those of its parts that have an address of their own. */
export interface FindablePage {
  kind: PageKind
  slug: string
  title: string
  /** Words that shoppers search with; a line that begins with `#anchor` belongs to that part. */
  searchWords: readonly string[]
  parts: readonly { title: string; anchor: string }[]
}

/** Returns the service pages and other texts that are public at a moment, each with its headings and questions. */
export async function listFindablePages(db: Connection, at: Date): Promise<FindablePage[]> {
  const rows = await findPagesOfKinds(db, ['service', 'text'], at)
  return rows.map(({ body, ...page }) => ({ ...page, parts: readParts(body) }))
}

function readParts(body: unknown): FindablePage['parts'] {
  const read = storedRichTextSchema.safeParse(body)
  if (!read.success) return []
  return read.data.flatMap((block) => {
    if (block.type === 'heading') return { title: block.text, anchor: block.anchor }
    if (block.type !== 'questions') return []
    return block.items.map(({ question, anchor }) => ({ title: question, anchor }))
  })
}
