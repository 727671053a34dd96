import { type Breadcrumb, Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { toBreadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld.tsx'

/** The path from home to a page, for people and for search engines. */
export function BreadcrumbTrail({ items, publicUrl }: { items: readonly Breadcrumb[]; publicUrl: string }) {
  return (
    <>
      <Breadcrumbs items={items} />
      <JsonLd nodes={toBreadcrumbJsonLd(items, publicUrl)} />
    </>
  )
}
