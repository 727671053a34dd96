import type { getAgentFeedEndpoint } from '@sluimer/contract/agent/endpoints'
import type { EndpointResponse } from '@sluimer/contract/endpoint'
import type { Connection } from '../../../platform/db/database.ts'
import { getProductFeed } from '../../catalog/feed/get-product-feed.ts'
import { toUcpProduct } from '../product/to-ucp-product.ts'

/** Returns a run of products by id, each as a line of JSON with all its variants. */
export async function readAgentFeed(
  { db, publicUrl }: { db: Connection; publicUrl: string },
  query: { after?: number | undefined; limit?: number | undefined },
  at: Date,
): Promise<EndpointResponse<typeof getAgentFeedEndpoint>> {
  const { products, next } = await getProductFeed(db, query, at)
  return { lines: products.map((product) => JSON.stringify(toUcpProduct(product, publicUrl))), next }
}
