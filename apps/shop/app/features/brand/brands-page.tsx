import { getBrandsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { Link } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/brands-page.ts'
import { groupBrandsByLetter } from './brands-by-letter.ts'

const description = 'Alle merken van onze winkel van A tot Z.'

const breadcrumb = [
  { title: 'Home', link: '/' },
  { title: 'Merken', link: '/brands/' },
]

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle('Alle merken') }]
  const { publicUrl } = loaderData
  const address = `${publicUrl}/brands/`
  return [
    { title: formatPageTitle('Alle merken') },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({ type: 'website', title: 'Alle merken', description, address, publicUrl }),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { brands } = dataOrThrow(await getApi(context).call(getBrandsEndpoint, {}))
  return { groups: groupBrandsByLetter(brands), publicUrl: getHost(context).publicUrl }
}

/** RT-05: every brand that the shop sells, by letter. */
export default function BrandsPage({ loaderData: { groups, publicUrl } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={breadcrumb} />
      <h1 className="pt-2 lg:pt-4">Alle merken</h1>
      {groups.length > 1 && (
        <nav aria-label="Letters" className="mt-5">
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#merk-${letter}`}
                  className="grid min-h-11 min-w-11 place-items-center rounded-full border border-bark px-3 font-semibold hover:border-pine hover:bg-pine-mist"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {groups.map(({ letter, brands }) => (
          <section key={letter} aria-labelledby={`merk-${letter}`}>
            <h2 id={`merk-${letter}`} className="border-b border-sand pb-2">
              {letter}
            </h2>
            <ul className="mt-2">
              {brands.map(({ title, link, description }) => (
                <li key={link} className="pb-3">
                  <Link
                    to={link}
                    className="inline-flex min-h-11 items-center text-lg font-semibold underline-offset-4 hover:text-pine hover:underline"
                  >
                    {title}
                  </Link>
                  {description && <p className="-mt-1.5 text-ink-soft">{description}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <JsonLd nodes={toBreadcrumbJsonLd(breadcrumb, publicUrl)} />
    </Container>
  )
}
