import type { PageKind } from '@sluimer/domain/content/page-address'
import { z } from 'zod'
import { type PageInput, pageInputSchema } from '../page/page-input.ts'
import { type FileProblem, type FrontMatter, readTextFile } from './read-text-file.ts'

export type PageFileResult =
  | { readonly ok: true; readonly page: PageInput }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

const frontMatterSchema = z.strictObject({
  title: z.string(),
  intro: z.string(),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
  picture: z.string().optional(),
  topic: z.string().optional(),
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  position: z.int().optional(),
  related: z.array(z.string()).optional(),
  searchWords: z.array(z.string()).optional(),
  /** `false` hides a page without deleting it. */
  active: z.boolean().optional(),
})

/**
 * Reads a page as authors keep it: Markdown with YAML in front (`title`, `intro`, `published: 2026-10-05`, …). The
 * file's place and name give the kind and the slug.
 */
export function readPageFile(file: { kind: PageKind; slug: string; text: string }): PageFileResult {
  const { richText, frontMatter, problems } = readTextFile(file.text, frontMatterSchema)
  if (richText === undefined || frontMatter === undefined) return { ok: false, problems }
  const page = { kind: file.kind, slug: file.slug, body: richText, ...toFields(frontMatter) }
  const checked = pageInputSchema.safeParse(page)
  if (checked.success) return { ok: true, page }
  return {
    ok: false,
    problems: checked.error.issues.map(({ path, message }) => ({
      line: 1,
      message: `${path.join('.')}: ${message}`,
    })),
  }
}

function toFields(written: FrontMatter<typeof frontMatterSchema>) {
  return {
    title: written.title,
    intro: written.intro,
    publishedAt: toMorning(written.published),
    updatedAt: toMorning(written.updated ?? written.published),
    imageKey: written.picture ?? null,
    topic: written.topic ?? null,
    seoTitle: written.seoTitle ?? null,
    seoDescription: written.seoDescription ?? null,
    position: written.position ?? 0,
    relatedSlugs: written.related ?? [],
    searchWords: written.searchWords ?? [],
    active: written.active ?? true,
  }
}

/** Returns the hour at which pages are published, before the shop's day begins. */
function toMorning(date: string): Date {
  return new Date(`${date}T06:00:00Z`)
}
