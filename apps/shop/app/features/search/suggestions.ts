import { getSearchSuggestionsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { canSuggest, tidySearchText } from '@sluimer/domain/search/search-text'
import { apiFor, NoAnswer, optionalWithinMs } from '../../lib/api/api.server.ts'
import { hostOf } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/suggestions.ts'

/** What the search field asks while someone types (CT-12). A failure is logged here; the field closes at one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('search_term') ?? ''
  const query = { search_term: canSuggest(typed) ? tidySearchText(typed) : '' }
  const answer = await apiFor(context, { timeoutMs: optionalWithinMs }).call(getSearchSuggestionsEndpoint, {
    query,
  })
  if (answer.ok) return Response.json(answer.data)
  // One visitor who asks too much is no failure of the shop, and must not fill its log.
  if (answer.status === 429) return Response.json({ code: 'rate_limited' }, { status: 429 })
  if (!(answer.response instanceof NoAnswer))
    hostOf(context).logError(new Error(`search suggestions answered ${answer.status}`))
  return Response.json({ code: 'unavailable' }, { status: 503 })
}
