import type { ContentPage } from '@sluimer/contract/content/pages'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { buildServiceSteps } from './service-paths.ts'

type Words = Pick<ContentPage, 'title' | 'intro' | 'link'> &
  Partial<Pick<ContentPage, 'updated_at' | 'related' | 'image'>>

/** The frame of a service page: its breadcrumb, its title, and the date of its last change. */
export function ServiceArticle(props: { page: Words; publicUrl: string; children: React.ReactNode }) {
  const { page, publicUrl, children } = props
  const steps = buildServiceSteps(page.title, page.link)
  const changed = page.updated_at === undefined ? undefined : new Date(page.updated_at)
  return (
    <article>
      <Breadcrumbs items={steps} />
      <h1 className="pt-2 wrap-break-word hyphens-auto lg:pt-4">{page.title}</h1>
      <p className="mt-3 max-w-[42rem] text-lg text-ink-soft">{page.intro}</p>
      {page.image && (
        <Picture
          image={page.image}
          sizes="(min-width: 48rem) 42rem, 100vw"
          isPriority
          shape="styled"
          className="mt-6 aspect-2/1 max-w-[42rem] rounded-card"
        />
      )}
      <div className="relative mt-8">{children}</div>
      {page.related && page.related.length > 0 && (
        <nav aria-labelledby="lees-ook" className="mt-12 max-w-[42rem] border-t border-sand pt-5">
          <p id="lees-ook" className="font-semibold">
            Lees ook
          </p>
          <ul className="mt-1">
            {page.related.map(({ slug, title, link }) => (
              <li key={slug}>
                <Link
                  to={link}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
                >
                  <ArrowRight className="size-4.5" aria-hidden="true" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {changed && (
        <p className="mt-10 text-sm text-ink-soft">
          Laatst gewijzigd op{' '}
          <time dateTime={toAmsterdamDate(changed)}>{formatDutchDate(toAmsterdamDate(changed))}</time>
        </p>
      )}
      <JsonLd nodes={toBreadcrumbJsonLd(steps, publicUrl)} />
    </article>
  )
}
