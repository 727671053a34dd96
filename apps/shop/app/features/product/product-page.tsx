import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep } from '../../lib/api/unsent.ts'
import { Remembered } from '../../lib/browser/remembered.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import { readBedSize } from '../bed-size/bed-size.server.ts'
import { mostViews } from '../last-viewed/last-viewed.ts'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { useRecordedView, viewListKey } from '../last-viewed/view-list.ts'
import { aboutItem } from '../marketing/commerce-events.ts'
import { toProductItem } from '../marketing/commerce-item.ts'
import { useToldBrowse } from '../marketing/use-abandonment.ts'
import { useCommerceEvents } from '../marketing/use-commerce-events.ts'
import { loadQuestions } from '../question/load-questions.server.ts'
import { ProductQuestions } from '../question/product-questions.tsx'
import { isOtherQuestionWish, readQuestionWish } from '../question/question-address.ts'
import { type QuestionAnswer, readUnsentQuestion } from '../question/question-answer.ts'
import { sendQuestion } from '../question/send-question.server.ts'
import { loadReviews } from '../review/load-reviews.server.ts'
import { ProductReviews } from '../review/product-reviews.tsx'
import { isOtherReviewWish } from '../review/review-address.ts'
import { type ReviewAnswer, readUnsentReview } from '../review/review-answer.ts'
import { sendReview } from '../review/send-review.server.ts'
import { voteAddress } from '../review/vote-address.ts'
import { toBreadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { TileStrip } from '../tile/tile-strip.tsx'
import type { Route } from './+types/product-page.ts'
import { BuyBox } from './buy-box.tsx'
import { ProductDetails } from './details/product-details.tsx'
import { Gallery } from './gallery.tsx'
import { buildProductHead } from './product-head.ts'
import { toProductJsonLd } from './product-json-ld.ts'
import { loadRelated } from './related.server.ts'
import { findChosenVariant, preferBed } from './variant-choice.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildProductHead(loaderData.product, loaderData.publicUrl) : []

/**
 * Another variant needs no new data, other reviews and questions do. After an addition the stock is read again, and after a deal the
 * price.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  formAction,
  defaultShouldRevalidate,
}) => {
  // The answer to a vote has its new count, and nothing else of the page has changed.
  if (formAction?.startsWith(voteAddress)) return false
  const isOtherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  if (isOtherReviewWish(currentUrl.searchParams, nextUrl.searchParams)) return true
  if (isOtherQuestionWish(currentUrl.searchParams, nextUrl.searchParams)) return true
  return formMethod === undefined && isOtherChoice ? false : defaultShouldRevalidate
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { slug } = params
  const [result, related, reviews, questions] = await Promise.all([
    getApi(context).call(getProductEndpoint, { params: { slugOrId: slug }, query: {} }),
    loadRelated(context, slug),
    loadReviews(context, slug, url.searchParams),
    loadQuestions(context, slug, url.searchParams),
  ])
  const { publicUrl } = getHost(context)
  const product = preferBed(dataOrThrow(result), readBedSize(context))
  return { product, related, reviews, questions, publicUrl }
}

/** PD-04: a review or a question is posted to a product page; its address says which. */
export function action({ params, context, request, url }: Route.ActionArgs) {
  const send = readQuestionWish(url.searchParams).isAsking ? sendQuestion : sendReview
  return send(context, params.slug, request)
}

/** ER-01: a review or a question that cannot be sent stays in its form. */
export function clientAction(args: Route.ClientActionArgs) {
  const isAsking = readQuestionWish(new URL(args.request.url).searchParams).isAsking
  return sendOrKeep(args, (form): ReviewAnswer | QuestionAnswer =>
    isAsking ? readUnsentQuestion(form) : readUnsentReview(form),
  )
}

/** RT-10, PD-01: pictures and buy box, then everything about the product, which the buy box goes along with on a wide screen. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, related, reviews, questions, publicUrl } = loaderData
  const asked = actionData && 'about' in actionData ? actionData : undefined
  const reviewed = actionData && !('about' in actionData) ? actionData : undefined
  const [search] = useSearchParams()
  const variant = findChosenVariant(product, search)
  useRecordedView(product.id, variant.variant_id)
  useToldBrowse(product.id)
  useCommerceEvents(product.slug, () => [aboutItem('view_item', toProductItem(product, variant))])
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <Remembered
        listKey={viewListKey}
        entry={{ id: product.id, vid: variant.variant_id }}
        most={mostViews}
      />
      <Breadcrumbs items={product.breadcrumb} />
      <div className="mt-2 grid grid-cols-1 items-start gap-x-12 gap-y-6 print:grid-cols-[8cm_minmax(0,1fr)] print:gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_clamp(30rem,38vw,39rem)]">
        <Gallery
          key={product.id}
          images={product.images}
          title={product.title}
          shownKey={variant.image_key}
          variantKeys={product.variants.map(({ image_key }) => image_key)}
          discountPercent={variant.price.discount_percent}
        />
        <BuyBox key={`buy ${product.id}`} product={product} variant={variant} />
        <div className="@container min-w-0 print:col-span-2">
          <ProductDetails product={product} variant={variant} />
          <ProductReviews
            key={`reviews ${product.id}`}
            product={product}
            reviews={reviews}
            answer={reviewed}
            className="mt-14"
          />
          <ProductQuestions
            key={`questions ${product.id}`}
            product={product}
            questions={questions}
            answer={asked}
            className="mt-14"
          />
        </div>
      </div>
      <TileStrip
        key={`related ${product.id}`}
        title="Bekijk ook"
        products={related}
        className="mt-14 lg:mt-20"
      />
      <LastViewedStrip ownId={product.id} className="mt-14 lg:mt-20" />
      <JsonLd
        nodes={[
          ...toBreadcrumbJsonLd(product.breadcrumb, publicUrl),
          ...toProductJsonLd(product, publicUrl, reviews.found),
        ]}
      />
    </Container>
  )
}
