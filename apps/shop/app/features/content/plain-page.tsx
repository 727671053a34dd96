import type { ContentPage } from '@sluimer/contract/content/pages'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'

/** A text page: a title and words; `children` go before the words. */
export function PlainPage({
  page,
  publicUrl,
  children,
}: {
  page: ContentPage
  publicUrl: string
  children?: React.ReactNode
}) {
  const breadcrumb = [
    { title: 'Home', link: '/' },
    { title: page.title, link: page.link },
  ]
  return (
    <Container className="pt-2 lg:pt-4">
      <Breadcrumbs items={breadcrumb} />
      <header className="mb-8 max-w-[44rem] pt-2 lg:pt-4">
        <h1>{page.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{page.intro}</p>
      </header>
      {children}
      <RichText blocks={page.body} className="max-w-[44rem]" />
      <JsonLd nodes={toBreadcrumbJsonLd(breadcrumb, publicUrl)} />
    </Container>
  )
}
