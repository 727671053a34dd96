import { getCategoryOverview } from '@sluimer/contract/catalog/endpoints'
import { redirect, type ShouldRevalidateFunction } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { brand, pageTitle } from '../../lib/brand.ts'
import { dataOrThrow } from '../../lib/data-or-throw.server.ts'
import { hostOf } from '../../lib/host-context.server.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/container.tsx'
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { itemListJsonLd } from '../seo/item-list-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { openGraph } from '../seo/open-graph.ts'
import { WizardStart } from '../wizard/wizard-start.tsx'
import type { Route } from './+types/category-page.ts'
import { ActionSteps } from './action-steps.tsx'
import { CategoryHeader } from './category-header.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { Listing } from './listing.tsx'
import { categoryCall, categoryPathOf, listingQuery } from './listing-address.ts'
import { joinedPriceSearch } from './price-range.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: pageTitle() }]
  const { overview, publicUrl } = loaderData
  const { category, indexable } = overview
  const address = `${publicUrl}${overview.canonical_url}`
  return [
    { title: pageTitle(category.title) },
    ...(category.description ? [{ name: 'description', content: category.description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...openGraph({
      type: 'website',
      title: category.title,
      description: category.description || brand.description,
      address,
      publicUrl,
      image: category.banner ?? overview.products[0]?.images[0],
    }),
  ]
}

/** Putting something into the cart changes nothing here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/cart') ? false : defaultShouldRevalidate

/** RT-12: any path may be a category with filter values behind it; the api knows, and says 404 when it is none. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const path = categoryPathOf(params['*'])
  if (path === undefined) throw new Response(null, { status: 404 })
  const joined = joinedPriceSearch(url.searchParams)
  if (joined !== undefined) throw redirect(`/${params['*']}${joined}`)
  const query = { path, querystring: listingQuery(url.searchParams) }
  const overview = dataOrThrow(await apiFor(context).call(getCategoryOverview, { query }))
  return { overview, publicUrl: hostOf(context).publicUrl }
}

/** CT-01 to CT-08: what a category offers, with everything to narrow it down. */
export default function CategoryPage({ loaderData: { overview, publicUrl } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={overview.breadcrumb} />
      <CategoryHeader category={overview.category} />
      <ActionSteps steps={overview.category.action_steps} />
      <WizardStart category={overview.category} />
      <Listing
        overview={overview}
        callFor={categoryCall}
        category={overview.category}
        empty={<EmptyListing overview={overview} />}
      />
      <JsonLd
        nodes={[
          ...breadcrumbJsonLd(overview.breadcrumb, publicUrl),
          ...itemListJsonLd({ ...overview, title: overview.category.title }, publicUrl),
        ]}
      />
    </Container>
  )
}
