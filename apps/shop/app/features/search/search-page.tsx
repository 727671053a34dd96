import { searchProductsEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { data, redirect, type ShouldRevalidateFunction, useLocation } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { brand, formatPageTitle } from '../../lib/brand.ts'
import { Remembered } from '../../lib/browser/remembered.tsx'
import { Container } from '../../ui/page/container.tsx'
import { WithBreaks } from '../../ui/text/words.tsx'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { EmptyCombination } from '../listing/empty-listing.tsx'
import { Listing } from '../listing/listing.tsx'
import { listListingBreaks } from '../listing/listing-breaks.server.ts'
import { joinPriceSearch } from '../listing/price-range.ts'
import { useReportSearch } from '../marketing/use-report-search.ts'
import type { Route } from './+types/search-page.ts'
import { NothingFound } from './nothing-found.tsx'
import { mostRecent, recentSearchesKey, useRecordedSearch } from './recent-searches.ts'
import { readSearch, searchCall, searchPath } from './search-address.ts'
import { SearchHeader } from './search-header.tsx'
import { TooManySearches } from './too-many-searches.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const text = loaderData?.found?.search_term ?? loaderData?.text
  return [
    { title: formatPageTitle(text ? `Zoeken: ${text}` : 'Zoeken') },
    { name: 'description', content: text ? `Wat ${brand.name} heeft voor “${text}”.` : brand.description },
    // Search results belong in no search engine.
    { name: 'robots', content: 'noindex, follow' },
  ]
}

/** An addition to the cart changes nothing on this page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/cart') ? false : defaultShouldRevalidate

/** RT-07: finds products by text. The sku of a product leads straight to its page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const joined = joinPriceSearch(searchParams)
  if (joined !== undefined) throw redirect(`${searchPath}${joined}`)
  const { text, querystring } = readSearch(searchParams)
  const query = { tn_q: text, querystring, ...toBedSizeQuery(context) }
  const answer = await getApi(context).call(searchProductsEndpoint, { query })
  if (!answer.ok && answer.status === 429)
    return data({ found: undefined, text, breaks: {} }, { status: 429 })
  const found = dataOrThrow(answer)
  if (found.redirect_url !== null) throw redirect(found.redirect_url)
  return data({ found, text, breaks: listListingBreaks(found) })
}

const searchList = { id: 'search', name: 'Zoekresultaten' }

export default function SearchPage({ loaderData: { found, text, breaks } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  return (
    <Container width="wide" className="pt-6 lg:pt-10">
      <WithBreaks breaks={breaks}>
        {found ? <Results found={found} /> : <TooManySearches text={text} address={`${pathname}${search}`} />}
      </WithBreaks>
    </Container>
  )
}

/** The results as a listing; without any, ways to go on. */
function Results({ found }: { found: SearchOverview }) {
  useReportSearch(found.search_term)
  const isNothing = found.pagination.total === 0 && found.active_filters.length === 0
  // A corrected text is recorded as corrected.
  const recorded = found.pagination.total > 0 ? (found.relaxed?.corrected_text ?? found.search_term) : ''
  useRecordedSearch(recorded)
  if (isNothing)
    return <NothingFound text={found.search_term} categories={found.categories} pages={found.pages} />
  return (
    <>
      {recorded && <Remembered listKey={recentSearchesKey} entry={recorded} most={mostRecent} />}
      <SearchHeader found={found} />
      <Listing
        overview={found}
        list={searchList}
        callFor={searchCall}
        empty={<EmptyCombination overview={found} />}
        exactCount={found.filled_from ?? undefined}
      />
    </>
  )
}
