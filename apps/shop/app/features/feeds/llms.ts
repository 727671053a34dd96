import { getSitemapEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getContentIndexEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/llms.ts'
import { buildLlmsText } from './llms-text.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const { categories = [] } = dataOrThrow(
    await api.call(getSitemapEndpoint, { query: { components: 'categories' } }),
  )
  const { pages } = dataOrThrow(await api.call(getContentIndexEndpoint, {}))
  const { publicUrl, agents = 'off' } = getHost(context)
  const text = buildLlmsText(
    { departments: categories, service: pages.filter(({ kind }) => kind === 'service') },
    { publicUrl, agents },
  )
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
