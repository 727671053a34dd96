import { getNavigationEndpoint } from '@sluimer/contract/content/endpoints'
import { getContentIndexEndpoint } from '@sluimer/contract/content/page-endpoints'
import type { NavigationItem } from '@sluimer/contract/content/schemas'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/llms.ts'
import { buildLlmsText, type NamedPage } from './llms-text.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const { items } = dataOrThrow(await api.call(getNavigationEndpoint, {}))
  const { pages } = dataOrThrow(await api.call(getContentIndexEndpoint, {}))
  const { publicUrl, agents = 'off' } = getHost(context)
  const text = buildLlmsText(
    { departments: listDepartments(items), service: pages.filter(({ kind }) => kind === 'service') },
    { publicUrl, agents },
  )
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

/**
 * Lists the departments as the navigation has them, each with the pages below it but its colors: the sitemap has
 * every category, also those that are not departments. A page that several menus lead to is named once, as the first
 * of them calls it.
 */
function listDepartments(items: readonly NavigationItem[]): NamedPage[] {
  const named = items.flatMap(({ title, link, sub_items }) => [
    { title, link },
    ...sub_items.flatMap((sub) => [sub, ...sub.content.filter(({ color }) => color === null)]),
  ])
  const titles = new Map(named.toReversed().map(({ title, link }) => [link, title]))
  return [...titles].map(([link, title]) => ({ title, link })).toReversed()
}
