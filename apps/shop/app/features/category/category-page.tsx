import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { WithBreaks } from '../../ui/text/words.tsx'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { CategoryText } from '../content/category-text.tsx'
import { loadCategoryText } from '../content/load-category-text.server.ts'
import { EmptyListing } from '../listing/empty-listing.tsx'
import { Listing } from '../listing/listing.tsx'
import {
  findMovedAddress,
  readListingQuery,
  toCategoryCall,
  toCategoryPath,
} from '../listing/listing-address.ts'
import { listListingBreaks } from '../listing/listing-breaks.server.ts'
import { joinPriceSearch } from '../listing/price-range.ts'
import { useToldCategory } from '../marketing/use-abandonment.ts'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { toItemListJsonLd } from '../seo/item-list-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { buildListingMeta } from '../seo/listing-meta.ts'
import { WizardStart } from '../wizard/wizard-start.tsx'
import { WizardStarter } from '../wizard/wizard-starter.tsx'
import type { Route } from './+types/category-page.ts'
import { ActionSteps } from './action-steps.tsx'
import { CategoryHeader } from './category-header.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle() }]
  const { overview, publicUrl } = loaderData
  const { heading, intro, category, products } = overview
  return buildListingMeta(overview, publicUrl, {
    title: heading,
    description: intro,
    image: category.banner ?? products[0]?.images[0],
  })
}

/** An addition to the cart changes nothing on this page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/cart') ? false : defaultShouldRevalidate

/** RT-12: any path may be a category followed by filter values; the api decides, and answers 404 when it is not. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const path = toCategoryPath(params['*'])
  if (path === undefined) throw new Response(null, { status: 404 })
  const joined = joinPriceSearch(url.searchParams)
  if (joined !== undefined) throw redirect(`${url.pathname}${joined}`)
  const query = { path, querystring: readListingQuery(url.searchParams), ...toBedSizeQuery(context) }
  const [overview, text] = await Promise.all([
    getApi(context).call(getCategoryOverviewEndpoint, { query }).then(dataOrThrow),
    loadCategoryText(context, { path, search: url.search }),
  ])
  const moved = findMovedAddress(url, path, overview.canonical_url)
  if (moved !== undefined) throw redirect(moved, 301)
  // RT-13: search engines must not index a combination that the shop does not have; people still get help.
  const isEmptyCombination = overview.pagination.total === 0 && overview.active_filters.length > 0
  const publicUrl = getHost(context).publicUrl
  return data(
    { overview, text, publicUrl, breaks: listListingBreaks(overview) },
    { status: isEmptyCombination ? 404 : 200 },
  )
}

/** CT-01 to CT-08: a category's products, with everything to narrow them down. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { overview, text, publicUrl, breaks } = loaderData
  const { is_offer: isOffer, action_steps: steps } = overview.category
  // Who has narrowed a listing down wants its products: on a phone they come before pictures and advice.
  const isNarrowed = overview.active_filters.length > 0
  useToldCategory(overview.category.path)
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Breadcrumbs items={overview.breadcrumb} />
      <WithBreaks breaks={breaks}>
        <CategoryHeader {...overview} isNarrowed={isNarrowed} />
        {!isOffer && <ActionSteps steps={steps} />}
        <WizardStarter category={overview.category}>
          {!isNarrowed && <WizardStart className="mt-3 sm:mt-6 lg:hidden" />}
          <Listing
            overview={overview}
            list={{ id: overview.category.path, name: overview.category.title }}
            callFor={toCategoryCall}
            category={overview.category}
            empty={<EmptyListing overview={overview} />}
            isBelowPictures={overview.category.floor !== null && !isOffer}
          />
        </WizardStarter>
      </WithBreaks>
      {/* Offers come before the words about them. */}
      {isOffer && <ActionSteps steps={steps} />}
      <CategoryText body={text} />
      <JsonLd
        nodes={[
          ...toBreadcrumbJsonLd(overview.breadcrumb, publicUrl),
          ...toItemListJsonLd({ ...overview, title: overview.heading }, publicUrl),
        ]}
      />
    </Container>
  )
}
