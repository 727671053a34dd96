import type { Product } from '@sluimer/contract/catalog/product'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import type { LoadedReviews } from './load-reviews.server.ts'
import { OpinionSummary } from './opinion-summary.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { buildReviewSearch, readReviewWish, reviewFormId, reviewsId } from './review-address.ts'
import type { ReviewAnswer } from './review-answer.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewWriting } from './review-writing.tsx'

/** PD-02: the reviews of a product, how they are checked, and a link to write one. */
export function ProductReviews(props: {
  product: Pick<Product, 'title'>
  reviews: LoadedReviews
  answer: ReviewAnswer | undefined
  className?: string
}) {
  const { product, reviews, answer } = props
  const { found, ticket } = reviews
  const [search] = useSearchParams()
  const isWriting = readReviewWish(search).isWriting || answer !== undefined
  const rating = found?.rating
  const writeTo = `${buildReviewSearch(search, { isWriting: true })}#${reviewFormId}`
  return (
    <section
      id={reviewsId}
      aria-labelledby={`${reviewsId}-titel`}
      className={`scroll-mt-36 border-t border-sand pt-10 lg:scroll-mt-6 ${props.className ?? ''}`}
    >
      <h2 id={`${reviewsId}-titel`}>Beoordelingen</h2>
      {!found && (
        <Alert className="mt-5 max-w-[42rem]">
          De beoordelingen zijn nu even niet te lezen. De rest van de pagina werkt gewoon.
        </Alert>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 @3xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="review-facts">
          {found && rating && <RatingSummary rating={rating} reviews={found} />}
          {found && rating && <OpinionSummary reviews={found} total={rating.count} />}
          {found && !rating && !isWriting && (
            <p className="col-start-1 text-lg">Pssst... Wil jij de eerste review schrijven?</p>
          )}
          {!isWriting && (
            <ButtonLink to={writeTo} variant="secondary" className="col-start-1">
              Schrijf een beoordeling
            </ButtonLink>
          )}
          <HowChecked hasExamples={found?.has_examples === true} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {isWriting && <ReviewWriting productTitle={product.title} answer={answer} ticket={ticket} />}
          {found && rating && <ReviewList reviews={found} />}
        </div>
      </div>
    </section>
  )
}

/** The law requires it beside reviews: whether and how they are checked to be by buyers (art. 6:193c BW, VI.99 WER). */
function HowChecked({ hasExamples }: { hasExamples: boolean }) {
  return (
    <div className="col-start-2 max-w-[26rem] min-w-0 text-sm wrap-anywhere text-ink-soft">
      {hasExamples && (
        <p className="mb-2">
          Dit is een demowinkel. Wat ‘Voorbeeldbeoordeling’ heet, is verzonnen en telt hier mee in het
          gemiddelde.
        </p>
      )}
      <p>
        Staat er ‘Geverifieerde aankoop’ bij, dan weten we dat de schrijver het artikel bij ons kocht. Bij
        andere beoordelingen is dat niet gecontroleerd.{' '}
        <Link to="/service/zo-werken-onze-beoordelingen/" className="text-pine underline underline-offset-4">
          Zo werken onze beoordelingen
        </Link>
      </p>
    </div>
  )
}
