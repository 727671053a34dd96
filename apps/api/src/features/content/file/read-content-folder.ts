import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PageKind } from '@sluimer/domain/content/page-address'
import { z } from 'zod'
import type { PageInput } from '../page/page-input.ts'
import type { StoredRichText } from '../rich-text/stored-rich-text.ts'
import { readPageFile } from './read-page-file.ts'
import { readTextFile } from './read-text-file.ts'

/** The subfolder of each kind of page in a folder of texts. */
const pageFolders: Readonly<Record<PageKind, string>> = {
  blog: 'blog',
  inspiration: 'inspiratie',
  service: 'service',
  text: 'text',
}
const categoryFolder = 'categorie'
/** A file with two paths per line: an old address, a space, and the page's present address. `#` begins a remark. */
const redirectFile = 'doorverwijzingen.txt'
const categoryFrontMatter = z.strictObject({ category: z.string() })

/** All texts of a folder, in the form in which they are saved. */
export interface ContentFolder {
  pages: PageInput[]
  categoryTexts: { categoryPath: string; body: StoredRichText }[]
  redirects: { from: string; to: string }[]
  /** What is wrong, with its place: `blog/beter-slapen.md:12 HTML is not allowed`. */
  problems: string[]
}

/** Reads every text that authors keep in a folder. A subfolder that does not exist has no texts. */
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
