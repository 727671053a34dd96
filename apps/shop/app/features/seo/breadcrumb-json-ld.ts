import type { Link } from '@sluimer/contract/platform/primitives'
import type { Node } from './json-ld-node.ts'

/** Describes the path from home to a page; nothing for a page without one. */
export function toBreadcrumbJsonLd(breadcrumb: readonly Link[], publicUrl: string): Node[] {
  if (breadcrumb.length < 2) return []
  const steps = breadcrumb.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${publicUrl}${link}`,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }]
}
