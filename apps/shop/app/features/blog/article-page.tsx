import { getBlogArticleEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { Article } from '../content/article.tsx'
import { buildContentPageMeta } from '../content/page-meta.ts'
import { pageOr404 } from '../content/page-or-404.server.ts'
import type { Route } from './+types/article-page.ts'
import { rssLink } from './blog-address.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...buildContentPageMeta(loaderData, 'article'),
  rssLink,
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOr404(
    await getApi(context).call(getBlogArticleEndpoint, { params: { slug: params.slug } }),
  )
  return { page, publicUrl: getHost(context).publicUrl }
}

/** RT-05: an article of the blog. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} list={{ title: 'Blog', link: '/blog/' }} relatedTitle="Lees ook" />
}
