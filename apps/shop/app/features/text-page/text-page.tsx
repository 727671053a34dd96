import { getTextPageEndpoint } from '@sluimer/contract/content/page-endpoints'
import { redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { buildContentPageMeta } from '../content/page-meta.ts'
import { pageOr404 } from '../content/page-or-404.server.ts'
import { PlainPage } from '../content/plain-page.tsx'
import type { Route } from './+types/text-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => buildContentPageMeta(loaderData, 'website')

/** RT-05: `/textpage/?page={slug}` shows that text, or redirects to its own address if it has one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.searchParams.get('page')
  if (!slug) throw new Response(null, { status: 404 })
  const page = pageOr404(await getApi(context).call(getTextPageEndpoint, { params: { slug } }))
  if (!page.link.startsWith('/textpage/')) throw redirect(page.link, 301)
  return { page, publicUrl: getHost(context).publicUrl }
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData} />
}
