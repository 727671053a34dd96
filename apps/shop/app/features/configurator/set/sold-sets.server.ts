import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { configuratorCategory } from '@sluimer/domain/configurator/guide/configurator-paths'
import type { RouterContextProvider } from 'react-router'
import { getApi, optionalWithinMs } from '../../../lib/api/api.server.ts'

const setsStart = `/configurator/${configuratorCategory}/`

/**
 * Lists the sets that can be composed now, from the listing of their category. None when that does not answer in time: the page that shows
 * them leads to the listing as well.
 */
export async function listSoldSets(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ProductTile[]> {
  const result = await getApi(context, { timeoutMs: optionalWithinMs }).call(getCategoryOverviewEndpoint, {
    query: { path: configuratorCategory },
  })
  if (!result.ok) return []
  return result.data.products.filter(({ link, available }) => available && link.startsWith(setsStart))
}
