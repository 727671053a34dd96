import type { Db } from '../../../platform/db/database.ts'
import { saveCategoryText } from '../category-text/save-category-text.ts'
import { savePage } from '../page/save-page.ts'
import { saveRedirect } from '../redirect/save-redirect.ts'
import { readContentFolder } from './read-content-folder.ts'

export type SaveContentResult =
  | { readonly ok: true; readonly saved: number }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Saves every text of a folder: adds the new ones, replaces the known ones, and leaves all others alone. When one
 * cannot be read, none is saved. Repeating it is harmless, so a run that was cut off is simply done again.
 */
export async function saveContentFolder(db: Db, path: string, now: Date): Promise<SaveContentResult> {
  const { pages, categoryTexts, redirects, problems } = readContentFolder(path)
  if (problems.length > 0) return { ok: false, problems }
  for (const page of pages) await savePage(db, page)
  for (const text of categoryTexts) await saveCategoryText(db, text, now)
  const refused: string[] = []
  for (const { from, to } of redirects) {
    const result = await saveRedirect(db, { from, to }, now)
    if (!result.ok) refused.push(`the redirect from ${from} to ${to} is refused: ${result.error.code}`)
  }
  if (refused.length > 0) return { ok: false, problems: refused }
  return { ok: true, saved: pages.length + categoryTexts.length + redirects.length }
}
