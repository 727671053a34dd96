import { getProductSitemapEndpoint, getSitemapEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getSamplesEndpoint } from '@sluimer/contract/catalog/sample-endpoints'
import type { Client } from '@sluimer/contract/client'
import { getContentIndexEndpoint } from '@sluimer/contract/content/page-endpoints'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { toMachinePicture } from '../seo/picture-address.ts'
import type { Route } from './+types/sitemap-file.ts'
import { buildSitemapXml, type SitemapAddress } from './sitemap-xml.ts'
import { noSuchFile, xmlAnswer } from './xml.ts'

/** The limit of one file (sitemaps.org). */
const mostAddresses = 50_000

/** Pages that lead to what staff wrote. */
const contentLists = ['/', '/blog/', '/inspiratie/', '/service/']

/** `/sitemap-{content|categories|filters|brands|products-{page}}.xml`; any other file of that kind does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl } = getHost(context)
  const addresses = await listAddresses(params.name, getApi(context), publicUrl)
  return addresses === undefined ? noSuchFile() : xmlAnswer(buildSitemapXml(addresses, publicUrl))
}

async function listAddresses(
  name: string,
  api: Client,
  publicUrl: string,
): Promise<SitemapAddress[] | undefined> {
  if (name === 'sitemap-content') {
    const { pages } = dataOrThrow(await api.call(getContentIndexEndpoint, {}))
    const { samples } = dataOrThrow(await api.call(getSamplesEndpoint, {}))
    // A shop without samples has no page for them.
    const lists = samples.length > 0 ? [...contentLists, samplesPath] : contentLists
    return [...lists.map((link) => ({ link, changed_at: null })), ...pages]
  }
  if (name === 'sitemap-categories') {
    const sitemap = dataOrThrow(await api.call(getSitemapEndpoint, { query: { components: 'categories' } }))
    return sitemap.categories ?? []
  }
  if (name === 'sitemap-filters') {
    const sitemap = dataOrThrow(await api.call(getSitemapEndpoint, { query: { components: 'filters' } }))
    return sitemap.filters?.slice(0, mostAddresses)
  }
  if (name === 'sitemap-brands') {
    const { brands = [] } = dataOrThrow(
      await api.call(getSitemapEndpoint, { query: { components: 'brands' } }),
    )
    return [{ link: '/brands/', changed_at: null }, ...brands]
  }
  const page = /^sitemap-products-([1-9]\d{0,5})$/.exec(name)?.[1]
  if (page === undefined) return undefined
  const answer = await api.call(getProductSitemapEndpoint, { params: { page: Number(page) } })
  if (!answer.ok && answer.status === 404) return undefined
  return dataOrThrow(answer).products.map(({ images, ...product }) => ({
    ...product,
    images: images.map((image) => toMachinePicture(image, publicUrl).address),
  }))
}
