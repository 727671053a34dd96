import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where the pages of each kind lie. */
const folders = { blog: 'blog', inspiration: 'inspiratie', service: 'service', text: 'text' } as const
type Kind = keyof typeof folders

export interface DemoPageFile {
  kind: Kind
  /** The file's name. */
  slug: string
  /** Markdown with front matter. */
  text: string
}

/** Every page of the demo shop, as its author keeps it. */
export function demoPageFiles(): DemoPageFile[] {
  return Object.entries(folders).flatMap(([kind, folder]) =>
    markdownIn(folder).map((file) => ({ kind: kind as Kind, ...file })),
  )
}

/** Texts below listings; which category each belongs to stands in its front matter. */
export function demoCategoryTextFiles(): { slug: string; text: string }[] {
  return markdownIn('categorie')
}

function markdownIn(folder: string) {
  const path = join(import.meta.dirname, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ slug: basename(name, '.md'), text: readFileSync(join(path, name), 'utf8') }))
}
