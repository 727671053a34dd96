import { getInspirationsEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Container } from '../../ui/page/container.tsx'
import { PageCard } from '../content/page-card.tsx'
import { BreadcrumbTrail } from '../seo/breadcrumb-trail.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/inspirations-page.ts'

const title = 'Inspiratie'
const description = 'Kamers en stijlen om bij weg te dromen, met alles wat erin staat erbij.'
const address = '/inspiratie/'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle(title) }]
  const { pages, publicUrl } = loaderData
  const canonical = `${publicUrl}${address}`
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...openGraph({
      type: 'website',
      title,
      description,
      address: canonical,
      publicUrl,
      image: pages[0]?.image,
    }),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = dataOrThrow(await getApi(context).call(getInspirationsEndpoint, {}))
  return { pages, publicUrl: getHost(context).publicUrl }
}

/** RT-05: rooms and styles, large pictures two by two. */
export default function InspirationsPage({ loaderData: { pages, publicUrl } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <BreadcrumbTrail
        publicUrl={publicUrl}
        items={[
          { title: 'Home', link: '/' },
          { title, link: address },
        ]}
      />
      <header className="mb-8 pt-2 lg:mb-10 lg:pt-4">
        <h1>{title}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{description}</p>
      </header>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {pages.map((card, index) => (
          <li key={card.link}>
            <PageCard
              card={card}
              label=""
              isPriority={index < 2}
              sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Container>
  )
}
