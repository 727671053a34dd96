import { getBlogEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { xmlAnswer } from '../feeds/xml.ts'
import type { Route } from './+types/rss-feed.ts'
import { blogDescription } from './blog-address.ts'
import { buildRssXml } from './rss-xml.ts'

/** `/blog/rss.xml`: the newest articles, as many as the first page of the blog shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = dataOrThrow(await getApi(context).call(getBlogEndpoint, { query: {} }))
  return xmlAnswer(buildRssXml(pages, blogDescription, getHost(context).publicUrl))
}
