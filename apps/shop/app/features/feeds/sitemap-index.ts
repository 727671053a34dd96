import { getProductSitemapIndexEndpoint, getSitemapEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/sitemap-index.ts'
import { buildSitemapIndexXml, findLatest } from './sitemap-xml.ts'
import { xmlAnswer } from './xml.ts'

/** `/sitemap.xml`: the files of the sitemap, each with the date of its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [sitemap, products] = await Promise.all([
    api.call(getSitemapEndpoint, { query: { components: 'categories,brands' } }).then(dataOrThrow),
    api.call(getProductSitemapIndexEndpoint, {}).then(dataOrThrow),
  ])
  const { categories = [], brands = [] } = sitemap
  const files = [
    { link: '/sitemap-content.xml', changed_at: null },
    { link: '/sitemap-categories.xml', changed_at: findLatest(categories.map((page) => page.changed_at)) },
    { link: '/sitemap-filters.xml', changed_at: null },
    { link: '/sitemap-brands.xml', changed_at: findLatest(brands.map((page) => page.changed_at)) },
    ...products.pages.map(({ page, changed_at }) => ({ link: `/sitemap-products-${page}.xml`, changed_at })),
  ]
  return xmlAnswer(buildSitemapIndexXml(files, getHost(context).publicUrl))
}
