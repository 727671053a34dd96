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
      <Words blocks={page.body} />
      <JsonLd nodes={toBreadcrumbJsonLd(breadcrumb, publicUrl)} />
    </Container>
  )
}

/** On a wide screen the questions of a text, and what follows them, stand beside the rest of it. */
function Words({ blocks }: { blocks: ContentPage['body'] }) {
  const questionsAt = blocks.findIndex(({ type }) => type === 'questions')
  if (questionsAt < 1) return <RichText blocks={blocks} className="max-w-[44rem]" />
  return (
    <div className="grid max-w-[44rem] gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16">
      <RichText blocks={blocks.slice(0, questionsAt)} />
      <RichText blocks={blocks.slice(questionsAt)} />
    </div>
  )
}
