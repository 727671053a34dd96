import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PageKind } from '@sluimer/domain/content/page-address'
import { z } from 'zod'
import type { PageInput } from '../page/page-input.ts'
import type { StoredRichText } from '../rich-text/stored-rich-text.ts'
import { readPageFile } from './read-page-file.ts'
import { readTextFile } from './read-text-file.ts'

/** Where the pages of each kind lie in a folder of texts. */
const pageFolders: Readonly<Record<PageKind, string>> = {
  blog: 'blog',
  inspiration: 'inspiratie',
  service: 'service',
  text: 'text',
}
const categoryFolder = 'categorie'
/** Lines of two paths: an old address, a space, and where its page is now. `#` begins a remark. */
const redirectFile = 'doorverwijzingen.txt'
const categoryFrontMatter = z.strictObject({ category: z.string() })

/** All texts of a folder, as they would be saved. */
export interface ContentFolder {
  pages: PageInput[]
  categoryTexts: { categoryPath: string; body: StoredRichText }[]
  redirects: { from: string; to: string }[]
  /** `blog/beter-slapen.md:12 HTML is not allowed`: what is wrong, with its place. */
  problems: string[]
}

/** Reads every text that authors keep in a folder. A part of it that is not there has no texts. */
export function readContentFolder(path: string): ContentFolder {
  const content: ContentFolder = {
    pages: [],
    categoryTexts: [],
    redirects: readRedirects(path),
    problems: [],
  }
  for (const [kind, folder] of Object.entries(pageFolders)) {
    for (const { name, slug, text } of markdownIn(path, folder)) {
      const result = readPageFile({ kind: kind as PageKind, slug, text })
      if (result.ok) content.pages.push(result.page)
      else content.problems.push(...result.problems.map(({ line, message }) => `${name}:${line} ${message}`))
    }
  }
  for (const { name, text } of markdownIn(path, categoryFolder)) {
    const { richText, frontMatter, problems } = readTextFile(text, categoryFrontMatter)
    content.problems.push(...problems.map(({ line, message }) => `${name}:${line} ${message}`))
    if (richText && frontMatter)
      content.categoryTexts.push({ categoryPath: frontMatter.category, body: richText })
  }
  return content
}

function markdownIn(path: string, folder: string) {
  const place = join(path, folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({
      name: `${folder}/${file}`,
      slug: basename(file, '.md'),
      text: readFileSync(join(place, file), 'utf8'),
    }))
}

function readRedirects(path: string): ContentFolder['redirects'] {
  const file = join(path, redirectFile)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.flatMap((line) => {
    const [from, to = ''] = line.trim().split(/\s+/)
    return from && !from.startsWith('#') ? [{ from, to }] : []
  })
}
