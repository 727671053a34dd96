import { demoCategoryTextFiles, demoPageFiles } from '@sluimer/demo/content/demo-pages'
import { demoRedirects } from '@sluimer/demo/content/redirects'
import { z } from 'zod'
import { readPageFile } from '../features/content/read-page-file.ts'
import { type FileProblem, readTextFile } from '../features/content/read-text-file.ts'
import { saveCategoryText } from '../features/content/save-category-text.ts'
import { savePage } from '../features/content/save-page.ts'
import { saveRedirect } from '../features/content/save-redirect.ts'
import type { Db } from '../platform/db/database.ts'

const categoryFrontMatter = z.strictObject({ category: z.string() })

/** Loads the demo shop's articles, pages, category texts and redirects. One that cannot be read stops the loading. */
export async function loadDemoTexts(db: Db, now: Date): Promise<void> {
  for (const file of demoPageFiles()) {
    const result = readPageFile(file)
    if (!result.ok) throw problemsIn(`${file.kind}/${file.slug}`, result.problems)
    await savePage(db, result.page)
  }
  for (const { slug, text } of demoCategoryTextFiles()) {
    const { richText, frontMatter, problems } = readTextFile(text, categoryFrontMatter)
    if (richText === undefined || frontMatter === undefined) throw problemsIn(slug, problems)
    await saveCategoryText(db, { categoryPath: frontMatter.category, body: richText }, now)
  }
  for (const redirect of demoRedirects) {
    const result = await saveRedirect(db, redirect, now)
    if (!result.ok) throw new Error(`the redirect from ${redirect.from} is refused: ${result.error.code}`)
  }
}

function problemsIn(name: string, problems: readonly FileProblem[]): Error {
  const lines = problems.map(({ line, message }) => `${name}.md:${line} ${message}`)
  return new Error(`a text of the demo shop cannot be read:\n${lines.join('\n')}`)
}
