import { getRelatedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { RouterContextProvider } from 'react-router'
import { getApi, NoAnswer, optionalWithinMs } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'

/** PD-03: returns similar products, or none when they cannot be loaded: the page works without them (ER-02). */
export async function loadRelated(
  context: Readonly<RouterContextProvider>,
  slugOrId: string,
): Promise<ProductTile[]> {
  const answer = await getApi(context, { timeoutMs: optionalWithinMs }).call(getRelatedProductsEndpoint, {
    params: { id: slugOrId },
  })
  if (answer.ok) return answer.data.products
  if (answer.status !== 404 && !(answer.response instanceof NoAnswer))
    getHost(context).logError(new Error(`related products: ${answer.status}`))
  return []
}
