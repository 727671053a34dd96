import type { ContentPage } from '@sluimer/contract/content/pages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { DottedParts } from '../../ui/text/dotted-parts.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Node } from '../seo/json-ld-node.ts'
import { toArticleJsonLd } from './article-json-ld.ts'
import { formatReadingTime } from './page-card.tsx'
import { RelatedPages } from './related-pages.tsx'
import { listParts, TableOfContents } from './table-of-contents.tsx'
import { formatWrittenDate } from './written-date.ts'

/** An article or a piece of inspiration: its head, its text, and what to read after it. */
export function Article(props: {
  page: ContentPage
  publicUrl: string
  /** The list it belongs to: 'Blog'. */
  list: { title: string; link: string }
  relatedTitle: string
  /** The line above the titles of related pages, when it is not their topic. */
  relatedLabel?: string
  /** What stands between the head and the text, in place of the picture of the head. */
  lead?: React.ReactNode
  /** What else the page says to machines. */
  nodes?: readonly Node[]
}) {
  const { page, publicUrl, list } = props
  const breadcrumb = [{ title: 'Home', link: '/' }, list, { title: page.title, link: page.link }]
  const parts = listParts(page.body)
  return (
    <Container width={props.lead ? 'wide' : 'page'} className="pt-2 lg:pt-4">
      <Breadcrumbs items={breadcrumb} />
      <article>
        <ArticleHead page={page} topicAddress={list.link} hasPicture={props.lead === undefined} />
        {props.lead}
        <div
          className={clsx(
            parts.length > 0 && 'lg:grid lg:grid-cols-[minmax(0,42rem)_15rem] lg:justify-between lg:gap-12',
          )}
        >
          {parts.length > 0 && (
            <aside className="lg:col-start-2 lg:row-start-1">
              <TableOfContents parts={parts} />
            </aside>
          )}
          <RichText blocks={page.body} className="min-w-0 lg:col-start-1 lg:row-start-1" />
        </div>
      </article>
      <RelatedPages title={props.relatedTitle} cards={page.related} label={props.relatedLabel} />
      <JsonLd
        nodes={[
          ...toArticleJsonLd(page, publicUrl),
          ...toBreadcrumbJsonLd(breadcrumb, publicUrl),
          ...(props.nodes ?? []),
        ]}
      />
    </Container>
  )
}

function ArticleHead(props: { page: ContentPage; topicAddress: string; hasPicture: boolean }) {
  const { page, topicAddress, hasPicture } = props
  return (
    <header
      className={clsx(
        'pt-2 lg:pt-4',
        hasPicture
          ? 'mb-8 lg:mb-12 lg:grid lg:grid-cols-2 lg:items-center lg:gap-12'
          : 'mb-5 max-lg:max-w-3xl',
      )}
    >
      {/* Above something else than a picture the words take two columns, so that it comes into the first screen. */}
      <div
        className={clsx(
          !hasPicture && 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-x-10 xl:grid-cols-[2fr_1fr]',
        )}
      >
        {page.topic && (
          <Link
            to={`${topicAddress}?onderwerp=${page.topic.slug}`}
            className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
          >
            {page.topic.title}
          </Link>
        )}
        <h1>{page.title}</h1>
        <p
          className={clsx(
            'text-lg text-ink-soft',
            hasPicture
              ? 'mt-4 sm:text-xl sm:leading-8'
              : 'mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0',
          )}
        >
          {page.intro}
        </p>
        <p className={clsx('text-sm text-ink-soft', hasPicture ? 'mt-5' : 'mt-2')}>
          <DottedParts
            parts={[
              `Door de redactie van ${brand.name}`,
              <time key="written" dateTime={page.published_at}>
                {formatWrittenDate(page.published_at)}
              </time>,
              formatReadingTime(page.reading_minutes),
            ]}
          />
        </p>
      </div>
      {hasPicture && page.image && (
        <Picture
          image={page.image}
          sizes="(min-width: 80rem) 36rem, (min-width: 62rem) 46vw, 100vw"
          isPriority
          shape="landscape"
          className="mt-6 rounded-card lg:mt-0"
        />
      )}
    </header>
  )
}
