import { getSitemapEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getContentIndexEndpoint } from '@sluimer/contract/content/page-endpoints'
import { Link } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Container } from '../../ui/page/container.tsx'
import { BreadcrumbTrail } from '../seo/breadcrumb-trail.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/site-map-page.ts'
import { groupSiteMap } from './site-map-groups.ts'

const description = 'Alle pagina’s van de winkel op een rij: categorieën, merken, service en artikelen.'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = 'Sitemap'
  const head = [{ title: formatPageTitle(title) }, { name: 'description', content: description }]
  if (!loaderData) return head
  const { publicUrl } = loaderData
  const address = `${publicUrl}/sitemap/`
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({ type: 'website', title, description, address, publicUrl }),
  ]
}

/** A part that cannot be read is left out: the rest still leads somewhere (ER-02). */
export async function loader({ context }: Route.LoaderArgs) {
  const [sitemap, content] = await Promise.all([
    answerOrNothing(context, getSitemapEndpoint, { query: { components: 'categories,brands' } }),
    answerOrNothing(context, getContentIndexEndpoint, {}),
  ])
  return { groups: groupSiteMap(sitemap, content), publicUrl: getHost(context).publicUrl }
}

/** RT-05: every page of the shop for people. */
export default function SiteMapPage({ loaderData: { groups, publicUrl } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <BreadcrumbTrail
        publicUrl={publicUrl}
        items={[
          { title: 'Home', link: '/' },
          { title: 'Sitemap', link: '/sitemap/' },
        ]}
      />
      <header className="pt-2 lg:pt-4">
        <h1>Sitemap</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{description}</p>
      </header>
      <div className="mt-8 space-y-10">
        {groups.map(({ title, anchor, links }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor} className="border-b border-sand pb-2">
              {title}
            </h2>
            <ul className="mt-3 gap-x-10 sm:columns-2 md:columns-3 lg:columns-4">
              {links.map((item) => (
                <li key={item.link} className="break-inside-avoid">
                  <Link
                    to={item.link}
                    className="inline-flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:text-pine hover:underline"
                  >
                    {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  )
}
