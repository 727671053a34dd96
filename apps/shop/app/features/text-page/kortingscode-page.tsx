import { getTextPageEndpoint } from '@sluimer/contract/content/page-endpoints'
import { listPromotionsEndpoint } from '@sluimer/contract/promotion/endpoints'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { buildContentPageMeta } from '../content/page-meta.ts'
import { PlainPage } from '../content/plain-page.tsx'
import type { Route } from './+types/kortingscode-page.ts'
import { PublicPromotions } from './public-promotions.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => buildContentPageMeta(loaderData, 'website')

/** RT-05: how discount codes work, and the codes that anyone can use now; a text page with an address of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const [answer, promotions] = await Promise.all([
    getApi(context).call(getTextPageEndpoint, { params: { slug: 'kortingscode' } }),
    answerOrNothing(context, listPromotionsEndpoint, {}),
  ])
  // When only the codes fail to load, the words are shown without them.
  const items = promotions?.items ?? []
  return { page: dataOrThrow(answer), items, publicUrl: getHost(context).publicUrl }
}

export default function KortingscodePage({ loaderData }: Route.ComponentProps) {
  const { items, ...page } = loaderData
  return (
    <PlainPage {...page}>
      <PublicPromotions items={items} />
    </PlainPage>
  )
}
