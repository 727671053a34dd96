import { getBrandsEndpoint } from '@sluimer/contract/catalog/endpoints'
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
import { BrandCard } from './brand-card.tsx'
import { groupBrandsByLetter } from './brands-by-letter.ts'

const description = 'Alle merken van onze winkel van A tot Z.'

/** The cards that are in sight first on any screen. */
const firstCards = 3
/** The cards of a wide screen's first row. */
const firstRow = 5
/** Up to this number a visitor sees more by scrolling than by choosing a letter. */
const mostWithoutLetters = 24

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

/** RT-05: every brand that the shop sells, by letter, with a picture of its goods. Letters to jump to stand above many brands only. */
export default function BrandsPage({ loaderData: { groups, publicUrl } }: Route.ComponentProps) {
  const cards = groups.flatMap(({ letter, brands }) => brands.map((brand, at) => ({ letter, brand, at })))
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={breadcrumb} />
      <h1 className="pt-2 lg:pt-4">Alle merken</h1>
      {cards.length > mostWithoutLetters && <Letters letters={groups.map(({ letter }) => letter)} />}
      <ul aria-label="Merken" className="mt-5 grid gap-3 sm:grid-cols-3 sm:gap-4 lg:mt-7 lg:grid-cols-5">
        {cards.map(({ letter, brand, at }, index) => (
          <li key={brand.link} id={at === 0 ? toAnchor(letter) : undefined}>
            <BrandCard brand={brand} isPriority={index < firstCards} isEager={index < firstRow} />
          </li>
        ))}
      </ul>
      <JsonLd nodes={toBreadcrumbJsonLd(breadcrumb, publicUrl)} />
    </Container>
  )
}

function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="Letters" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#${toAnchor(letter)}`}
              className="grid min-h-11 min-w-11 place-items-center rounded-full border border-bark px-3 font-semibold hover:border-pine hover:bg-pine-mist"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toAnchor(letter: string): string {
  return `merk-${letter}`
}
