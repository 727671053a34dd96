import { getSearchSuggestionsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { canSuggest, tidySearchText } from '@sluimer/domain/search/search-text'
import { getApi, NoAnswer, optionalWithinMs } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import type { Route } from './+types/suggestions.ts'

/** Answers the search field while the visitor types (CT-12). A failure is logged here, and closes the field's list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('search_term') ?? ''
  const query = { search_term: canSuggest(typed) ? tidySearchText(typed) : '', ...toBedSizeQuery(context) }
  const answer = await getApi(context, { timeoutMs: optionalWithinMs }).call(getSearchSuggestionsEndpoint, {
    query,
  })
  if (answer.ok) return Response.json(answer.data)
  // A visitor who asks too often is not a failure of the shop, and must not fill its log.
  if (answer.status === 429) return Response.json({ code: 'rate_limited' }, { status: 429 })
  if (!(answer.response instanceof NoAnswer))
    getHost(context).logError(new Error(`search suggestions answered ${answer.status}`))
  return Response.json({ code: 'unavailable' }, { status: 503 })
}
