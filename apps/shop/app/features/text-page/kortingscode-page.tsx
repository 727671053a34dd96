import { getTextPage } from '@sluimer/contract/content/page-endpoints'
import { apiFor } from '../../lib/api.server.ts'
import { dataOrThrow } from '../../lib/data-or-throw.server.ts'
import { hostOf } from '../../lib/host-context.server.ts'
import { contentPageMeta } from '../content/page-meta.ts'
import { PlainPage } from '../content/plain-page.tsx'
import type { Route } from './+types/kortingscode-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => contentPageMeta(loaderData, 'website')

/** RT-05: how discount codes work; a text page with an address of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await apiFor(context).call(getTextPage, { params: { slug: 'kortingscode' } })
  return { page: dataOrThrow(answer), publicUrl: hostOf(context).publicUrl }
}

export default function KortingscodePage({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData} />
}
