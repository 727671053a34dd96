import type { PageKind } from '@sluimer/domain/content/page-address'

/** Returns the tags that a changed page makes out of date: its own and those of the lists of its kind. */
export function listPageTags(kind: PageKind, slug: string): string[] {
  return [`content:${kind}`, `content:${kind}:${slug}`]
}
