import { getInspirationEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { Article } from '../content/article.tsx'
import { buildContentPageMeta } from '../content/page-meta.ts'
import { pageOr404 } from '../content/page-or-404.server.ts'
import type { Route } from './+types/inspiration-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => buildContentPageMeta(loaderData, 'article')

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOr404(
    await getApi(context).call(getInspirationEndpoint, { params: { slug: params.slug } }),
  )
  return { page, publicUrl: getHost(context).publicUrl }
}

/** A room or a style, with the products in it. */
export default function InspirationPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article
      {...loaderData}
      list={{ title: 'Inspiratie', link: '/inspiratie/' }}
      relatedTitle="Nog meer om bij weg te dromen"
      relatedLabel=""
    />
  )
}
