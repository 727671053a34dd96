import type { PageCard } from '@sluimer/contract/content/pages'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Route } from './+types/service-overview-page.ts'
import { ContactBlock } from './contact-block.tsx'
import { longestLookup, lookupField } from './faq/find-questions.ts'
import { findServicePages } from './service-content.server.ts'
import { groupPages, type ServiceGroup } from './service-groups.ts'
import { findServiceIcon } from './service-icons.ts'
import { buildServiceMeta } from './service-meta.ts'
import { questionsPath, servicePath } from './service-paths.ts'
import { useFooter } from './use-footer.ts'

const steps = [
  { title: 'Home', link: '/' },
  { title: 'Klantenservice', link: servicePath },
]

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildServiceMeta(
    {
      seo_title: 'Klantenservice',
      seo_description:
        'Alles over bestellen, bezorgen, retourneren en garantie. Antwoord op je vraag, of een mens die meedenkt.',
      link: servicePath,
    },
    loaderData?.publicUrl ?? '',
  )

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await findServicePages(context), publicUrl: getHost(context).publicUrl }
}

/** RT-05: all service pages at a glance. */
export default function ServiceOverviewPage({ loaderData: { pages, publicUrl } }: Route.ComponentProps) {
  const footer = useFooter()
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={steps} />
      <h1 className="pt-2 lg:pt-4">Waarmee kunnen we je helpen?</h1>
      <p className="mt-3 text-lg text-pretty text-ink-soft max-sm:text-balance">
        De meeste antwoorden staan hier. Staat dat van jou er niet bij, dan helpt een mens je verder.
      </p>
      <div className="mt-5 max-w-[42rem] print:hidden">
        <LookupForm
          label="Zoek in de vragen"
          aria-label="In de vragen"
          action={questionsPath}
          name={lookupField}
          lookup=""
          maxLength={longestLookup}
        />
      </div>
      {groupPages(pages).map((group) => (
        <CardGroup key={group.title} group={group} />
      ))}
      {footer && <ContactBlock footer={footer} />}
      <JsonLd nodes={toBreadcrumbJsonLd(steps, publicUrl)} />
    </Container>
  )
}

function CardGroup({ group: { title, pages } }: { group: ServiceGroup }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-10 sm:mt-12">
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <ul className={clsx('mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4', columnsFor(pages.length))}>
        {pages.map((page) => (
          <ServiceCard key={page.slug} page={page} />
        ))}
      </ul>
    </section>
  )
}

/** Chooses the columns so that no card is alone in its row. */
function columnsFor(cards: number): string {
  if (cards % 3 !== 0) return 'lg:grid-cols-4'
  return cards % 6 === 0 ? 'lg:grid-cols-3 2xl:grid-cols-6' : 'lg:grid-cols-3'
}

function ServiceCard({ page: { slug, title, intro, link } }: { page: PageCard }) {
  const Icon = findServiceIcon(slug)
  return (
    <li className="group/card relative flex flex-col rounded-card border border-sand p-5 transition-colors duration-200 hover:border-pine hover:bg-pine-mist max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:py-3.5 max-sm:pr-14 max-sm:pl-4">
      <Icon className="mb-3 size-6 text-pine max-sm:row-span-2 max-sm:mb-0" aria-hidden="true" />
      <h3 className="text-lg">
        <Link to={link} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
        {/* At a phone's edge lies the button of the chat, so the arrow follows the title, and never stands on a line without a word. */}
        <span className="sm:hidden">
          {'\u00a0\u00a0'}
          <ArrowRight className="inline size-4.5 text-pine" aria-hidden="true" />
        </span>
      </h3>
      <p className="mt-1.5 grow text-ink-soft max-sm:col-start-2 max-sm:mt-0.5">{intro}</p>
      <ArrowRight
        className="mt-4 size-5 text-pine max-sm:hidden transition-transform duration-200 group-hover/card:translate-x-1"
        aria-hidden="true"
      />
    </li>
  )
}
