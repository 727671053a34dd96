import { getBrandOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { redirect, type ShouldRevalidateFunction } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { WithBreaks } from '../../ui/text/words.tsx'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { EmptyListing } from '../listing/empty-listing.tsx'
import { Listing } from '../listing/listing.tsx'
import { readListingQuery } from '../listing/listing-address.ts'
import { listListingBreaks } from '../listing/listing-breaks.server.ts'
import { joinPriceSearch } from '../listing/price-range.ts'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { toItemListJsonLd } from '../seo/item-list-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { buildListingMeta } from '../seo/listing-meta.ts'
import type { Route } from './+types/brand-page.ts'
import { toBrandCall } from './brand-address.ts'

/** The longest slug that the contract accepts. */
const longestSlug = 255

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle() }]
  const { overview, publicUrl } = loaderData
  const { brand, products } = overview
  return buildListingMeta(overview, publicUrl, { ...brand, image: products[0]?.images[0] })
}

/** An addition to the cart changes nothing on this page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/cart') ? false : defaultShouldRevalidate

/** RT-05: everything of one brand; 404 when there is no such brand. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  if (params.brand.length > longestSlug) throw new Response(null, { status: 404 })
  const joined = joinPriceSearch(searchParams)
  if (joined !== undefined) throw redirect(`${pathname}${joined}`)
  const querystring = readListingQuery(searchParams)
  const query = { brand: params.brand, querystring, ...toBedSizeQuery(context) }
  const overview = dataOrThrow(await getApi(context).call(getBrandOverviewEndpoint, { query }))
  return { overview, breaks: listListingBreaks(overview), publicUrl: getHost(context).publicUrl }
}

export default function BrandPage({ loaderData: { overview, breaks, publicUrl } }: Route.ComponentProps) {
  const { brand, breadcrumb } = overview
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={breadcrumb} />
      <header className="pt-2 lg:pt-4">
        <h1>{brand.title}</h1>
        {brand.description && <p className="mt-2 max-w-prose text-lg text-ink-soft">{brand.description}</p>}
      </header>
      <WithBreaks breaks={breaks}>
        <Listing
          overview={overview}
          list={{ id: `brand ${brand.title}`, name: brand.title }}
          callFor={toBrandCall}
          empty={<EmptyListing overview={overview} />}
        />
      </WithBreaks>
      <JsonLd
        nodes={[
          ...toBreadcrumbJsonLd(breadcrumb, publicUrl),
          ...toItemListJsonLd({ ...overview, title: brand.title }, publicUrl),
        ]}
      />
    </Container>
  )
}
