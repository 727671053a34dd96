import { getServicePageEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { guaranteePage } from '../guarantee/guarantee-links.ts'
import { GuaranteeNotice } from '../guarantee/guarantee-notice.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Route } from './+types/service-page.ts'
import { toFaqJsonLd } from './faq-json-ld.ts'
import { ServiceArticle } from './service-article.tsx'
import { buildServiceMeta } from './service-meta.ts'

/** The longest slug that the contract accepts. */
const longestSlug = 120
/** The page that holds only questions. Search engines want these described once, not on every page that has some. */
const faqSlug = 'veelgestelde-vragen'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildServiceMeta(loaderData.page, loaderData.publicUrl) : [{ title: formatPageTitle() }]

/** RT-06: one service page; 404 when there is none of that name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.page.length > longestSlug) throw new Response(null, { status: 404 })
  const page = dataOrThrow(
    await getApi(context).call(getServicePageEndpoint, { params: { page: params.page } }),
  )
  return { page, publicUrl: getHost(context).publicUrl }
}

export default function ServicePage({ loaderData: { page, publicUrl } }: Route.ComponentProps) {
  return (
    <ServiceArticle page={page} publicUrl={publicUrl}>
      {page.link === guaranteePage && <GuaranteeNotice isOwnPage className="mb-8" />}
      <RichText blocks={page.body} />
      {page.slug === faqSlug && <JsonLd nodes={toFaqJsonLd(page.body)} />}
    </ServiceArticle>
  )
}
