import { getServicePageEndpoint } from '@sluimer/contract/content/page-endpoints'
import { clsx } from 'clsx'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { guaranteePage } from '../guarantee/guarantee-links.ts'
import { GuaranteeNotice } from '../guarantee/guarantee-notice.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Route } from './+types/service-page.ts'
import { toFaqJsonLd } from './faq/faq-json-ld.ts'
import { findQuestions, longestLookup, lookupField } from './faq/find-questions.ts'
import { QuestionsLookup } from './faq/questions-lookup.tsx'
import { hasRoomBeside, SubjectLinks } from './faq/subject-links.tsx'
import { ServiceArticle } from './service-article.tsx'
import { buildServiceMeta } from './service-meta.ts'

/** The longest slug that the contract accepts. */
const longestSlug = 120
/** The page that holds only questions. Search engines want these described once, not on every page that has some. */
const faqSlug = 'veelgestelde-vragen'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildServiceMeta(loaderData.page, loaderData.publicUrl) : [{ title: formatPageTitle() }]

/** RT-06: one service page; 404 when there is none of that name. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (params.page.length > longestSlug) throw new Response(null, { status: 404 })
  const page = dataOrThrow(
    await getApi(context).call(getServicePageEndpoint, { params: { page: params.page } }),
  )
  const publicUrl = getHost(context).publicUrl
  if (page.slug !== faqSlug) return { page, publicUrl, lookup: null, count: 0 }
  const lookup = (url.searchParams.get(lookupField) ?? '').trim().slice(0, longestLookup)
  const found = lookup === '' ? { body: page.body, count: 0 } : findQuestions(page.body, lookup)
  return { page: { ...page, body: found.body }, publicUrl, lookup, count: found.count }
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { page, publicUrl, lookup, count } = loaderData
  return (
    <ServiceArticle page={page} publicUrl={publicUrl}>
      {page.link === guaranteePage && <GuaranteeNotice isOwnPage className="mb-8" />}
      {lookup !== null && <QuestionsLookup link={page.link} lookup={lookup} count={count} />}
      {!lookup && <SubjectLinks body={page.body} />}
      <RichText
        blocks={page.body}
        className={clsx(hasRoomBeside(page.body) && 'xl:max-w-[min(42rem,68%)]')}
      />
      {lookup === '' && <JsonLd nodes={toFaqJsonLd(page.body)} />}
    </ServiceArticle>
  )
}
