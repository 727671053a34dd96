import type { PageKind } from '@sluimer/domain/content/page-address'

/** What a changed page makes old: itself and the lists of its kind. */
export function pageTags(kind: PageKind, slug: string): string[] {
  return [`content:${kind}`, `content:${kind}:${slug}`]
}
